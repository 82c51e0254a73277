// SPDX-License-Identifier: MIT
// One player's card among the army displays.
#pragma once

#include "byzantium/window/table/display_marks.h"
#include "byzantium/words/table/player_view.h"
#include "gui/canvas/fitted.h"

namespace byzantium::window {

// A click on a number calls `correct` with its present value.
void draw_display_card(const gui::Fitted& fitted, const gui::Rect& card, const words::PlayerView& player,
                       const Correcting& correct);

}  // namespace byzantium::window
