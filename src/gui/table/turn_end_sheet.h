// SPDX-License-Identifier: MIT
// The end of a turn in the place of the board: a column for each player, with what hands do to be ticked off.
#pragma once

#include "gui/canvas/scroll.h"
#include "gui/canvas/walked_canvas.h"
#include "present/journal/turn_end.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace gui {

class TurnEndSheet : public WalkedCanvas {
public:
    TurnEndSheet(wxWindow* parent, const Theme& theme);

    // The button: back to the board.
    std::function<void()> on_close = [] {};

    // Lines that were ticked stay ticked when the same turn's end is shown again.
    void show(present::TurnEnd end);
    // Begins with another session.
    void forget_ticks() { ticked_.clear(); }

    std::vector<SpokenLine> spoken() override;

protected:
    void draw(Painter& painter) override;
    void reveal(const Rect& place) override;
    wxSize spoken_size() const override;
    present::HelpTopic page_topic() const override;

private:
    static bool has_foot(const Painter& painter, const Rect& rest);
    Rect beside_heading(Painter& painter, Rect line) const;
    void draw_heading(Painter& painter, const Rect& line);
    double draw_page(Painter& painter, const Rect& box);
    void draw_close(Painter& painter, const Rect& heading);
    double draw_columns(Painter& painter, const Rect& box);
    double draw_column(Painter& painter, const Rect& box, std::size_t column);
    double draw_part(Painter& painter, const Rect& box, const present::TurnEndPart& part, const std::string& name);
    double draw_line(Painter& painter, const Rect& box, const present::TurnEndLine& line, const std::string& name);
    double close_width(Painter& painter) const;
    void tick(const std::string& name);

    std::optional<present::TurnEnd> end_;  // none before the first is shown
    present::TurnEndWords words_;
    std::set<std::string> ticked_;  // of all ends of turns: a line that changes is another one
    Scroll scroll_;
    Rect seen_;
    std::optional<Rect> missing_;   // the part where something is missing, as it was drawn last
    bool follows_missing_ = false;  // it is scrolled to once it is drawn
};

}  // namespace gui
