// SPDX-License-Identifier: MIT
#include "gui/table/clock_strip.h"

#include "gui/canvas/sizes.h"

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
    Rect rest = painter.whole().inset(painter.scaled(gaps::close));
    const TextStyle label{letter_sizes::detail, Face::bold, {}, Align::centre};
    const Rect pause = rest.cut_right(painter.width(pause_words_, label) + painter.scaled(gaps::broad));
    painter.fill(pause, theme().raised, painter.scaled(gaps::close));
    painter.text(pause, pause_words_, label);
    painter.area(pause, "pause", on_pause);
    const double column = rest.w / static_cast<double>(std::max<std::size_t>(rows_.size(), 1));
    for (const ClockRow& row : rows_) {
        Rect place = rest.cut_left(column);
        place.cut_right(painter.scaled(gaps::close));
        const bool theirs = row.state != ClockRow::State::waits;
        if (theirs) painter.fill(place, theme().note, painter.scaled(gaps::close));
        place.cut_left(painter.scaled(gaps::close));
        const double size = painter.scaled(gaps::margin);
        painter.piece(place.x + size / 2, place.middle_y(), size, row.player);
        place.cut_left(size + painter.scaled(gaps::nearby));
        const TextStyle time{letter_sizes::told, theirs ? Face::digits : Face::plain};
        painter.text(place, row.text, painter.fitting(row.text, place.w, time));
    }
    draw_ring(painter);
}

}  // namespace gui
