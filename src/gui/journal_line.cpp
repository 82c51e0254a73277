// SPDX-License-Identifier: MIT
#include "gui/journal_line.h"

#include "gui/signs.h"

#include <algorithm>

namespace gui {

using present::JournalLine;
using present::LineLook;

void draw_journal_line(Painter& painter, Rect box, const JournalLine& line) {
    const Theme& theme = painter.theme();
    const bool counts = line.look == LineLook::played;
    const double size = painter.scaled(13);
    if (line.look == LineLook::cut) box.cut_left(painter.scaled(14));
    const Rect number = box.cut_left(painter.scaled(36));
    const Rect sign = box.cut_left(painter.scaled(22));
    if (line.look == LineLook::fold) {
        const bool open = line.fold == present::Folding::open;
        draw_fold(painter, Rect{number.right() - size - painter.scaled(2), number.y, size, number.h},
                  open ? Fold::open : Fold::folded, theme.faint);
        return painter.text({sign.x + painter.scaled(4), box.y, box.right() - sign.x - painter.scaled(4), box.h},
                            line.text, {10.5, Face::plain, theme.faint});
    }
    painter.text(number, line.number, {10, Face::plain, theme.faint, Align::right});
    if (line.author == present::Author::table) {
        draw_pencil(painter, Rect{sign.middle_x() - size / 2, sign.y, size, sign.h},
                    counts ? theme.accent : theme.faint);
    } else if (line.player) {
        painter.piece(sign.middle_x(), sign.middle_y(), counts ? size : size * 0.7, *line.player);
    }
    painter.text(box, line.text, {11, Face::plain, counts ? theme.ink : theme.faint});
    if (line.look == LineLook::cut) {
        const double wide = std::min(box.w, painter.width(line.text, {11}));
        painter.line(box.x, box.middle_y(), box.x + wide, box.middle_y(), theme.faint);
    }
}

}  // namespace gui
