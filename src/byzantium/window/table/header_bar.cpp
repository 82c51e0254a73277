// SPDX-License-Identifier: MIT
#include "byzantium/window/table/header_bar.h"

#include "byzantium/window/table/side_colours.h"
#include "byzantium/words/table/player_marks.h"

#include <algorithm>
#include <string>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

// In units.
constexpr double turn_size = 28;
constexpr double beside_heading = 8;
constexpr double marker = 56;
constexpr double tools_height = 23;

// The largest letters in which the text fits the box.
TextStyle style_that_fits(const Fitted& fitted, const Rect& box, const std::string& text) {
    for (const double points : {18.0, 16.0, 14.0, 12.5, 11.0, 10.0}) {
        const TextStyle style = fitted.style(points, Face::serif_bold);
        const double high = fitted.painter().wrapped_height(box.w, text, style);
        const double lines = high / fitted.painter().line_height(style);
        if (high <= box.h && (points < 14.5 || lines < 1.5)) return style;
    }
    return fitted.style(9, Face::serif_bold);
}

}  // namespace

void HeaderBar::show(words::HeadView head) {
    head_ = std::move(head);
    Refresh();
}

void HeaderBar::show_tools(std::vector<Tool> tools) {
    tools_ = std::move(tools);
    Refresh();
}

void HeaderBar::draw(Painter& painter) {
    painter.card(painter.whole());
    if (!head_) return;
    const Fitted fitted{painter, std::min(painter.whole().h / height, painter.whole().w / 900)};
    Rect rest = painter.whole().inset(fitted(6));
    rest.cut_left(fitted(6));
    draw_turns(fitted, rest.cut_left(fitted(3 * (turn_size + 4) + 14)));
    const auto players = static_cast<double>(head_->tracks[0].markers.size());
    const double headings = headings_width(fitted);
    Rect tracks = rest.cut_right(headings + fitted(marker * players + 4));
    const Rect below = rest.cut_bottom(fitted(tools_height));
    head_->repair.empty() ? draw_tools(fitted, below, tools_, hovered_name()) : draw_repair(fitted, below);
    draw_question(fitted, rest);
    Rect heads = tracks.cut_left(headings);
    draw_track(fitted, heads.cut_top(heads.h / 2), tracks.cut_top(tracks.h / 2), head_->tracks[0]);
    draw_track(fitted, heads, tracks, head_->tracks[1]);
    draw_ring(painter);
}

void HeaderBar::draw_turns(const Fitted& fitted, Rect box) {
    Painter& painter = fitted.painter();
    const double size = fitted(turn_size);
    for (int turn = 1; turn <= 3; ++turn) {
        const Rect column = box.cut_left(size + fitted(4));
        const Rect circle{column.x, column.middle_y() - size / 2, size, size};
        const bool now = turn == head_->turn;
        painter.fill(circle, now ? theme().accent : theme().raised, size / 2);
        painter.outline(circle, now ? theme().accent : theme().card_edge, 1, size / 2);
        painter.text(circle, std::to_string(turn),
                     fitted.style(now ? 14 : 12, now ? Face::digits : Face::plain,
                                  now ? theme().on_accent : theme().faint, Align::centre));
        if (now) correctable(painter, circle, head_->turn_quantity, on_correct);
    }
}

void HeaderBar::draw_question(const Fitted& fitted, Rect box) {
    Painter& painter = fitted.painter();
    if (head_->speaker) {
        const double size = fitted(22);
        const Rect piece = box.cut_left(size + fitted(10));
        painter.piece(piece.x + size / 2, piece.middle_y(), size, words::badge(*head_->speaker));
    }
    box.cut_right(fitted(12));
    const TextStyle style = style_that_fits(fitted, box, head_->question);
    const double high = painter.wrapped_height(box.w, head_->question, style);
    painter.area(box, "question", {}, head_->question);
    painter.wrapped({box.x, box.middle_y() - high / 2, box.w, high}, head_->question, style);
}

// In the place of the tools, which would move the table; with a frame around the whole bar, for nobody may take the
// moment of the repair for the table of now.
void HeaderBar::draw_repair(const Fitted& fitted, const Rect& box) {
    Painter& painter = fitted.painter();
    painter.outline(painter.whole(), theme().accent, fitted(3), 6);
    painter.fill(box, theme().accent, 4);
    Rect words = box;
    words.cut_left(fitted(8));
    words.cut_right(fitted(8));
    const TextStyle style = fitted.style(12.5, Face::bold, theme().on_accent);
    painter.text(words, head_->repair, painter.fitting(head_->repair, words.w, style));
    painter.area(box, "repair", {}, head_->repair);
}

double HeaderBar::headings_width(const Fitted& fitted) const {
    const TextStyle style = fitted.style(11, Face::serif_bold);
    double wide = 0;
    for (const words::TrackView& track : head_->tracks) wide = std::max(wide, fitted.width(track.heading, style));
    return fitted(wide + beside_heading);
}

void HeaderBar::draw_track(const Fitted& fitted, Rect heading, Rect box, const words::TrackView& track) {
    Painter& painter = fitted.painter();
    heading.cut_right(fitted(beside_heading));
    painter.text(heading, track.heading,
                 fitted.style(11, Face::serif_bold, side_colour(theme(), track.side), Align::right));
    for (const words::TrackMarker& one : track.markers) {
        Rect place = box.cut_left(fitted(marker));
        correctable(painter, {place.x, place.y + fitted(1), place.w - fitted(4), place.h - fitted(2)}, one.quantity,
                    on_correct);
        const Rect piece = place.cut_left(fitted(22));
        painter.piece(piece.middle_x(), piece.middle_y(), fitted(15), words::badge(one.color));
        painter.text(place, one.quantity.shown, fitted.style(15, Face::digits));
    }
}

}  // namespace byzantium::window
