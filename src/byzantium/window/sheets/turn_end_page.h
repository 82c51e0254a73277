// SPDX-License-Identifier: MIT
// The turn's end as a page: a column for each player, their two treasuries below each other.
#pragma once

#include "byzantium/words/accounts/accounts.h"
#include "gui/canvas/ask_rules.h"
#include "gui/canvas/painter.h"

namespace byzantium::window {

// From the top of the box on, in its width; how high it is.
double draw_turn_end(gui::Painter& painter, const gui::Rect& box, const words::Accounts& accounts,
                     const gui::AskRules& ask);

}  // namespace byzantium::window
