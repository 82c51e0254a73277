// SPDX-License-Identifier: MIT
// Labels in boxes that a language, or large letters, may find narrow.
#pragma once

#include "gui/canvas/painter.h"

#include <string>

namespace gui {

// In letters a little smaller where it takes that; on several lines where one would still be cut and the box is high
// enough.
void draw_label(Painter& painter, const Rect& box, const std::string& text, const TextStyle& style);
// How high those lines are.
double label_height(Painter& painter, double width, const std::string& text, const TextStyle& style);
// As small as it takes for one line.
TextStyle snug(Painter& painter, const std::string& text, double width, TextStyle style);

}  // namespace gui
