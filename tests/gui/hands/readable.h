// SPDX-License-Identifier: MIT
// Whether what is drawn in a window can be read: nothing cut, too small, over something else or out of sight, and no
// number with a hyphen in the place of its minus. Native controls are looked at by WindowDriver::cut_texts.
#pragma once

#include "gui/canvas/canvas.h"

#include <wx/window.h>

#include <string>
#include <vector>

namespace gui_test {

// What cannot, with where it stands: "displays, small 9.3: Einkünfte". Letters are to be no lower than that, in pixels.
std::vector<std::string> hard_to_read(wxWindow& window, double least_letters);

// What is written on the canvas and is scrolled out of sight, or half so.
std::vector<std::string> scrolled_away(gui::Canvas& canvas);

}  // namespace gui_test
