// SPDX-License-Identifier: MIT
#include "byzantium/window/table_view/table_canvas.h"

#include "byzantium/window/table/dice_drawing.h"
#include "byzantium/window/table_view/table_column.h"
#include "byzantium/words/table/player_marks.h"

#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

constexpr double dice_part = 0.4;  // of what the players have without dice

}  // namespace

void TableCanvas::show(words::TableView view) {
    const auto& speaker = view.head.speaker;
    show_bands(
        {view.turn, view.head.question, speaker ? std::optional{words::badge(*speaker)} : std::nullopt, view.last});
    view_ = std::move(view);
}

void TableCanvas::draw_between(const Fitted& fitted, Rect place) {
    if (view_->dice) {
        draw_dice(fitted, place.cut_bottom(place.h * dice_part));
        place.cut_bottom(fitted(table_margin));
    }
    const auto players = static_cast<int>(view_->players.size());
    for (int i = 0; i < players; ++i)
        draw_table_column(TableColumn{fitted, *view_, static_cast<std::size_t>(i), size(), on_touch},
                          column_of(fitted, place, i, players));
}

void TableCanvas::draw_dice(const Fitted& fitted, Rect band) {
    Painter& painter = fitted.painter();
    painter.card(band);
    painter.area(band, "dice", {});
    draw_dice_from_afar(painter, band.inset(fitted(16)), *view_->dice, fitted.style(34 * size()).size);
}

}  // namespace byzantium::window
