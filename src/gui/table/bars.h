// SPDX-License-Identifier: MIT
// What is told of a row: a sentence, and a distribution as bars.
#pragma once

#include "gui/canvas/painter.h"
#include "present/desk/detail.h"

namespace gui {

// The highest bar fills the height. `detail` must have bars.
void draw_bars(Painter& painter, Rect box, const present::Detail& detail);

// The height of its sentence in the smallest letters, and the sentence in them, from the top of the box: its height.
double least_height(Painter& painter, double wide, const present::Detail& detail);
double draw_sentence(Painter& painter, const Rect& box, const present::Detail& detail);

// In letters as large as fit, the bars below where they have room.
void draw_sentence_and_bars(Painter& painter, Rect box, const present::Detail& detail);

}  // namespace gui
