// SPDX-License-Identifier: MIT
// What the program has to say above the rows: a refusal, or what was done; and below them the rules that it stands on.
#pragma once

#include "gui/canvas/ask_rules.h"
#include "gui/canvas/painter.h"
#include "present/desk/desk.h"
#include "present/help/help_topic.h"

#include <string>

namespace gui {

// Cuts its place off the top of the box. Where so little height is to be left below it that it would not be, what was
// done is told in one line, in whole sentences of it, and a refusal in smaller letters; all of it is its area's tip.
void draw_message(Painter& painter, Rect& box, const std::string& message, present::Desk::Mood mood, double left_below);

// Cuts its place off the right end of the line, with the key that opens the rules; nothing if there are none.
void draw_rules_link(Painter& painter, Rect& line, const present::RuleIds& rules, const AskRules& ask);
double rules_link_width(Painter& painter, const present::RuleIds& rules);

}  // namespace gui
