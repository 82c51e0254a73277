// SPDX-License-Identifier: MIT
// The buttons that turn to rows before and behind those that are shown, at the right end of a line.
#pragma once

#include "gui/canvas/painter.h"
#include "gui/canvas/rect.h"

#include <cstddef>
#include <functional>

namespace gui {

struct RowPages {
    std::size_t first;  // row that is shown, from 0
    std::size_t shown;  // at a time
    std::size_t all;
};

// What they take of the line, however many rows are shown.
double row_pages_width(Painter& painter, std::size_t all);
// Cuts what it takes off the line. `turn` is given the first row to show then.
void draw_row_pages(Painter& painter, Rect& line, const RowPages& pages, const std::function<void(std::size_t)>& turn);

}  // namespace gui
