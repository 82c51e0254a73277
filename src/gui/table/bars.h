// SPDX-License-Identifier: MIT
// A distribution as bars.
#pragma once

#include "gui/canvas/painter.h"
#include "present/desk/detail.h"

namespace gui {

// The highest bar fills the height. `detail` must have bars.
void draw_bars(Painter& painter, Rect box, const present::Detail& detail);

}  // namespace gui
