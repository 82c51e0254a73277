// SPDX-License-Identifier: MIT
// Native controls in the letters and colours of the theme.
#pragma once

#include "gui/canvas/theme.h"

class wxWindow;

namespace gui {

inline constexpr double native_points = 11.5;

// The window with all within it. What is drawn by us is left alone.
void style_natives(wxWindow& window, const Theme& theme);

}  // namespace gui
