// SPDX-License-Identifier: MIT
#include "eko/window/table_view/table_canvas.h"

#include <utility>

namespace eko::window {

using namespace gui;

void TableCanvas::show(words::TableView view) {
    show_bands({view.turn, view.question, view.speaker, view.last, view.outlook});
    view_ = std::move(view);
}

void TableCanvas::draw_between(const Fitted& fitted, Rect place) {
    const auto players = static_cast<int>(view_->players.size());
    for (int i = 0; i < players; ++i)
        draw_column(fitted, column_of(fitted, place, i, players), view_->players[static_cast<std::size_t>(i)]);
}

// Points as large as they can be; then what is beside the board.
void TableCanvas::draw_column(const Fitted& fitted, const Rect& card, const words::PlayerView& player) {
    Painter& painter = fitted.painter();
    painter.card(card);
    if (player.is_asked) painter.outline(card, theme().player(player.badge.ink), fitted(8), 8);
    Rect rest = card.inset(fitted(24));
    Rect heading = rest.cut_top(fitted(70));
    painter.piece(heading.x + fitted(28), heading.middle_y(), fitted(56), player.badge);
    heading.cut_left(fitted(72));
    const TextStyle name = fitted.style(38 * size(), Face::serif_bold);
    painter.text(heading, player.label, painter.fitting(player.label, heading.w, name));
    const std::string points = std::to_string(player.points) + " / 12";
    const TextStyle large = fitted.style(90 * size(), Face::digits, theme().ink, Align::centre);
    painter.text(rest.cut_top(fitted(170)), points, painter.fitting(points, rest.w, large));
    const auto line = [&](const std::string& text, const wxColour& colour) {
        draw_wrapped(fitted, rest.cut_top(fitted(96)), text, fitted.style(32 * size(), Face::plain, colour));
    };
    line(player.capital_words, player.capital ? theme().good : theme().faint);
    line(player.missing, theme().ink);
    for (const words::Counted& one : player.counted) {
        const std::string text = one.label + ": " + one.shown;
        const TextStyle usual = fitted.style(32 * size(), Face::bold);
        const TextStyle small = painter.fitting(text, rest.w, usual);
        const bool is_in_one_line = painter.width(text, small) <= rest.w;
        const Rect place = rest.cut_top(fitted(is_in_one_line ? 62 : 96));
        if (is_in_one_line)
            painter.text(place, text, small);
        else
            draw_wrapped(fitted, place, text, usual);  // whose captive an emperor is comes last
        painter.area(
            place, one.name, [this, now = one.now] { on_correct(now); }, text);
    }
    if (!player.captives_words.empty()) line(player.captives_words, theme().ink);
}

}  // namespace eko::window
