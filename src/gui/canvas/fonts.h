// SPDX-License-Identifier: MIT
// The fonts of the program, each made once.
#pragma once

#include "gui/canvas/painter.h"

#include <wx/font.h>
#include <wx/graphics.h>

#include <optional>
#include <string>

namespace gui {

// The largest size of our scale that is not above. To make a font takes as long as to write a hundred words with it, so
// letters that grow with their panel grow in steps: half a point below 12, one below 20, then two.
double font_size(double points);

// Points; the caller has scaled them.
const wxFont& font(Face face, double points);

// The same for drawing. wx asks the X server about the screen for each one that is made, and waits for the answer:
// dozens of texts in a picture would take longer than all the rest of it.
const wxGraphicsFont& drawing_font(const wxGraphicsContext& context, Face face, double points, const wxColour& colour);

// A sentence if the letters the window is drawn for are not there: others take their place.
std::optional<std::string> font_trouble();

}  // namespace gui
