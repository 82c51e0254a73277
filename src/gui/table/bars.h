// SPDX-License-Identifier: MIT
// What is told of a row: a sentence, and a distribution as bars.
#pragma once

#include "gui/canvas/painter.h"
#include "present/desk/detail.h"

namespace gui {

// The highest bar fills the height. `detail` must have bars.
void draw_bars(Painter& painter, Rect box, const present::Detail& detail);

// In letters as large as fit, the bars below where they have room.
void draw_sentence_and_bars(Painter& painter, Rect box, const present::Detail& detail);

}  // namespace gui
