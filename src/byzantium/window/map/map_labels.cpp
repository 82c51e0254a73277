// SPDX-License-Identifier: MIT
#include "byzantium/window/map/map_labels.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace byzantium::window {

using namespace gui;

namespace {

constexpr double label_gap = 1;  // between a label and what it names
constexpr std::size_t place_count = 38;
constexpr std::size_t touching_places = 20;  // the first of them
constexpr int rounds = 4;                    // in which labels make room for one another

// What covering costs: a pixel of area of a thing, a pixel of length of a line, a place liked less than the one before.
constexpr double thing_cost = 3;
constexpr double line_cost = 1.2;
constexpr double rank_cost = 3;
constexpr std::size_t least_liked = 24;  // no place is liked less than this one
constexpr double outside_cost = 4;
// What standing beside another city costs at most, and how near that is, in heights of the label.
constexpr double doubt_cost = 60;
constexpr double doubt_reach = 0.6;
// The same if it all but touches that city, and how near that is, in pixels.
constexpr double touch_cost = 150;
constexpr double touch_reach = 4;

using Places = std::array<Rect, place_count>;

// Length of the line's part inside the rectangle (Liang and Barsky).
double length_inside(const Rect& box, const Spot& from, const Spot& to) {
    const double dx = to.x - from.x;
    const double dy = to.y - from.y;
    double begin = 0;
    double end = 1;
    const auto cut = [&](double step, double distance) {
        if (step == 0) return distance >= 0;
        if (step < 0) begin = std::max(begin, distance / step);
        if (step > 0) end = std::min(end, distance / step);
        return true;
    };
    const bool crosses = cut(-dx, from.x - box.x) && cut(dx, box.right() - from.x) && cut(-dy, from.y - box.y) &&
                         cut(dy, box.bottom() - from.y);
    return crosses && begin < end ? (end - begin) * std::hypot(dx, dy) : 0;
}

// Below, above, right, left; the corners, a little nearer; then sides of which the label covers only a part, its edge
// at the side's edge, and its middle; then half a line or a line further away, for which a crowded map must draw a tie.
Places places(const LabelWish& wish) {
    const Rect& at = wish.beside;
    const double tuck = at.w / 4;
    const double middle_x = at.middle_x() - wish.w / 2;
    const double middle_y = at.middle_y() - wish.h / 2;
    const double left = at.x - label_gap - wish.w;
    const double right = at.right() + label_gap;
    const double above = at.y - wish.h - label_gap;
    const double below = at.bottom() + label_gap;
    const double flush_left = at.x;
    const double flush_right = at.right() - wish.w;
    const double half = wish.h / 2;
    const std::array<Spot, place_count> corners{{{middle_x, below},
                                                 {middle_x, above},
                                                 {right, middle_y},
                                                 {left, middle_y},
                                                 {right - tuck, below - tuck},
                                                 {left + tuck, below - tuck},
                                                 {right - tuck, above + tuck},
                                                 {left + tuck, above + tuck},
                                                 {flush_left, below},
                                                 {flush_right, below},
                                                 {flush_left, above},
                                                 {flush_right, above},
                                                 {right, middle_y - half},
                                                 {right, middle_y + half},
                                                 {left, middle_y - half},
                                                 {left, middle_y + half},
                                                 {flush_left - wish.w / 2, below},
                                                 {at.right() - wish.w / 2, below},
                                                 {flush_left - wish.w / 2, above},
                                                 {at.right() - wish.w / 2, above},
                                                 {middle_x, above - wish.h},
                                                 {middle_x, below + wish.h},
                                                 {flush_left, above - wish.h},
                                                 {flush_right, above - wish.h},
                                                 {flush_left, below + wish.h},
                                                 {flush_right, below + wish.h},
                                                 {right, above - half},
                                                 {left, above - half},
                                                 {right + half, below - tuck},
                                                 {left - half, below - tuck},
                                                 {right + half, above + tuck},
                                                 {left - half, above + tuck},
                                                 {right + half, middle_y},
                                                 {left - half, middle_y},
                                                 {right + half, middle_y - half},
                                                 {right + half, middle_y + half},
                                                 {left - half, middle_y - half},
                                                 {left - half, middle_y + half}}};
    Places rects;
    std::transform(corners.begin(), corners.end(), rects.begin(), [&](const Spot& corner) {
        return Rect{corner.x, corner.y, wish.w, wish.h};
    });
    return rects;
}

// A name beside two cities is read as that of either.
double cost_of_doubt(const Rect& label, std::size_t own, const std::vector<LabelWish>& wishes) {
    const double reach = doubt_reach * label.h;
    double cost = 0;
    for (std::size_t other = 0; other < wishes.size(); ++other) {
        if (other == own || reach <= 0) continue;
        const double gap = gap_between(label, wishes[other].beside);
        cost += doubt_cost * std::max(0.0, 1 - gap / reach) + touch_cost * std::max(0.0, 1 - gap / touch_reach);
    }
    return cost;
}

double fixed_cost(const Rect& label, const Crowd& crowd) {
    double cost = outside_cost * (label.w * label.h - shared_area(label, crowd.bounds));
    for (const Rect& thing : crowd.things) cost += thing_cost * shared_area(label, thing);
    for (const auto& line : crowd.lines)
        for (std::size_t i = 1; i < line.size(); ++i) cost += line_cost * length_inside(label, line[i - 1], line[i]);
    return cost;
}

struct Candidates {
    Places rects;
    std::array<double, place_count> costs;
    std::size_t count;  // of places that may be chosen
    std::size_t chosen = 0;
    const Rect& rect() const { return rects[chosen]; }
};

Candidates candidates(const std::vector<LabelWish>& wishes, std::size_t which, const Crowd& crowd, Standing standing) {
    const bool touches = standing == Standing::touching;
    Candidates all{places(wishes[which]), {}, touches ? touching_places : place_count};
    for (std::size_t i = 0; i < all.count; ++i) {
        all.costs[i] = fixed_cost(all.rects[i], crowd) + rank_cost * static_cast<double>(std::min(i, least_liked));
        if (!touches) all.costs[i] += cost_of_doubt(all.rects[i], which, wishes);
    }
    return all;
}

void choose(std::vector<Candidates>& labels, std::size_t which) {
    const auto cost = [&](std::size_t place) {
        double sum = labels[which].costs[place];
        for (std::size_t other = 0; other < labels.size(); ++other)
            if (other != which) sum += thing_cost * shared_area(labels[which].rects[place], labels[other].rect());
        return sum;
    };
    std::size_t best = 0;
    double least = cost(best);
    for (std::size_t place = 1; place < labels[which].count; ++place) {
        const double here = cost(place);
        if (here >= least) continue;
        best = place;
        least = here;
    }
    labels[which].chosen = best;
}

}  // namespace

double shared_area(const Rect& a, const Rect& b) {
    const double w = std::min(a.right(), b.right()) - std::max(a.x, b.x);
    const double h = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
    return w > 0 && h > 0 ? w * h : 0;
}

double gap_between(const Rect& a, const Rect& b) {
    const double x = std::max({0.0, a.x - b.right(), b.x - a.right()});
    const double y = std::max({0.0, a.y - b.bottom(), b.y - a.bottom()});
    return std::hypot(x, y);
}

std::vector<Rect> placed(const std::vector<LabelWish>& wishes, const Crowd& crowd, Standing standing) {
    std::vector<Candidates> labels;
    for (std::size_t which = 0; which < wishes.size(); ++which)
        labels.push_back(candidates(wishes, which, crowd, standing));
    for (int round = 0; round < rounds; ++round)
        for (std::size_t i = 0; i < labels.size(); ++i) choose(labels, i);
    std::vector<Rect> rects;
    for (const Candidates& label : labels) rects.push_back(label.rect());
    return rects;
}

}  // namespace byzantium::window
