// SPDX-License-Identifier: MIT
// Cities as they lie on the table: stacks of tokens, shields, the capital; cubes, walls, pawns, orange arrows.
#pragma once

#include "byzantium/window/map/map_projection.h"
#include "byzantium/words/table/board_view.h"
#include "gui/canvas/painter.h"

#include <optional>
#include <vector>

namespace byzantium::window {

// A line from a label to what it names.
struct Tie {
    Spot from;
    Spot to;
};

struct CityLayout {
    Spot at;
    double unit = 1;  // 1 on a panel of 860 x 480
    gui::Rect body;   // stack, shield or capital, with the cube on top
    gui::Rect arrow;  // of the Bulgars; nothing: no width
    gui::Rect label;
    gui::Rect pawns;
    std::optional<Tie> tie{};  // of a label that stands apart
};

// Everything but label and pawns.
CityLayout city_layout(const words::CityView& city, const Spot& at, double unit);
// The same with the most that can ever lie there, whatever lies there now.
CityLayout fullest_layout(const words::CityView& city, const Spot& at, double unit);
// Where its pawns could stand, the best first; without width if there are none.
std::vector<gui::Rect> pawn_places(const words::CityView& city, const CityLayout& layout);
// Stack, shield or capital, with cube, wall and number: what is within a few units of `body`.
void draw_body(gui::Painter& painter, const words::CityView& city, const CityLayout& layout);
// What stands beside it.
void draw_arrow(gui::Painter& painter, const CityLayout& layout);
void draw_pawns(gui::Painter& painter, const words::CityView& city, const CityLayout& layout);
// Before all these: what joins a city to its pawns, where others are near.
void draw_ground_of_pawns(gui::Painter& painter, const CityLayout& layout);

}  // namespace byzantium::window
