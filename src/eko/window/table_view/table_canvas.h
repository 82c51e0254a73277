// SPDX-License-Identifier: MIT
// The table view of this game: whose turn it is and what is asked, each player in a column, what happened last.
#pragma once

#include "eko/window/table/displays_panel.h"
#include "eko/words/table/table_view.h"
#include "gui/canvas/fitted.h"
#include "gui/table_view/table_view_canvas.h"

#include <optional>

namespace eko::window {

class TableCanvas : public gui::TableViewCanvas {
public:
    using TableViewCanvas::TableViewCanvas;

    // With the quantity that was clicked and its present value.
    Correcting on_correct = [](const Setting&) {};

    void show(words::TableView view);

protected:
    void draw(gui::Painter& painter) override;

private:
    void draw_question(const gui::Fitted& fitted, gui::Rect band);
    void draw_column(const gui::Fitted& fitted, const gui::Rect& card, const words::PlayerView& player);
    void draw_last(const gui::Fitted& fitted, gui::Rect band);

    std::optional<words::TableView> view_;  // none before the first is shown
};

}  // namespace eko::window
