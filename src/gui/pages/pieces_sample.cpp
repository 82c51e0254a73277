// SPDX-License-Identifier: MIT
#include "gui/pages/pieces_sample.h"

namespace gui {

void PiecesSample::draw(Painter& painter) {
    Rect rest = painter.whole();
    for (const NamedPiece& piece : pieces_) {
        const double size = painter.scaled(18);
        const Rect place = rest.cut_left(size);
        painter.piece(place.middle_x(), place.middle_y(), size, piece.badge);
        rest.cut_left(painter.scaled(5));
        painter.text(rest.cut_left(painter.width(piece.name, {11.5})), piece.name, {11.5});
        rest.cut_left(painter.scaled(14));
    }
}

}  // namespace gui
