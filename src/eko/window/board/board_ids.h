// SPDX-License-Identifier: MIT
// The ids of fields, large enough to be read however small the fields are: over the board, of all where somebody
// wishes it, else of those that words beside the board name. They cover no sign, no piece and no key: each goes to a
// free corner of its field, or becomes a little smaller. One for which there is no room is left out: whoever points at
// its field reads it in the corner of the board.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "eko/window/board/board_places.h"
#include "gui/canvas/painter.h"
#include "gui/canvas/rect.h"

#include <vector>

namespace eko::window {

// A field whose id is to be drawn.
struct WantedId {
    FieldId field;
    enum class Middle { free, taken } middle;  // free: it has nothing but the circle of a movement field
};

struct IdBox {
    FieldId field;
    gui::Rect box;
    double letters;  // points
};

// Who comes first chooses first. `taken`: what must stay in sight.
std::vector<IdBox> id_boxes(gui::Painter& painter, const Hexagons& hexagons, const Board& board,
                            const std::vector<WantedId>& wanted, std::vector<gui::Rect> taken);
void draw_ids(gui::Painter& painter, const Board& board, const std::vector<IdBox>& boxes);

}  // namespace eko::window
