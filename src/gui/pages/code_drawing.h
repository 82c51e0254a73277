// SPDX-License-Identifier: MIT
// A QR code on a page.
#pragma once

#include "guests/code.h"
#include "gui/canvas/painter.h"
#include "gui/canvas/rect.h"

namespace gui {

// Draws it with its quiet zone in the upper left corner of the box, as large as fits; `dots` of the screen are a
// logical pixel. Returns where it lies.
Rect draw_code(Painter& painter, const Rect& box, const guests::Modules& code, double dots);

}  // namespace gui
