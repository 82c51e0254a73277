// SPDX-License-Identifier: MIT
// One line of the journal.
#pragma once

#include "byzantium/words/desk/journal_rows.h"
#include "gui/canvas/painter.h"

namespace byzantium::window {

// Its number, whose it is, its sentence; the table's are marked by a pencil, what counts no more is faint.
// Over as many lines as it takes.
double journal_line_height(gui::Painter& painter, double wide, const words::JournalLine& line);
void draw_journal_line(gui::Painter& painter, gui::Rect box, const words::JournalLine& line);

}  // namespace byzantium::window
