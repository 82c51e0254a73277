// SPDX-License-Identifier: MIT
// The table view: everything that must be legible from where people sit, laid out to fill its window whatever its
// shape, with nothing to scroll. How large its letters are is its own affair, apart from the text size of the main
// window.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/window/table/display_marks.h"
#include "byzantium/words/table/table_view.h"
#include "gui/canvas/canvas.h"
#include "gui/canvas/fitted.h"

#include <optional>

namespace byzantium::window {

class TableCanvas : public gui::Canvas {
public:
    TableCanvas(wxWindow* parent, const gui::Theme& theme) : Canvas(parent, theme, "table view") {}

    // With the quantity that was clicked and its present value.
    Correcting on_correct = [](const byzantium::Setting&) {};

    void show(words::TableView view);

    // Of the letters: 1 makes digits a twentieth of the window's height. Kept within what finds room.
    double size() const { return size_; }
    void set_size(double size);

protected:
    void draw(gui::Painter& painter) override;

private:
    void draw_question(const gui::Fitted& fitted, gui::Rect band);
    void draw_last(const gui::Fitted& fitted, gui::Rect band);

    std::optional<words::TableView> view_;  // none before the first is shown
    double size_ = 1;
};

}  // namespace byzantium::window
