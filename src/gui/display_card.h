// SPDX-License-Identifier: MIT
// One player's card among the army displays.
#pragma once

#include "gui/fitted.h"
#include "present/player_view.h"

#include <functional>

namespace gui {

// A click on a number calls `correct` with its present value.
void draw_display_card(const Fitted& fitted, const Rect& card, const present::PlayerView& player,
                       const std::function<void(const byzantium::Setting&)>& correct);

}  // namespace gui
