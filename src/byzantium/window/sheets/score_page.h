// SPDX-License-Identifier: MIT
// The score as a page: each ranking with both tracks as bars and a notch at the half (BYZ-63); and VP by source.
#pragma once

#include "byzantium/words/accounts/accounts.h"
#include "gui/canvas/ask_rules.h"
#include "gui/canvas/painter.h"

namespace byzantium::window {

// From the top of the box on, in its width; how high it is.
double draw_score(gui::Painter& painter, const gui::Rect& box, const words::Accounts& accounts,
                  const gui::AskRules& ask);
double draw_sources(gui::Painter& painter, const gui::Rect& box, const words::Accounts& accounts,
                    const gui::AskRules& ask);

}  // namespace byzantium::window
