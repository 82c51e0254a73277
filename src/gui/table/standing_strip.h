// SPDX-License-Identifier: MIT
// The answers that players have given in advance, a line each; a click takes one back.
#pragma once

#include "gui/canvas/walked_canvas.h"
#include "present/table/standing_answers.h"
#include "present/table/table_player.h"

#include <functional>
#include <string>
#include <vector>

namespace gui {

class StandingStrip : public WalkedCanvas {
public:
    StandingStrip(wxWindow* parent, const Theme& theme) : WalkedCanvas(parent, theme, "standing") {}

    std::function<void(const present::StandingLine&)> on_take_back = [](const present::StandingLine&) {};

    void show(std::vector<present::StandingLine> lines, std::vector<present::TablePlayer> players);
    bool is_empty() const { return lines_.empty(); }
    // In pixels.
    int best_height(int width);

protected:
    void draw(Painter& painter) override;

private:
    double draw_lines(Painter& painter, Rect box);
    double draw_line(Painter& painter, Rect box, std::size_t line);

    std::vector<present::StandingLine> lines_;
    std::vector<present::TablePlayer> players_;  // in seating order
};

}  // namespace gui
