// SPDX-License-Identifier: MIT
#include "byzantium/window/table/turns_and_tracks.h"

#include "byzantium/window/table/side_colours.h"
#include "byzantium/words/table/player_marks.h"

#include <algorithm>
#include <string>

namespace byzantium::window {

using namespace gui;

namespace {

// In units.
constexpr double turn_size = 28;
constexpr double beside_heading = 8;
constexpr double marker = 56;

}  // namespace

double TurnsAndTracks::left_width(const Fitted& fitted) const { return fitted(3 * (turn_size + 4) + 14); }

void TurnsAndTracks::draw_left(const Fitted& fitted, const Rect& box) {
    if (!head_) return;
    Rect rest = box;
    Painter& painter = fitted.painter();
    const Theme& theme = fitted.theme();
    const double size = fitted(turn_size);
    for (int turn = 1; turn <= 3; ++turn) {
        const Rect column = rest.cut_left(size + fitted(4));
        const Rect circle{column.x, column.middle_y() - size / 2, size, size};
        const bool now = turn == head_->turn;
        painter.fill(circle, now ? theme.accent : theme.raised, size / 2);
        painter.outline(circle, now ? theme.accent : theme.card_edge, 1, size / 2);
        painter.text(circle, std::to_string(turn),
                     fitted.style(now ? 14 : 12, now ? Face::digits : Face::plain, now ? theme.on_accent : theme.faint,
                                  Align::centre));
        if (now) touchable(painter, circle, head_->turn_quantity, on_touch);
    }
}

double TurnsAndTracks::right_width(const Fitted& fitted) const {
    if (!head_) return 0;
    const auto players = static_cast<double>(head_->tracks[0].markers.size());
    return headings_width(fitted) + fitted(marker * players + 4);
}

void TurnsAndTracks::draw_right(const Fitted& fitted, const Rect& box) {
    if (!head_) return;
    Rect tracks = box;
    Rect heads = tracks.cut_left(headings_width(fitted));
    draw_track(fitted, heads.cut_top(heads.h / 2), tracks.cut_top(tracks.h / 2), head_->tracks[0]);
    draw_track(fitted, heads, tracks, head_->tracks[1]);
}

double TurnsAndTracks::headings_width(const Fitted& fitted) const {
    const TextStyle style = fitted.style(11, Face::serif_bold);
    double wide = 0;
    for (const words::TrackView& track : head_->tracks) wide = std::max(wide, fitted.width(track.heading, style));
    return fitted(wide + beside_heading);
}

void TurnsAndTracks::draw_track(const Fitted& fitted, Rect heading, Rect box, const words::TrackView& track) {
    Painter& painter = fitted.painter();
    heading.cut_right(fitted(beside_heading));
    painter.text(heading, track.heading,
                 fitted.style(11, Face::serif_bold, side_colour(fitted.theme(), track.side), Align::right));
    for (const words::TrackMarker& one : track.markers) {
        Rect place = box.cut_left(fitted(marker));
        touchable(painter, {place.x, place.y + fitted(1), place.w - fitted(4), place.h - fitted(2)}, one.quantity,
                  on_touch);
        const Rect piece = place.cut_left(fitted(22));
        painter.piece(piece.middle_x(), piece.middle_y(), fitted(15), words::badge(one.color));
        painter.text(place, one.quantity.shown, fitted.style(15, Face::digits));
    }
}

}  // namespace byzantium::window
