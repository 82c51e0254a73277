// SPDX-License-Identifier: MIT
// Draws a table of `paper`: headings in as many lines as they need, then rows.
#pragma once

#include "gui/canvas/painter.h"
#include "paper/table.h"

namespace gui {

// With letters of the usual size.
double table_width(Painter& painter, const paper::Table& table);

// From the top of the box on, in its width; how high it is. Where there is little room letters get smaller, and at last
// texts are cut off.
double draw_table(Painter& painter, const Rect& box, const paper::Table& table);

}  // namespace gui
