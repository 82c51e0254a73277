// SPDX-License-Identifier: MIT
// One line of the journal.
#pragma once

#include "gui/canvas/painter.h"
#include "present/journal/journal_rows.h"

namespace gui {

// Its number, whose it is, its sentence; the table's are marked by a pencil, what counts no more is faint.
// Over as many lines as it takes.
double journal_line_height(Painter& painter, double wide, const present::JournalLine& line);
void draw_journal_line(Painter& painter, Rect box, const present::JournalLine& line);

}  // namespace gui
