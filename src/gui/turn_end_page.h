// SPDX-License-Identifier: MIT
// The turn's end as a page: a column for each player, their two treasuries below each other.
#pragma once

#include "gui/ask_rules.h"
#include "gui/painter.h"
#include "present/accounts.h"

namespace gui {

// From the top of the box on, in its width; how high it is.
double draw_turn_end(Painter& painter, const Rect& box, const present::Accounts& accounts, const AskRules& ask);

}  // namespace gui
