// SPDX-License-Identifier: MIT
// What the program has to say above the rows: a refusal, or what was done.
#pragma once

#include "gui/canvas/painter.h"
#include "present/desk/desk.h"

#include <string>

namespace gui {

// Cuts its place off the top of the box.
void draw_message(Painter& painter, Rect& box, const std::string& message, present::Desk::Mood mood);

}  // namespace gui
