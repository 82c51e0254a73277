// SPDX-License-Identifier: MIT
#include "eko/window/table_view/table_canvas.h"

#include <algorithm>
#include <utility>

namespace eko::window {

using namespace gui;

namespace {

// The picture is laid out for a screen of this size, in units; digits are a twentieth of its height.
constexpr double laid_out_width = 1920;
constexpr double laid_out_height = 1080;

// In units.
constexpr double table_margin = 14;
constexpr double question_height = 140;
constexpr double last_height = 92;

// In as large letters as the box holds, at most these.
void draw_wrapped(const Fitted& u, const Rect& box, const std::string& text, TextStyle style) {
    Painter& painter = u.painter();
    while (style.size > 1 && painter.wrapped_height(box.w, text, style) > box.h) style.size *= 0.94;
    const double high = painter.wrapped_height(box.w, text, style);
    painter.wrapped({box.x, box.middle_y() - high / 2, box.w, high}, text, style);
}

}  // namespace

void TableCanvas::show(words::TableView view) {
    view_ = std::move(view);
    Refresh();
}

void TableCanvas::draw(Painter& painter) {
    if (!view_) return;
    const Fitted fitted{painter, std::min(painter.whole().w / laid_out_width, painter.whole().h / laid_out_height)};
    Rect rest = painter.whole().inset(fitted(table_margin));
    draw_question(fitted, rest.cut_top(fitted(question_height)));
    rest.cut_top(fitted(table_margin));
    draw_last(fitted, rest.cut_bottom(fitted(last_height)));
    rest.cut_bottom(fitted(table_margin));
    const auto players = static_cast<int>(view_->players.size());
    for (int i = 0; i < players; ++i) {
        Rect column = rest.column(i, players);
        if (i + 1 < players) column.cut_right(fitted(table_margin));
        draw_column(fitted, column, view_->players[static_cast<std::size_t>(i)]);
    }
}

void TableCanvas::draw_question(const Fitted& fitted, Rect band) {
    Painter& painter = fitted.painter();
    painter.card(band);
    painter.area(band, "question", {}, view_->question);
    Rect inside = band.inset(fitted(16));
    const TextStyle turn = fitted.style(26 * size(), Face::serif, theme().faint, Align::right);
    painter.text(inside.cut_right(painter.width(view_->turn, turn) + fitted(8)), view_->turn, turn);
    inside.cut_right(fitted(24));
    if (view_->speaker) {
        const double high = std::min(inside.h, fitted(84 * size()));
        painter.piece(inside.x + high / 2, inside.middle_y(), high, *view_->speaker);
        inside.cut_left(high + fitted(24));
    }
    draw_wrapped(fitted, inside, view_->question, fitted.style(50 * size(), Face::serif_bold));
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
        const Rect place = rest.cut_top(fitted(62));
        const std::string text = one.label + ": " + one.shown;
        painter.text(place, text, painter.fitting(text, place.w, fitted.style(32 * size(), Face::bold)));
        painter.area(
            place, one.name, [this, now = one.now] { on_correct(now); }, text);
    }
    if (!player.captives_words.empty()) line(player.captives_words, theme().ink);
}

void TableCanvas::draw_last(const Fitted& fitted, Rect band) {
    Painter& painter = fitted.painter();
    painter.fill(band, theme().note, fitted(8));
    painter.area(band, "last", {}, view_->last);
    draw_wrapped(fitted, band.inset(fitted(12)), view_->last, fitted.style(34 * size(), Face::plain));
}

}  // namespace eko::window
