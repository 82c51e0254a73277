// SPDX-License-Identifier: MIT
// Draws a picture of `paper` in the colours of the theme.
#pragma once

#include "gui/canvas/painter.h"
#include "paper/picture.h"

namespace gui {

// As large as fits into the box, in its middle; gives the place it took.
Rect draw_picture(Painter& painter, const Rect& box, const paper::Picture& picture);

}  // namespace gui
