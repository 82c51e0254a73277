// SPDX-License-Identifier: MIT
// Gives native controls the fonts and colours of the theme.
#pragma once

#include "gui/canvas/theme.h"

class wxWindow;

namespace gui {

inline constexpr double native_points = 11.5;

// Styles the window and all its children. Canvases are left alone.
void style_natives(wxWindow& window, const Theme& theme);

}  // namespace gui
