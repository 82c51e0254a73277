// SPDX-License-Identifier: MIT
// A form of native controls, line by line, for the list beside the page: each control with its label and what it holds.
#pragma once

#include "gui/canvas/canvas.h"

#include <vector>

class wxWindow;

namespace gui {

// In the order of the form. A line's act gives its control the keyboard, or presses its button.
std::vector<SpokenLine> native_lines(wxWindow& page);

}  // namespace gui
