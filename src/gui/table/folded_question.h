// SPDX-License-Identifier: MIT
// The question on a line, or two, where a page has the room: its answers side by side, each with its key.
#pragma once

#include "gui/canvas/painter.h"
#include "present/desk/page.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace gui {

// There only the rows themselves are read. A few words beside them can be missed, a sentence cannot: it is what
// was asked for.
bool have_sentences(const std::vector<present::Row>& rows);

struct FoldedQuestion {
    const present::Page& page;
    std::size_t selected;  // row
    std::string heading;   // empty: what stands above it asks already
    std::function<void(Painter&, const Rect& where, std::size_t row)> place;  // makes the row's area
    std::function<void(std::size_t row)> select;                              // one that was left out
};
// From the first answer on, or so many later that the selected one is seen; three dots where some are left out, which
// lead to them.
void draw_folded(Painter& painter, Rect box, const FoldedQuestion& question);
// The height of one line if all answers find room in that width, else of two: a height to draw it in.
double folded_height(Painter& painter, double width, const FoldedQuestion& question);
// That of two lines.
double most_folded_height(Painter& painter);

}  // namespace gui
