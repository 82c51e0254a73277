// SPDX-License-Identifier: MIT
// The table view of this game: each player in a column, between what is asked and what happened last.
#pragma once

#include "eko/window/table/displays_panel.h"
#include "eko/words/table/table_view.h"
#include "gui/canvas/fitted.h"
#include "gui/table_view/table_bands_canvas.h"

#include <optional>

namespace eko::window {

class TableCanvas : public gui::TableBandsCanvas {
public:
    using TableBandsCanvas::TableBandsCanvas;

    // With the quantity that was clicked and its present value.
    Correcting on_correct = [](const Setting&) {};

    void show(words::TableView view);

protected:
    void draw_between(const gui::Fitted& fitted, gui::Rect place) override;

private:
    void draw_column(const gui::Fitted& fitted, const gui::Rect& card, const words::PlayerView& player);

    std::optional<words::TableView> view_;  // as soon as one is shown
};

}  // namespace eko::window
