// SPDX-License-Identifier: MIT
// The score gauge: two bars for the two tracks, the lower one with a notch where the half of the higher lies, and
// behind each what one more VP on it would make of the score.
#pragma once

#include "byzantium/words/accounts/accounts.h"
#include "gui/canvas/fitted.h"

namespace byzantium::window {

inline constexpr double gauge_height = 40;  // units

// `most` are the VP that fill a bar: one measure for all gauges that stand together.
void draw_gauge_bars(const gui::Fitted& fitted, const gui::Rect& box, const words::Standing& standing, int most);

}  // namespace byzantium::window
