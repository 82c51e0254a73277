// SPDX-License-Identifier: MIT
#include "paper/outlines.h"

#include <algorithm>
#include <cmath>

namespace paper {
namespace {

constexpr double apart = 5;  // strokes of a hatch

// A stroke at 45 degrees that would cross the upper edge at x, from there down to the right or to the left.
void add_slanted(std::vector<Line>& strokes, const Box& box, double x, double to_right) {
    const double left = box.at.x;
    const double right = box.at.x + box.width;
    const auto height_at = [&](double at_x) { return box.at.y + (at_x - x) * to_right; };
    const double bottom_x = x + box.height * to_right;
    const double from = std::clamp(std::min(x, bottom_x), left, right);
    const double to = std::clamp(std::max(x, bottom_x), left, right);
    if (to - from > 0) strokes.push_back({{from, height_at(from)}, {to, height_at(to)}, {box.strokes, 0.8}});
}

// At multiples of the distance from the picture's corner, so that boxes side by side go on in each other.
double first_from(double place) { return std::ceil(place / apart) * apart; }

// From the first place on, as many as lie before the end.
std::vector<double> places(double first, double end) {
    std::vector<double> all;
    const double count = std::ceil((end - first) / apart);
    for (int i = 0; i < count; ++i) all.push_back(first + i * apart);
    return all;
}

void add_falling(std::vector<Line>& strokes, const Box& box) {
    const double slope_start = box.at.x - box.height;
    for (const double x : places(first_from(slope_start - box.at.y) + box.at.y, box.at.x + box.width))
        add_slanted(strokes, box, x, 1);
}

void add_rising(std::vector<Line>& strokes, const Box& box) {
    for (const double x : places(first_from(box.at.x + box.at.y) - box.at.y, box.at.x + box.width + box.height))
        add_slanted(strokes, box, x, -1);
}

void add_level(std::vector<Line>& strokes, const Box& box) {
    for (const double y : places(first_from(box.at.y), box.at.y + box.height))
        strokes.push_back({{box.at.x, y}, {box.at.x + box.width, y}, {box.strokes, 0.8}});
}

void add_upright(std::vector<Line>& strokes, const Box& box) {
    for (const double x : places(first_from(box.at.x), box.at.x + box.width))
        strokes.push_back({{x, box.at.y}, {x, box.at.y + box.height}, {box.strokes, 0.8}});
}

}  // namespace

std::vector<Line> hatching(const Box& box) {
    std::vector<Line> strokes;
    const auto has = [&](Hatch one, Hatch both) { return box.hatch == one || box.hatch == both; };
    if (has(Hatch::falling, Hatch::crossed)) add_falling(strokes, box);
    if (has(Hatch::rising, Hatch::crossed)) add_rising(strokes, box);
    if (has(Hatch::level, Hatch::grid)) add_level(strokes, box);
    if (has(Hatch::upright, Hatch::grid)) add_upright(strokes, box);
    return strokes;
}

double radius(const Mark& mark) { return mark.size / 2 * 0.94; }

std::vector<Point> corners(const Mark& mark) {
    const double r = mark.size / 2;
    const auto [x, y] = mark.at;
    switch (mark.shape) {
        case Shape::circle:
            return {};
        case Shape::triangle:
            return {{x, y - r}, {x + r, y + r * 0.8}, {x - r, y + r * 0.8}};
        case Shape::square:
            return {{x - r * 0.84, y - r * 0.84},
                    {x + r * 0.84, y - r * 0.84},
                    {x + r * 0.84, y + r * 0.84},
                    {x - r * 0.84, y + r * 0.84}};
        case Shape::diamond:
            break;
    }
    return {{x, y - r}, {x + r, y}, {x, y + r}, {x - r, y}};
}

std::vector<double> dashes(const Pen& pen) {
    const double unit = std::max(1.0, pen.width);
    switch (pen.dash) {
        case Dash::solid:
            return {};
        case Dash::dashes:
            return {5 * unit, 3 * unit};
        case Dash::dots:
            return {1.2 * unit, 2 * unit};
        case Dash::dash_dots:
            break;
    }
    return {6 * unit, 2 * unit, 1.2 * unit, 2 * unit};
}

// Letters are about seven tenths as high as their size; a triangle has its middle lower.
Text letter_of(const Mark& mark) {
    const double size = mark.size * (mark.shape == Shape::triangle || mark.shape == Shape::diamond ? 0.5 : 0.62);
    const double lower = mark.shape == Shape::triangle ? mark.size * 0.12 : 0;
    return {{mark.at.x, mark.at.y + size * 0.36 + lower},
            mark.letter,
            size,
            Anchor::middle,
            Face::bold,
            mark.letter_ink,
            std::nullopt};
}

}  // namespace paper
