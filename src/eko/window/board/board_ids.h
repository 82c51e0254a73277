// SPDX-License-Identifier: MIT
// The ids of fields, large enough to be read however small the fields are: over the board, of all where somebody
// wishes it, else of those that words beside the board name.
#pragma once

#include "eko/rules/board.h"
#include "eko/window/board/board_places.h"
#include "eko/window/board/piece_stamps.h"
#include "gui/canvas/painter.h"

#include <cstdint>
#include <vector>

namespace eko::window {

// Of one field, where its id leaves free what else is there. Nowhere: nobody needs it; or a key and a sign or a piece
// need all of the field, and the row of that key names it.
enum class IdPlace : std::uint8_t { lower_corner, middle, upper_corner, nowhere };

// `places`: of each field in order.
void draw_ids(gui::Painter& painter, const Hexagons& hexagons, const Board& board, const std::vector<IdPlace>& places,
              const StampPlace& at);

}  // namespace eko::window
