// SPDX-License-Identifier: MIT
// The program's fonts; each is created once.
#pragma once

#include "gui/canvas/painter.h"

#include <wx/font.h>
#include <wx/graphics.h>

#include <optional>
#include <string>

namespace gui {

// The largest size of our scale that is not above this one. Creating a font takes as long as drawing a hundred words
// with it, so letters that grow with their panel grow in steps: half a point below 12 points, one below 20, then two.
double font_size(double points);

// The size is in points, already scaled by the caller.
const wxFont& font(Face face, double points);

// The same for drawing. For each font it creates, wx asks the X server about the screen and waits for the answer: with
// dozens of texts that would take longer than the rest of the picture.
const wxGraphicsFont& drawing_font(const wxGraphicsContext& context, Face face, double points, const wxColour& colour);

// Returns a sentence if the font that the window is designed for is not installed and another one replaces it.
std::optional<std::string> font_trouble();

}  // namespace gui
