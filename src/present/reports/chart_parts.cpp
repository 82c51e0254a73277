// SPDX-License-Identifier: MIT
#include "present/reports/chart_parts.h"

#include "present/language/numbers.h"
#include "present/language/phrases.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

namespace present {
namespace {

using paper::Anchor;
using paper::Dash;
using paper::Ink;
using paper::Pen;

constexpr double label_letters = 12;
constexpr int most_lines = 7;

// The least of 1, 2, 5, 10, 20, ... with which the span has at most so many steps.
int step_of(const Span& span) {
    for (int power = 1;; power *= 10)
        for (const int digit : {1, 2, 5})
            if ((span.to - span.from) / (digit * power) <= most_lines) return digit * power;
}

// Of UTF-8.
std::string first_letter(const std::string& name) {
    const auto goes_on = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80; };
    std::size_t end = 1;
    while (end < name.size() && goes_on(name[end])) ++end;
    return capitalised(name.substr(0, end));
}

}  // namespace

Span whole_span(int least, int most) {
    Span span{static_cast<double>(std::min(least, 0)), static_cast<double>(std::max(most, std::min(least, 0) + 5))};
    const int step = step_of(span);
    return {std::floor(span.from / step) * step, std::ceil(span.to / step) * step};
}

std::vector<int> grid_of(const Span& span) {
    std::vector<int> lines;
    const int step = step_of(span);
    for (int n = static_cast<int>(std::ceil(span.from / step)) * step; n <= span.to; n += step) lines.push_back(n);
    return lines;
}

double Plot::x(double value) const {
    return place_.at.x + place_.width * (value - across_.from) / (across_.to - across_.from);
}

double Plot::y(double value) const { return bottom() - place_.height * (value - up_.from) / (up_.to - up_.from); }

void Plot::draw_levels(const std::vector<int>& grid) {
    for (const int n : grid) {
        const Pen pen{n == 0 ? Ink::faint : Ink::rule, 1, Dash::solid};
        add(paper::Line{{left(), y(n)}, {right(), y(n)}, pen});
        add(label({left() - 6, y(n) + 4}, signed_number(n), Anchor::end, Ink::faint));
    }
}

void Plot::draw_upright(double value, const std::string& text, Anchor anchor) {
    add(paper::Line{{x(value), top()}, {x(value), bottom() + 4}, {Ink::rule, 1, Dash::solid}});
    add(label({x(value), bottom() + 17}, text, anchor, Ink::faint));
}

void Plot::draw_heading(const std::string& text) {
    add(paper::Text{{left(), top() - 9}, text, 14, Anchor::start, paper::Face::serif_bold, Ink::accent, std::nullopt});
}

paper::Dash dash_of(const paper::Badge& badge) {
    switch (badge.shape) {
        case paper::Shape::circle:
            return Dash::solid;
        case paper::Shape::triangle:
            return Dash::dashes;
        case paper::Shape::square:
            return Dash::dash_dots;
        case paper::Shape::diamond:
            break;
    }
    return Dash::dots;
}

std::vector<LegendPlayer> with_initials(std::vector<LegendPlayer> players) {
    std::set<std::string> all;
    for (LegendPlayer& player : players) all.insert(player.badge.letter = first_letter(player.name));
    if (all.size() < players.size())
        for (LegendPlayer& player : players) player.badge.letter.clear();
    return players;
}

void draw_players(paper::Picture& picture, const LegendPlace& place, const std::vector<LegendPlayer>& players) {
    const double step = place.width / 4;
    double x = place.at.x;
    for (const LegendPlayer& player : players) {
        const double y = place.at.y;
        picture.items.emplace_back(paper::Line{{x, y}, {x + 42, y}, {player.badge.ink, 2.5, dash_of(player.badge)}});
        picture.items.emplace_back(mark_of(player.badge, {x + 21, y}, 17));
        picture.items.emplace_back(label({x + 50, y + 4}, player.name));
        x += step;
    }
}

paper::Text label(paper::Point at, std::string text, Anchor anchor, Ink ink) {
    return {at, std::move(text), label_letters, anchor, paper::Face::plain, ink, std::nullopt};
}

std::string signed_number(int n) { return with_minus(std::to_string(n)); }

}  // namespace present
