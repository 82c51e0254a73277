// SPDX-License-Identifier: MIT
// Cities as they lie on the table: stacks of tokens, shields, the capital; cubes, walls, pawns, orange arrows.
#pragma once

#include "gui/map_projection.h"
#include "gui/painter.h"
#include "present/board_view.h"

#include <vector>

namespace gui {

struct CityLayout {
    Spot at;
    double unit = 1;  // 1 on a panel of 860 x 480
    Rect body;        // stack, shield or capital, with the cube on top
    Rect arrow;       // of the Bulgars; nothing: no width
    Rect label;
    Rect pawns;
};

// Everything but label and pawns.
CityLayout city_layout(const present::CityView& city, const Spot& at, double unit);
// Where its pawns could stand, the best first; without width if there are none.
std::vector<Rect> pawn_places(const present::CityView& city, const CityLayout& layout);
// Stack, shield or capital, with cube, wall and number: what is within a few units of `body`.
void draw_body(Painter& painter, const present::CityView& city, const CityLayout& layout);
// What stands beside it.
void draw_arrow(Painter& painter, const CityLayout& layout);
void draw_pawns(Painter& painter, const present::CityView& city, const CityLayout& layout);

}  // namespace gui
