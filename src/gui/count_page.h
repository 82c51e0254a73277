// SPDX-License-Identifier: MIT
// The table count in the place of the map: a box for each place where a player's cubes can lie, money and VP, what it
// should hold and what was counted; what differs, what that means, and one correction.
#pragma once

#include "byzantium/rules/entry.h"
#include "gui/cell_walk.h"
#include "gui/key_canvas.h"
#include "present/help_topic.h"
#include "present/table_count.h"

#include <functional>
#include <string>
#include <vector>

namespace gui {

class CountPage : public KeyCanvas {
public:
    CountPage(wxWindow* parent, const Theme& theme);

    // Escape, or the button: back to the map.
    std::function<void()> on_close = [] {};
    // Something was counted: new sheets are due.
    std::function<void()> on_counted = [] {};
    std::function<void(const std::vector<byzantium::Setting>&)> on_correct = [](const auto&) {};

    present::TableCount& count() { return count_; }
    void show(std::vector<present::CountSheet> sheets);
    // Another table: nothing is counted of it yet.
    void begin_anew();

protected:
    void draw(Painter& painter) override;
    present::HelpTopic page_topic() const override { return present::RuleIds{"BYZ-3", "BYZ-7"}; }

private:
    const present::CountSheet& sheet() const { return sheets_[player_]; }
    present::TableCount::Cell cell_at(CellPlace place) const;
    void key_pressed(wxKeyEvent& event);
    bool took_key(int key);
    std::vector<std::size_t> cells() const;
    bool typed(int key);
    void turn_player(Walk direction);
    void choose_player(std::size_t player);
    void correct();

    double tab_width(Painter& painter, std::size_t player) const;
    double tabs_width(Painter& painter) const;
    TextStyle sum_style() const;
    void draw_tabs(Painter& painter, Rect line);
    void draw_groups(Painter& painter, const Rect& box);
    void draw_cell(Painter& painter, Rect line, CellPlace place);
    void draw_finding(Painter& painter, Rect box);

    present::TableCount count_;
    std::vector<present::CountSheet> sheets_;  // empty before the first are shown
    std::size_t player_ = 0;
    CellPlace at_;
};

}  // namespace gui
