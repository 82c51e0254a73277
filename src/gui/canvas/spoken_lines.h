// SPDX-License-Identifier: MIT
// A picture as lines: what is written at a place that does something belongs to that place, all else stands alone.
#pragma once

#include "gui/canvas/canvas.h"
#include "gui/canvas/painter.h"

#include <vector>

namespace gui {

// In the order of the drawing. Places that neither do nor tell anything are no lines.
std::vector<SpokenLine> spoken_lines(const std::vector<Area>& places, const std::vector<Drawn>& drawn);

}  // namespace gui
