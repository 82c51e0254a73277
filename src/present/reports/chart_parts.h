// SPDX-License-Identifier: MIT
// Parts of charts: a plot with its scales, and a legend of players.
#pragma once

#include "paper/picture.h"
#include "paper/table.h"

#include <string>
#include <utility>
#include <vector>

namespace present {

// The ends of a scale: `from` is less than `to`.
struct Span {
    double from;
    double to;
};
// A scale of whole numbers that includes 0, `least` and `most`, a little wider so that a grid of few lines fits.
Span whole_span(int least, int most);
// The lines of that grid: at least two, at most nine.
std::vector<int> grid_of(const Span& span);

// A rectangle of a picture with a scale along each of its sides.
class Plot {
public:
    Plot(paper::Picture& picture, const paper::Box& place, Span across, Span up)
        : picture_{picture}, place_{place}, across_{across}, up_{up} {}

    double x(double value) const;
    double y(double value) const;
    double left() const { return place_.at.x; }
    double right() const { return place_.at.x + place_.width; }
    double top() const { return place_.at.y; }
    double bottom() const { return place_.at.y + place_.height; }

    // A horizontal line and its number for each grid line.
    void draw_levels(const std::vector<int>& grid);
    // A vertical line through the plot, with a label below it.
    void draw_upright(double value, const std::string& label, paper::Anchor anchor);
    void draw_heading(const std::string& text);
    template <class Item>
    void add(Item item) {
        picture_.items.emplace_back(std::move(item));
    }

private:
    paper::Picture& picture_;
    paper::Box place_;
    Span across_;
    Span up_;
};

struct LegendPlace {
    paper::Point at;  // of its first mark's middle
    double width;
};
struct LegendPlayer {
    paper::Badge badge;
    std::string name;
};
// With the first letter of each name on its mark; none where two begin alike, for shapes tell them apart. In a chart,
// where marks stand without names, the letters of colours would be read as those of names: a "B" on Clara's blue line,
// with a Basil at the table.
std::vector<LegendPlayer> with_initials(std::vector<LegendPlayer> players);
// How the lines of a player are dashed: each shape of a mark in another way, as inks alone tell nobody apart.
paper::Dash dash_of(const paper::Badge& badge);
// Each player's mark, a stretch of the line, and the name, in columns of one width. At most four players.
void draw_players(paper::Picture& picture, const LegendPlace& place, const std::vector<LegendPlayer>& players);

paper::Text label(paper::Point at, std::string text, paper::Anchor anchor = paper::Anchor::start,
                  paper::Ink ink = paper::Ink::ink);

// "3", "0", and below it with a real minus.
std::string signed_number(int n);

}  // namespace present
