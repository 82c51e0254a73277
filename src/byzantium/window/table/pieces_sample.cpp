// SPDX-License-Identifier: MIT
#include "byzantium/window/table/pieces_sample.h"

#include "byzantium/rules/ids.h"
#include "byzantium/words/table/names.h"
#include "byzantium/words/table/player_marks.h"

namespace byzantium::window {

using namespace gui;

void PiecesSample::draw(Painter& painter) {
    using byzantium::Color;
    Rect rest = painter.whole();
    for (const Color color : {Color::red, Color::yellow, Color::blue, Color::green}) {
        const double size = painter.scaled(18);
        const Rect piece = rest.cut_left(size);
        painter.piece(piece.middle_x(), piece.middle_y(), size, words::badge(color));
        rest.cut_left(painter.scaled(5));
        const std::string name = words::capital_word(color);
        painter.text(rest.cut_left(painter.width(name, {11.5})), name, {11.5});
        rest.cut_left(painter.scaled(14));
    }
}

}  // namespace byzantium::window
