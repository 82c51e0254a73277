// SPDX-License-Identifier: MIT
// A picture as lines of text: texts in an area that does something form one line, every other text is a line of its
// own.
#pragma once

#include "gui/canvas/canvas.h"
#include "gui/canvas/painter.h"

#include <vector>

namespace gui {

// In drawing order. Areas without an act, a tip and words of their own give no line.
std::vector<SpokenLine> spoken_lines(const std::vector<Area>& places, const std::vector<Drawn>& drawn);

}  // namespace gui
