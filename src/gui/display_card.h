// SPDX-License-Identifier: MIT
// One player's card among the army displays.
#pragma once

#include "gui/display_marks.h"
#include "gui/fitted.h"
#include "present/player_view.h"

namespace gui {

// A click on a number calls `correct` with its present value.
void draw_display_card(const Fitted& fitted, const Rect& card, const present::PlayerView& player,
                       const Correcting& correct);

}  // namespace gui
