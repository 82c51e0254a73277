// SPDX-License-Identifier: MIT
// The players' columns on the page of a turn's end. A column's head stays in sight while its rows are scrolled behind
// it.
#pragma once

#include "gui/canvas/painter.h"
#include "present/journal/turn_end.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gui {

class TurnEndColumns {
public:
    // How much room letters and gaps take, and whether heads tell what a column comes to.
    enum class Density { usual, dense, tight };
    enum class Heads { names, names_and_sums };
    // Whose rows are done, and what a click on one does. A row's name is unlike all others of the session.
    struct Ticks {
        std::function<bool(const std::string&)> is_done;
        std::function<void(const std::string&)> turn;
    };

    TurnEndColumns(Painter& painter, const present::TurnEnd& end, Density density, Heads heads);

    double height(double width);
    double head_height();
    // From the top of the box, which may be scrolled; nothing is seen outside of the other one.
    void draw(const Rect& box, const Rect& seen, const Ticks& ticks);
    // The part where something is missing, as it was drawn.
    const std::optional<Rect>& missing() const { return missing_; }

private:
    struct Look {
        double heading_points;  // of a part
        double points;
        double line_gap;
        double card_margin;
        double part_gap;
        double below_heading;  // of a part
        double name_height;
    };
    static Look look_of(Density density);

    int in_a_row(double width) const;
    double column_width(double width, int in_row) const;
    double row_height(double wide, int from, int to);
    void draw_head(Rect head, const present::TurnEndColumn& player);
    void draw_parts(Rect rest, std::size_t column, const Ticks& ticks);
    double part_height(double wide, const present::TurnEndPart& part);
    bool fits_beside_heading(double wide, const present::TurnEndPart& part);
    double heading_height(double wide, const present::TurnEndPart& part);
    double draw_heading(const Rect& box, const present::TurnEndPart& part);
    void draw_part(const Rect& card, const present::TurnEndPart& part, const std::string& name, const Ticks& ticks);
    double draw_line(const Rect& box, const present::TurnEndLine& line, const std::string& name, const Ticks& ticks);
    double line_height(double wide, const present::TurnEndLine& line);
    std::vector<std::string> broken(double wide, const present::TurnEndLine& line);
    void draw_words(Rect box, const present::TurnEndLine& line, const TextStyle& style);
    TextStyle style_of(const present::TurnEndLine& line) const;
    TextStyle part_heading_style() const;
    TextStyle part_amount_style() const;
    TextStyle amount_style(const present::TurnEndLine& line) const;

    Painter& p_;
    const Theme& t_;
    const present::TurnEnd& end_;
    Look look_;
    Heads heads_;
    std::optional<Rect> missing_;
};

}  // namespace gui
