// SPDX-License-Identifier: MIT
// The end of a turn in the place of the board: a column for each player, with what hands do to be ticked off.
#pragma once

#include "gui/canvas/scroll.h"
#include "gui/canvas/walked_canvas.h"
#include "gui/table/turn_end_columns.h"
#include "present/journal/turn_end.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace gui {

class TurnEndSheet : public WalkedCanvas {
public:
    TurnEndSheet(wxWindow* parent, const Theme& theme);

    // The button: back to the board.
    std::function<void()> on_close = [] {};

    // Lines that were ticked stay ticked when the same turn's end is shown again.
    void show(present::TurnEnd end);
    // Begins with another session, where these lines are ticked.
    void tick_off(std::set<std::string> ticked) { ticked_ = std::move(ticked); }
    const std::set<std::string>& ticked() const { return ticked_; }

    std::vector<SpokenLine> spoken() override;

protected:
    void draw(Painter& painter) override;
    void reveal(const Rect& place) override;
    wxSize spoken_size() const override;
    present::HelpTopic page_topic() const override;

private:
    struct Plan {
        TurnEndColumns::Density density;
        TurnEndColumns::Heads heads;
        double wide;              // of all columns
        bool keys_below = false;  // where they are always seen
    };

    Rect beside_heading(Painter& painter, Rect line) const;
    void draw_heading(Painter& painter, const Rect& line);
    double next_height(Painter& painter, double width) const;
    double keys_height(Painter& painter, double width) const;
    Plan plan(Painter& painter, const Rect& box) const;
    void draw_rows(Painter& painter, Rect box);
    void draw_keys(Painter& painter, Rect box);
    void draw_close(Painter& painter, const Rect& heading);
    double close_width(Painter& painter) const;
    void tick(const std::string& name);

    std::optional<present::TurnEnd> end_;  // none before the first is shown
    present::TurnEndWords words_;
    std::set<std::string> ticked_;  // of all ends of turns: a line that changes is another one
    Scroll scroll_;
    Rect seen_;
    double heads_ = 0;              // height of what stays while rows are scrolled behind it
    std::optional<Rect> missing_;   // the part where something is missing, as it was drawn last
    bool follows_missing_ = false;  // it is scrolled to once it is drawn
};

}  // namespace gui
