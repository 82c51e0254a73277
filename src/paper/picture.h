// SPDX-License-Identifier: MIT
// A picture as a value: lines, boxes, marks and texts at places of their own, in inks that have a name and no colour
// yet. Whoever draws it (as SVG, on paper, in the window) brings the colours. Lengths are logical pixels, x to the
// right, y down, from the upper left corner.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace paper {

// What a colour is for. Nothing may depend on ink alone: players have a shape, a letter and a dash too.
enum class Ink : std::uint8_t {
    page,
    card,  // behind text
    ink,
    faint,  // less important text
    rule,   // lines of a table, of a chart's ground
    accent,
    sea,
    land,
    coast,
    road,
    desert,
    lane,
    gold,
    red,  // players
    yellow,
    blue,
    green,
    on_player,  // a letter on a player's colour
    violet,     // the same four by day and by night
    ivory,
    slate,
    orange,
    light,  // the same by day and by night
    dark,
    cyan,  // more players
    purple,
    silver,
};
inline constexpr std::size_t inks = 27;

enum class Dash : std::uint8_t { solid, dashes, dots, dash_dots };
enum class Hatch : std::uint8_t { full, empty, rising, falling, crossed, level, upright, grid };
enum class Shape : std::uint8_t { circle, triangle, square, diamond };

struct Point {
    double x = 0;
    double y = 0;
    bool operator==(const Point&) const = default;
};

struct Pen {
    Ink ink = Ink::ink;
    double width = 1;
    Dash dash = Dash::solid;
    bool operator==(const Pen&) const = default;
};

struct Line {
    Point from;
    Point to;
    Pen pen;
    bool operator==(const Line&) const = default;
};

// Through all points in turn; two or more.
struct Polyline {
    std::vector<Point> points;
    Pen pen;
    bool operator==(const Polyline&) const = default;
};

// Closed rings, filled where a point lies inside an odd number of them.
struct Area {
    std::vector<std::vector<Point>> rings;
    Ink fill;
    std::optional<Pen> edge;
    bool operator==(const Area&) const = default;
};

struct Box {
    Point at;  // upper left corner
    double width = 0;
    double height = 0;
    std::optional<Ink> fill;  // the ground under its hatch
    std::optional<Pen> edge;
    Hatch hatch = Hatch::full;  // full: only the ground
    Ink strokes = Ink::ink;     // of the hatch
    bool operator==(const Box&) const = default;
};

// A player's piece, or another figure of a shape, around its middle.
struct Mark {
    Point at;
    double size = 0;  // from edge to edge
    Shape shape = Shape::circle;
    Ink fill = Ink::ink;
    std::optional<Pen> edge;
    std::string letter;  // on it; may be empty
    Ink letter_ink = Ink::on_player;
    bool operator==(const Mark&) const = default;
};

enum class Anchor : std::uint8_t { start, middle, end };
enum class Face : std::uint8_t { plain, bold, serif, serif_bold };

struct Text {
    Point at;  // where its line stands: `anchor` of it
    std::string text;
    double size = 12;  // of its font: a line takes about 1.2 of it
    Anchor anchor = Anchor::start;
    Face face = Face::plain;
    Ink ink = Ink::ink;
    std::optional<Ink> halo;  // around the letters, where they stand on something
    bool operator==(const Text&) const = default;
};

using Item = std::variant<Line, Polyline, Area, Box, Mark, Text>;

struct Picture {
    double width = 0;
    double height = 0;
    std::string title;        // what it shows, for whoever cannot see it
    std::vector<Item> items;  // the last lies on top
    bool operator==(const Picture&) const = default;
};

}  // namespace paper
