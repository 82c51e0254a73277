// SPDX-License-Identifier: MIT
#include "eko/words/pictures/signs.h"

#include "eko/words/names.h"

#include <cmath>
#include <numbers>
#include <string>

namespace eko::words {

namespace {

using paper::Ink;
using paper::Point;

constexpr int wave_steps = 12;
constexpr int moon_steps = 10;

// Up and down around a level, twice.
Ring wave(double from, double to, double y) {
    Ring points;
    for (int i = 0; i <= wave_steps; ++i) {
        const double part = static_cast<double>(i) / wave_steps;
        points.push_back({from + (to - from) * part, y - 0.07 * std::sin(4 * std::numbers::pi * part)});
    }
    return points;
}

void draw_storm(Pencil pencil) {
    for (const double y : {-0.68, -0.48}) pencil.line(wave(-0.42, 0.42, y), Ink::lane, 0.07);
    pencil.circle({0, 0}, 0.72, Ink::sea, Ink::coast);
}

void draw_stones(Pencil pencil) {
    for (const Point at : {Point{-0.34, 0.1}, {0, -0.22}, {0.34, 0.06}, {-0.02, 0.3}, {0.1, 0.02}})
        pencil.dot(at, 0.17, Ink::road);
}

void draw_crack(Pencil pencil) {
    pencil.area({{-0.06, -0.56}, {-0.24, -0.2}, {0, 0.08}, {-0.2, 0.56}, {0.24, 0.08}, {0, -0.16}, {0.2, -0.56}},
                Ink::ink);
}

void draw_peaks(Pencil pencil) {
    pencil.area({{-0.62, 0.38}, {-0.14, -0.46}, {0.12, -0.02}, {0.26, -0.2}, {0.62, 0.38}}, Ink::coast);
    pencil.area({{-0.14, -0.46}, {-0.3, -0.18}, {-0.16, -0.24}, {-0.06, -0.12}, {0.02, -0.2}}, Ink::page);
}

void draw_star(Pencil pencil) {
    Ring corners;
    for (int i = 0; i < 10; ++i) {
        const double r = i % 2 == 0 ? 0.6 : 0.25;
        const double angle = std::numbers::pi * (i / 5.0 - 0.5);
        corners.push_back({r * std::cos(angle), r * std::sin(angle)});
    }
    pencil.area(corners, Ink::dark, Ink::dark);
}

void draw_cross(Pencil pencil) {
    pencil.line({{-0.3, -0.3}, {0.3, 0.3}}, Ink::silver, 0.08);
    pencil.line({{-0.3, 0.3}, {0.3, -0.3}}, Ink::silver, 0.08);
}

void draw_gate(Pencil pencil) {
    pencil.circle({0, 0}, 1.1, Ink::card, Ink::ink);
    pencil.circle({0, 0}, 0.6, Ink::dark, Ink::ink);
}

void draw_roof(Pencil pencil) {
    pencil.area({{-0.58, -0.22}, {0, -0.66}, {0.58, -0.22}}, Ink::page);
    pencil.line({{-0.46, -0.22}, {-0.46, 0.5}}, Ink::ink);
    pencil.line({{0.46, -0.22}, {0.46, 0.5}}, Ink::ink);
    pencil.line({{-0.58, 0.5}, {0.58, 0.5}}, Ink::ink);
}

void draw_wind(Pencil pencil) {
    draw_roof(pencil);
    for (const double y : {-0.02, 0.16, 0.34}) pencil.line(wave(-0.34, 0.34, y), Ink::ink, 0.07);
}

// A crescent: an outer half circle, and back along a flatter one.
void draw_moon(Pencil pencil) {
    draw_roof(pencil);
    Ring points;
    const auto arc = [&](double wide, int from, int to) {
        for (int i = from; i != to; i += from < to ? 1 : -1) {
            const double angle = std::numbers::pi * (static_cast<double>(i) / moon_steps - 0.5);
            points.push_back({-0.12 + wide * std::cos(angle), 0.14 + 0.28 * std::sin(angle)});
        }
    };
    arc(0.34, 0, moon_steps);
    arc(0.12, moon_steps, 0);
    pencil.area(points, Ink::ink);
}

void draw_sand(Pencil pencil) {
    draw_roof(pencil);
    pencil.area({{-0.24, -0.12}, {0.24, -0.12}, {0, 0.14}}, Ink::page);
    pencil.area({{-0.24, 0.4}, {0.24, 0.4}, {0, 0.14}}, Ink::ink);
}

void draw_tent(Pencil pencil) {
    pencil.area({{-0.44, 0.34}, {0, -0.4}, {0.44, 0.34}}, Ink::page);
    pencil.area({{-0.13, 0.34}, {0, 0.02}, {0.13, 0.34}}, Ink::ink);
}

void draw_tower(Pencil pencil) {
    pencil.area({{-0.2, 0.36},
                 {-0.2, -0.26},
                 {-0.3, -0.26},
                 {-0.3, -0.52},
                 {-0.17, -0.52},
                 {-0.17, -0.4},
                 {-0.07, -0.4},
                 {-0.07, -0.52},
                 {0.07, -0.52},
                 {0.07, -0.4},
                 {0.17, -0.4},
                 {0.17, -0.52},
                 {0.3, -0.52},
                 {0.3, -0.26},
                 {0.2, -0.26},
                 {0.2, 0.36}},
                Ink::page);
    pencil.area({{-0.08, 0.36}, {-0.08, 0.1}, {0.08, 0.1}, {0.08, 0.36}}, Ink::ink);
}

void draw_castle(Pencil pencil) {
    pencil.area({{-0.52, 0.36},
                 {-0.52, -0.48},
                 {-0.4, -0.48},
                 {-0.4, -0.36},
                 {-0.3, -0.36},
                 {-0.3, -0.48},
                 {-0.18, -0.48},
                 {-0.18, -0.08},
                 {0.18, -0.08},
                 {0.18, -0.48},
                 {0.3, -0.48},
                 {0.3, -0.36},
                 {0.4, -0.36},
                 {0.4, -0.48},
                 {0.52, -0.48},
                 {0.52, 0.36}},
                Ink::page);
    pencil.area({{-0.1, 0.36}, {-0.1, 0.12}, {0.1, 0.12}, {0.1, 0.36}}, Ink::ink);
}

// From 0 to 1: how far letters have grown from the usual ones to the largest.
double growth(double letters) { return (letters - usual_letters) / (largest_letters - usual_letters); }

double between(double usual, double largest, double grown) { return usual + (largest - usual) * grown; }

// A larger number takes some room from the shape, which goes to the edge of the field.
double mark_of_stack(double letters) { return between(-0.26, -0.36, growth(letters)); }
constexpr double crown_up = -0.58;
constexpr double first_rim = 0.6;
constexpr double between_rims = 0.1;
constexpr double rim_width = 0.065;

// Of a tower seen from above its edge: a rim for each disc below the uppermost.
void draw_rims(Pencil pencil, const Stack& stack, double x) {
    for (int below = 1; below < stack.count; ++below) {
        const double y = first_rim + between_rims * (below - 1);
        pencil.line({{x - 0.36, y - 0.09}, {x - 0.2, y}, {x + 0.2, y}, {x + 0.36, y - 0.09}}, badge(stack.owner).ink,
                    rim_width);
    }
}

void draw_size(Pencil pencil, Size size) {
    switch (size) {
        case Size::camp:
            return draw_tent(pencil);
        case Size::tower:
            return draw_tower(pencil);
        case Size::castle:
            break;
    }
    draw_castle(pencil);
}

}  // namespace

paper::Ink ground_of(FieldKind kind) {
    switch (kind) {
        case FieldKind::movement:
            return Ink::card;
        case FieldKind::reg:
        case FieldKind::ravine:
        case FieldKind::mountain:
        case FieldKind::wind:
        case FieldKind::moon:
        case FieldKind::sand:
            return Ink::rule;
        case FieldKind::capital:
            return Ink::gold;
        case FieldKind::abyss:
            return Ink::dark;
        case FieldKind::storm:
            return Ink::sea;
        case FieldKind::portal:
            break;
    }
    return Ink::card;
}

void draw_sign(Pencil pencil, FieldKind kind) {
    switch (kind) {
        case FieldKind::movement:
            return pencil.circle({0, 0}, 0.72, Ink::card, Ink::coast);
        case FieldKind::reg:
            return draw_stones(pencil);
        case FieldKind::ravine:
            return draw_crack(pencil);
        case FieldKind::mountain:
            return draw_peaks(pencil);
        case FieldKind::capital:
            return draw_star(pencil);
        case FieldKind::abyss:
            return draw_cross(pencil);
        case FieldKind::storm:
            return draw_storm(pencil);
        case FieldKind::portal:
            return draw_gate(pencil);
        case FieldKind::wind:
            return draw_wind(pencil);
        case FieldKind::moon:
            return draw_moon(pencil);
        case FieldKind::sand:
            break;
    }
    draw_sand(pencil);
}

void draw_small_sign(Pencil pencil, FieldKind kind) { draw_sign(pencil.moved({0, -0.62}, 0.42), kind); }

void draw_stack(Pencil pencil, const Stack& stack, double letters) {
    draw_rims(pencil, stack, mark_of_stack(letters));
    draw_top(pencil, stack, letters);
}

void draw_top(Pencil pencil, const Stack& stack, double letters) {
    const double grown = growth(letters);
    const double x = mark_of_stack(letters);
    pencil.mark(badge(stack.owner), {x, 0.06}, between(0.98, 0.92, grown));
    pencil.text(std::to_string(stack.count), {0.5, number_bottom(letters)}, letters, Ink::ink, paper::Face::bold);
    if (stack.emperor) draw_crown(pencil.moved({x, crown_up}, 1));
}

paper::Box crown_box(double letters) { return {{mark_of_stack(letters) - 0.36, crown_up - 0.2}, 0.72, 0.36, {}, {}}; }

double number_bottom(double letters) { return between(0.34, 0.4, growth(letters)); }

void draw_building(Pencil pencil, const Building& building, double letters) {
    draw_size(pencil.moved({-0.3, 0.14}, 0.92), building.size);
    pencil.mark(badge(building.owner), {0.42, 0.18}, between(0.76, 0.88, growth(letters)));
}

void draw_crown(Pencil pencil) {
    pencil.area({{-0.3, 0.16}, {-0.36, -0.16}, {-0.14, 0}, {0, -0.2}, {0.14, 0}, {0.36, -0.16}, {0.3, 0.16}},
                Ink::gold);
}

void draw_pyramid(Pencil pencil) {
    pencil.area({{-0.48, 0.36}, {0, -0.4}, {0.48, 0.36}}, Ink::gold);
    pencil.line({{-0.32, 0.1}, {0.32, 0.1}}, Ink::ink);
    pencil.line({{-0.16, -0.14}, {0.16, -0.14}}, Ink::ink);
}

void draw_lighthouse(Pencil pencil) {
    for (const double y : {-0.52, -0.2}) {
        pencil.line({{-0.2, -0.36}, {-0.5, y}}, Ink::ink);
        pencil.line({{0.2, -0.36}, {0.5, y}}, Ink::ink);
    }
    pencil.area({{-0.2, 0.44}, {-0.11, -0.22}, {0.11, -0.22}, {0.2, 0.44}}, Ink::page);
    pencil.area({{-0.14, -0.22}, {-0.14, -0.42}, {0, -0.56}, {0.14, -0.42}, {0.14, -0.22}}, Ink::gold);
}

void draw_way_out(Pencil pencil, std::size_t direction) {
    const double angle = std::numbers::pi / 3 * static_cast<double>(direction);
    const auto around_corner = [&](double along, double across) {
        return Point{along * std::cos(angle) - across * std::sin(angle),
                     along * std::sin(angle) + across * std::cos(angle)};
    };
    // Notched: an equal-sided triangle seems to point three ways.
    pencil.area({around_corner(0.5, -0.22), around_corner(1.02, 0), around_corner(0.5, 0.22), around_corner(0.66, 0)},
                Ink::ink);
}

}  // namespace eko::words
