// SPDX-License-Identifier: MIT
// The table count in the place of the map: a box for each place where a player's cubes can lie, money and VP, what it
// should hold and what was counted; what differs, what that means, and one correction.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/table/table_count.h"
#include "gui/canvas/cell_walk.h"
#include "gui/canvas/key_canvas.h"
#include "present/help/manual.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::window {

class CountPage : public gui::KeyCanvas {
public:
    CountPage(wxWindow* parent, const gui::Theme& theme);

    // Escape, or the button: back to the map.
    std::function<void()> on_close = [] {};
    // Something was counted: new sheets are due.
    std::function<void()> on_counted = [] {};
    std::function<void(const std::vector<byzantium::Setting>&)> on_correct = [](const auto&) {};

    words::TableCount& count() { return count_; }
    // The page opens at the sheet of the player who is asked; while it is open it stays at the one that was chosen.
    void show(std::vector<words::CountSheet> sheets, std::optional<byzantium::Color> asked);
    // Another table: nothing is counted of it yet.
    void begin_anew();

protected:
    void draw(gui::Painter& painter) override;
    present::HelpTopic page_topic() const override { return present::manual_page(present::ManualTopic::count); }

private:
    const words::CountSheet& sheet() const { return sheets_[player_]; }
    words::TableCount::Cell cell_at(gui::CellPlace place) const;
    void key_pressed(wxKeyEvent& event);
    bool took_key(int key);
    std::vector<std::size_t> cells() const;
    bool typed(int key);
    void turn_player(gui::Walk direction);
    void choose_player(std::size_t player);
    void correct();

    double mark_width(gui::Painter& painter, std::size_t player) const;
    double tab_width(gui::Painter& painter, std::size_t player) const;
    double tabs_width(gui::Painter& painter) const;
    gui::TextStyle sum_style() const;
    void draw_tabs(gui::Painter& painter, gui::Rect line);
    void draw_groups(gui::Painter& painter, const gui::Rect& box);
    bool has_differences(std::size_t group) const;
    void draw_cell(gui::Painter& painter, gui::Rect line, gui::CellPlace place);
    void draw_finding(gui::Painter& painter, gui::Rect box);

    words::TableCount count_;
    std::vector<words::CountSheet> sheets_;  // empty before the first are shown
    std::size_t player_ = 0;
    bool was_open_ = false;  // when the sheets were last shown
    gui::CellPlace at_;
    enum class Marks : std::uint8_t { words, signs };
    Marks marks_ = Marks::words;  // on the tabs, as drawn last
};

}  // namespace byzantium::window
