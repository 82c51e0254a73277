// SPDX-License-Identifier: MIT
#include "gui/pages/pieces_sample.h"

#include "gui/canvas/sizes.h"

namespace gui {

void PiecesSample::draw(Painter& painter) {
    Rect rest = painter.whole();
    for (const NamedPiece& piece : pieces_) {
        const double size = painter.scaled(gaps::large);
        const Rect place = rest.cut_left(size);
        painter.piece(place.middle_x(), place.middle_y(), size, piece.badge);
        rest.cut_left(painter.scaled(gaps::nearby));
        painter.text(rest.cut_left(painter.width(piece.name, {letter_sizes::aside})), piece.name,
                     {letter_sizes::aside});
        rest.cut_left(painter.scaled(gaps::margin));
    }
}

}  // namespace gui
