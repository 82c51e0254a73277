// SPDX-License-Identifier: MIT
// The table view of this game: whose turn it is and what is asked, each player in a column, what happened last.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/window/table/display_marks.h"
#include "byzantium/words/table/table_view.h"
#include "gui/canvas/fitted.h"
#include "gui/table_view/table_view_canvas.h"

#include <optional>

namespace byzantium::window {

class TableCanvas : public gui::TableViewCanvas {
public:
    using TableViewCanvas::TableViewCanvas;

    // With the quantity that was clicked and its present value.
    Correcting on_correct = [](const byzantium::Setting&) {};

    void show(words::TableView view);

protected:
    void draw(gui::Painter& painter) override;

private:
    void draw_question(const gui::Fitted& fitted, gui::Rect band);
    void draw_dice(const gui::Fitted& fitted, gui::Rect band);
    void draw_last(const gui::Fitted& fitted, gui::Rect band);

    std::optional<words::TableView> view_;  // none before the first is shown
};

}  // namespace byzantium::window
