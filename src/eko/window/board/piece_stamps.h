// SPDX-License-Identifier: MIT
// Pieces on the board, each look of which is drawn once and then put down as a bitmap: with every entry all pieces are
// drawn anew, and most look as some did before.
#pragma once

#include "eko/window/board/board_places.h"
#include "eko/words/pictures/board_picture.h"
#include "gui/canvas/painter.h"

namespace eko::window {

struct PieceLook {
    words::BoardSize size;
    double letters;  // as of words::draw_stack
};

// Over the ground of the board. `hexagons`: where the fields of that board are.
void draw_pieces(gui::Painter& painter, const Hexagons& hexagons, const words::ShownBoard& shown, const PieceLook& look,
                 const words::Touched& touched);

}  // namespace eko::window
