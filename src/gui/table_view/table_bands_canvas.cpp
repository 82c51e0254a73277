// SPDX-License-Identifier: MIT
#include "gui/table_view/table_bands_canvas.h"

#include <algorithm>
#include <utility>

namespace gui {
namespace {

// The picture is laid out for a screen of this size, in units; digits are a twentieth of its height.
constexpr double laid_out_width = 1920;
constexpr double laid_out_height = 1080;

// In units.
constexpr double question_height = 140;
constexpr double outlook_height = 44;  // of the question's
constexpr double last_height = 92;

}  // namespace

void draw_wrapped(const Fitted& fitted, const Rect& box, const std::string& text, TextStyle style) {
    Painter& painter = fitted.painter();
    while (style.size > 1 && painter.wrapped_height(box.w, text, style) > box.h) style.size *= 0.94;
    const double high = painter.wrapped_height(box.w, text, style);
    painter.wrapped({box.x, box.middle_y() - high / 2, box.w, high}, text, style);
}

void TableBandsCanvas::show_bands(TableBands bands) {
    bands_ = std::move(bands);
    Refresh();
}

void TableBandsCanvas::draw(Painter& painter) {
    if (!bands_) return;
    const Fitted fitted{painter, std::min(painter.whole().w / laid_out_width, painter.whole().h / laid_out_height)};
    Rect rest = painter.whole().inset(fitted(table_margin));
    draw_question(fitted, rest.cut_top(fitted(question_height)));
    rest.cut_top(fitted(table_margin));
    draw_last(fitted, rest.cut_bottom(fitted(last_height)));
    rest.cut_bottom(fitted(table_margin));
    draw_between(fitted, rest);
}

Rect TableBandsCanvas::column_of(const Fitted& fitted, const Rect& place, int player, int players) {
    Rect column = place.column(player, players);
    if (player + 1 < players) column.cut_right(fitted(table_margin));
    return column;
}

void TableBandsCanvas::draw_question(const Fitted& fitted, Rect band) {
    Painter& painter = fitted.painter();
    painter.card(band);
    painter.area(band, "question", {}, bands_->question);
    Rect inside = band.inset(fitted(16));
    const TextStyle turn = fitted.style(26 * size(), Face::serif, theme().faint, Align::right);
    painter.text(inside.cut_right(painter.width(bands_->turn, turn) + fitted(8)), bands_->turn, turn);
    inside.cut_right(fitted(24));
    if (bands_->speaker) {
        const double high = std::min(inside.h, fitted(84 * size()));
        painter.piece(inside.x + high / 2, inside.middle_y(), high, *bands_->speaker);
        inside.cut_left(high + fitted(24));
    }
    if (!bands_->outlook.empty()) {
        const Rect below = inside.cut_bottom(fitted(outlook_height));
        painter.area(below, "outlook", {}, bands_->outlook);
        draw_wrapped(fitted, below, bands_->outlook, fitted.style(32 * size(), Face::bold, theme().accent));
    }
    draw_wrapped(fitted, inside, bands_->question, fitted.style(50 * size(), Face::serif_bold));
}

void TableBandsCanvas::draw_last(const Fitted& fitted, Rect band) {
    Painter& painter = fitted.painter();
    painter.fill(band, theme().note, fitted(8));
    painter.area(band, "last", {}, bands_->last);
    if (!way_back().empty()) {
        const TextStyle style = fitted.style(26 * size(), Face::plain, theme().faint, Align::right);
        const double wide = painter.width(way_back(), style);
        const Rect where = band.cut_right(wide + fitted(24));
        painter.text(where.inset(fitted(12)), way_back(), style);
        painter.area(where, "back", on_way_back);
    }
    draw_wrapped(fitted, band.inset(fitted(12)), bands_->last, fitted.style(34 * size(), Face::plain));
}

}  // namespace gui
