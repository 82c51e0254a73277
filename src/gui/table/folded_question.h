// SPDX-License-Identifier: MIT
// The question on one line, where a page has the room: its answers side by side, each with its key.
#pragma once

#include "gui/canvas/painter.h"
#include "present/desk/page.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace gui {

// On one line only the rows themselves are read. A few words beside them can be missed, a sentence cannot: it is what
// was asked for.
bool have_sentences(const std::vector<present::Row>& rows);

struct FoldedQuestion {
    const present::Page& page;
    std::size_t selected;                                           // row
    std::string heading;                                            // empty: what stands above it asks already
    std::function<void(const Rect& where, std::size_t row)> place;  // makes the row's area
    std::function<void(std::size_t row)> select;                    // one that was left out
};
// From the first answer on, or from the selected one if it would not be seen; three dots where some are left out, which
// lead to them.
void draw_folded(Painter& painter, Rect line, const FoldedQuestion& question);

}  // namespace gui
