// SPDX-License-Identifier: MIT
// One line of the journal.
#pragma once

#include "gui/canvas/painter.h"
#include "present/journal/journal_rows.h"

namespace gui {

// Draws its number, its player's mark and its sentence, over as many lines as needed. Entries of the table have a
// pencil; entries that no longer count are faint.
double journal_line_height(Painter& painter, double wide, const present::JournalLine& line);
// Of lines that would end below `seen`, a height, the whole ones above it are drawn, and the last of them ends in an
// ellipsis; a sentence of which one line is seen has smaller letters for it.
void draw_journal_line(Painter& painter, Rect box, const present::JournalLine& line, double seen);
// Where the first of its lines begins that is whole below this height; the end of the box if none is.
double whole_lines_from(Painter& painter, const Rect& box, const present::JournalLine& line, double height);
// Where the last of its lines ends that is whole above this height; the beginning of its words if none is.
double whole_lines_until(Painter& painter, const Rect& box, const present::JournalLine& line, double height);

}  // namespace gui
