// SPDX-License-Identifier: MIT
// Draws a paper::Table: headings in as many lines as they need, then the rows.
#pragma once

#include "gui/canvas/painter.h"
#include "paper/table.h"

namespace gui {

// In letters of the usual size.
double table_width(Painter& painter, const paper::Table& table);

// Draws from the top of the box, in its width, and returns the height. If there is little room, letters get smaller,
// and finally texts are cut off.
double draw_table(Painter& painter, const Rect& box, const paper::Table& table);

}  // namespace gui
