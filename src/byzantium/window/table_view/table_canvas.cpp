// SPDX-License-Identifier: MIT
#include "byzantium/window/table_view/table_canvas.h"

#include "byzantium/window/table/dice_drawing.h"
#include "byzantium/window/table_view/table_column.h"
#include "byzantium/words/table/player_marks.h"

#include <algorithm>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

// The picture is laid out for a screen of this size, in units; digits are a twentieth of its height.
constexpr double laid_out_width = 1920;
constexpr double laid_out_height = 1080;

// In units.
constexpr double table_margin = 14;
constexpr double question_height = 140;
constexpr double last_height = 92;
constexpr double dice_part = 0.4;  // of what the players have without dice

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
    if (view_->dice) {
        draw_dice(fitted, rest.cut_bottom(rest.h * dice_part));
        rest.cut_bottom(fitted(table_margin));
    }
    const auto players = static_cast<int>(view_->players.size());
    for (int i = 0; i < players; ++i) {
        Rect column = rest.column(i, players);
        if (i + 1 < players) column.cut_right(fitted(table_margin));
        draw_table_column(TableColumn{fitted, *view_, static_cast<std::size_t>(i), size(), on_correct}, column);
    }
}

void TableCanvas::draw_question(const Fitted& fitted, Rect band) {
    Painter& painter = fitted.painter();
    painter.card(band);
    painter.area(band, "question", {}, view_->head.question);
    Rect inside = band.inset(fitted(16));
    const TextStyle turn = fitted.style(26 * size(), Face::serif, theme().faint, Align::right);
    painter.text(inside.cut_right(painter.width(view_->turn, turn) + fitted(8)), view_->turn, turn);
    inside.cut_right(fitted(24));
    if (view_->head.speaker) {
        const double high = std::min(inside.h, fitted(84 * size()));
        painter.piece(inside.x + high / 2, inside.middle_y(), high, words::badge(*view_->head.speaker));
        inside.cut_left(high + fitted(24));
    }
    draw_wrapped(fitted, inside, view_->head.question, fitted.style(50 * size(), Face::serif_bold));
}

void TableCanvas::draw_dice(const Fitted& fitted, Rect band) {
    Painter& painter = fitted.painter();
    painter.card(band);
    painter.area(band, "dice", {});
    draw_dice_from_afar(painter, band.inset(fitted(16)), *view_->dice, fitted.style(34 * size()).size);
}

void TableCanvas::draw_last(const Fitted& fitted, Rect band) {
    Painter& painter = fitted.painter();
    painter.fill(band, theme().note, fitted(8));
    painter.area(band, "last", {}, view_->last);
    draw_wrapped(fitted, band.inset(fitted(12)), view_->last, fitted.style(34 * size(), Face::plain));
}

}  // namespace byzantium::window
