// SPDX-License-Identifier: MIT
// The score as a page: VP by source, and each ranking with both tracks as bars and a notch at the half (BYZ-63).
#pragma once

#include "gui/ask_rules.h"
#include "gui/painter.h"
#include "present/accounts.h"

namespace gui {

// From the top of the box on, in its width; how high it is.
double draw_score(Painter& painter, const Rect& box, const present::Accounts& accounts, const AskRules& ask);

}  // namespace gui
