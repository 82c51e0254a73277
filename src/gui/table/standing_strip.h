// SPDX-License-Identifier: MIT
// What holds or waits beside the question, a line each: seats that phones ask for, where a click leads to them; and the
// answers that players have given in advance, where a click takes one back.
#pragma once

#include "gui/canvas/walked_canvas.h"
#include "paper/table.h"
#include "present/table/standing_answers.h"
#include "present/table/table_player.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gui {

class StandingStrip : public WalkedCanvas {
public:
    StandingStrip(wxWindow* parent, const Theme& theme) : WalkedCanvas(parent, theme, "standing") {}

    std::function<void(const present::StandingLine&)> on_take_back = [](const present::StandingLine&) {};
    std::function<void()> on_asked_for = [] {};

    struct Shown {
        std::vector<present::StandingLine> standing;
        std::vector<std::string> asked_for;         // seats, by their labels
        std::vector<present::TablePlayer> players;  // in seating order
    };
    void show(const Shown& shown);
    bool is_empty() const { return lines_.empty(); }
    // In pixels.
    int best_height(int width);

protected:
    void draw(Painter& painter) override;

private:
    struct Line {
        std::string key;  // of its area
        std::optional<paper::Badge> badge;
        std::string words;
        std::string button;
        std::string told;  // to who does not see it
        std::function<void()> act;
    };
    Line line_of(const present::StandingLine& said, std::size_t number, const Shown& shown);
    Line line_of(const std::string& seat, std::size_t number, const Shown& shown);
    double draw_lines(Painter& painter, Rect box);
    double draw_line(Painter& painter, Rect box, const Line& line);

    std::vector<Line> lines_;
};

}  // namespace gui
