// SPDX-License-Identifier: MIT
// Draws a paper::Picture in the colours of the theme.
#pragma once

#include "gui/canvas/painter.h"
#include "paper/picture.h"

namespace gui {

// As large as fits into the box, centred; returns the rectangle that it covers.
Rect draw_picture(Painter& painter, const Rect& box, const paper::Picture& picture);

// The size of its smallest letters, in its own pixels; that of usual ones if nothing is written on it.
double letters_of(const paper::Picture& picture);

}  // namespace gui
