// SPDX-License-Identifier: MIT
// The table view: everything that must be legible from where people sit, laid out to fill its window whatever its
// shape, with nothing to scroll. How large its letters are is its own affair, apart from the text size of the main
// window.
#pragma once

#include "byzantium/rules/entry.h"
#include "gui/canvas.h"
#include "gui/display_marks.h"
#include "gui/fitted.h"
#include "present/table_view.h"

#include <optional>

namespace gui {

class TableCanvas : public Canvas {
public:
    TableCanvas(wxWindow* parent, const Theme& theme) : Canvas(parent, theme, "table view") {}

    // With the quantity that was clicked and its present value.
    Correcting on_correct = [](const byzantium::Setting&) {};

    void show(present::TableView view);

    // Of the letters: 1 makes digits a twentieth of the window's height. Kept within what finds room.
    double size() const { return size_; }
    void set_size(double size);

protected:
    void draw(Painter& painter) override;

private:
    void draw_question(const Fitted& fitted, Rect band);
    void draw_last(const Fitted& fitted, Rect band);

    std::optional<present::TableView> view_;  // none before the first is shown
    double size_ = 1;
};

}  // namespace gui
