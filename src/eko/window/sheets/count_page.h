// SPDX-License-Identifier: MIT
// The table count in the place of the board: a column for each player, a box for each place where discs and buildings
// can lie, what it should hold and what was counted; what that means, and one correction.
#pragma once

#include "eko/rules/entry.h"
#include "eko/words/table/table_count.h"
#include "gui/canvas/cell_walk.h"
#include "gui/canvas/key_canvas.h"
#include "gui/canvas/scrolled_part.h"
#include "present/help/manual.h"

#include <functional>
#include <vector>

namespace eko::window {

class CountPage : public gui::KeyCanvas {
public:
    CountPage(wxWindow* parent, const gui::Theme& theme);

    // Escape, or the button: back to the board.
    std::function<void()> on_close = [] {};
    // Something was counted: a new sheet is due.
    std::function<void()> on_counted = [] {};
    std::function<void(const std::vector<Setting>&)> on_correct = [](const auto&) {};

    const words::TableCount& count() const { return count_; }
    void show(words::CountSheet sheet);
    // Another table: nothing is counted of it yet.
    void begin_anew();

protected:
    void draw(gui::Painter& painter) override;
    present::HelpTopic page_topic() const override { return present::manual_page(present::ManualTopic::count); }

private:
    words::TableCount::Cell cell_at(gui::CellPlace place) const;
    void key_pressed(wxKeyEvent& event);
    bool took_key(int key);
    bool typed(int key);
    void correct();

    void draw_top(gui::Painter& painter, gui::Rect line);
    void draw_grid(gui::Painter& painter, gui::Rect box, double row);
    void draw_scrolled(gui::Painter& painter, const gui::Rect& box, double row);
    void draw_column(gui::Painter& painter, gui::Rect column, double row, std::size_t number);
    void draw_cell(gui::Painter& painter, gui::Rect box, gui::CellPlace place);
    void draw_finding(gui::Painter& painter, gui::Rect box);

    words::TableCount count_;
    words::CountSheet sheet_{};  // without columns before the first is shown
    gui::CellPlace at_;
    gui::CellPlace seen_at_;  // that was brought into sight
    gui::ScrolledPart grid_{*this};
};

}  // namespace eko::window
