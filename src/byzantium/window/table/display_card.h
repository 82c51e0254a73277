// SPDX-License-Identifier: MIT
// One player's card among the army displays, and the heads of its columns, which stand once above all cards.
#pragma once

#include "byzantium/window/table/display_marks.h"
#include "byzantium/words/table/player_view.h"
#include "gui/canvas/fitted.h"

namespace byzantium::window {

inline constexpr double display_heads_height = 15;  // units

// `player` is any of them: all have the same columns.
void draw_display_heads(const gui::Fitted& fitted, const gui::Rect& line, const words::PlayerView& player);

// A click on a number calls `touching` with its present value.
void draw_display_card(const gui::Fitted& fitted, const gui::Rect& card, const words::PlayerView& player,
                       const Touching& touching, Passed passed);

// Whether the heading of such a card has room for the words of who has passed.
bool says_passed_in_words(const gui::Fitted& fitted, const gui::Rect& card, const words::PlayerView& player);

}  // namespace byzantium::window
