// SPDX-License-Identifier: MIT
// What the program has to say above the rows: a refusal, or what was done; and below them the rules that it stands on.
#pragma once

#include "gui/canvas/ask_rules.h"
#include "gui/canvas/painter.h"
#include "present/desk/desk.h"
#include "present/help/help_topic.h"

#include <string>

namespace gui {

// Cuts its place off the top of the box.
void draw_message(Painter& painter, Rect& box, const std::string& message, present::Desk::Mood mood);

// Cuts its place off the right end of the line, with the key that opens the rules; nothing if there are none.
void draw_rules_link(Painter& painter, Rect& line, const present::RuleIds& rules, const AskRules& ask);
double rules_link_width(Painter& painter, const present::RuleIds& rules);

}  // namespace gui
