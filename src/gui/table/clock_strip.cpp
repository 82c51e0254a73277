// SPDX-License-Identifier: MIT
#include "gui/table/clock_strip.h"

#include <algorithm>
#include <utility>

namespace gui {

using present::ClockRow;

void ClockStrip::show(std::vector<ClockRow> rows, std::string pause_words) {
    rows_ = std::move(rows);
    pause_words_ = std::move(pause_words);
    Refresh();
}

// Whose time runs stands on a ground of its own, in bold.
void ClockStrip::draw(Painter& painter) {
    painter.card(painter.whole());
    Rect rest = painter.whole().inset(painter.scaled(4));
    const TextStyle label{10.5, Face::bold, {}, Align::centre};
    const Rect pause = rest.cut_right(painter.width(pause_words_, label) + painter.scaled(16));
    painter.fill(pause, theme().raised, painter.scaled(4));
    painter.text(pause, pause_words_, label);
    painter.area(pause, "pause", on_pause);
    const double column = rest.w / static_cast<double>(std::max<std::size_t>(rows_.size(), 1));
    for (const ClockRow& row : rows_) {
        Rect place = rest.cut_left(column);
        place.cut_right(painter.scaled(4));
        const bool theirs = row.state != ClockRow::State::waits;
        if (theirs) painter.fill(place, theme().note, painter.scaled(4));
        place.cut_left(painter.scaled(4));
        const double size = painter.scaled(14);
        painter.piece(place.x + size / 2, place.middle_y(), size, row.player);
        place.cut_left(size + painter.scaled(5));
        painter.text(place, row.text, {12, theirs ? Face::digits : Face::plain});
    }
    draw_ring(painter);
}

}  // namespace gui
