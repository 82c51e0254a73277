// SPDX-License-Identifier: MIT
// The score gauge: two bars for the two tracks, the lower one with a notch where the half of the higher lies, and
// behind each what one more VP on it would make of the score.
#pragma once

#include "gui/fitted.h"
#include "present/accounts.h"

namespace gui {

inline constexpr double gauge_height = 40;  // units

// `most` are the VP that fill a bar: one measure for all gauges that stand together.
void draw_gauge_bars(const Fitted& fitted, const Rect& box, const present::Standing& standing, int most);

}  // namespace gui
