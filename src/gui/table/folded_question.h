// SPDX-License-Identifier: MIT
// The question on a few lines, where a page has the room: its answers side by side, each with its key.
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
// A height to draw it in: of as few lines as all answers find room on in that width, or of two if there are too many
// answers for that.
double folded_height(Painter& painter, double width, const FoldedQuestion& question);
// Whether the box has that height, or is too low for anything else.
bool is_height_of_folded(Painter& painter, const Rect& box, const FoldedQuestion& question);

}  // namespace gui
