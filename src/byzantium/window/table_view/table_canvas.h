// SPDX-License-Identifier: MIT
// The table view of this game: each player in a column, between what is asked and what happened last.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/window/table/display_marks.h"
#include "byzantium/words/table/table_view.h"
#include "gui/canvas/fitted.h"
#include "gui/table_view/table_bands_canvas.h"

#include <optional>

namespace byzantium::window {

class TableCanvas : public gui::TableBandsCanvas {
public:
    using TableBandsCanvas::TableBandsCanvas;

    // With the quantity that was clicked and its present value.
    Touching on_touch = [](const byzantium::Setting&, Touch) {};

    void show(words::TableView view);

protected:
    void draw_between(const gui::Fitted& fitted, gui::Rect place) override;

private:
    void draw_dice(const gui::Fitted& fitted, gui::Rect band);

    std::optional<words::TableView> view_;  // as soon as one is shown
};

}  // namespace byzantium::window
