// SPDX-License-Identifier: MIT
// How large the rows of a question are written, so that as many as possible are seen at once.
#pragma once

#include "gui/canvas/painter.h"
#include "gui/canvas/rect.h"
#include "gui/table/row_drawing.h"
#include "present/desk/page.h"

#include <cstddef>
#include <string>
#include <vector>

namespace gui {

struct RowsWidth {
    RowColumns columns;
    double all;  // of the widest row
};
// In the box, which may have room for several columns of them.
RowsWidth rows_width(Painter& painter, const Rect& box, const std::vector<present::Row>& rows);

// How narrow rows with chances can well be: in smaller letters, without notes and lengths.
double least_width_beside_chances(Painter& painter, std::vector<present::Row> rows);

// What the row in hand says in a line of so much room, where texts stand alone: its price and its note; in less room
// its price, or else its note; nothing if neither fits.
std::string note_that_fits(Painter& painter, double room, const present::Row& row);

struct RoomForRows {
    RowPages usual;  // in columns of one width
    double note;     // where the row in hand can say its note, beside what turns pages
    double note_of_one_page;
};
// Rows in columns of their own, for more of them than that: with their notes; where these leave only a few rows,
// without, or in smaller letters too, if each step brings more of them onto the page; a short list does so too, if no
// page is turned then. In large text a short menu, and a list of which only a few rows are seen, does without its
// prices, too, if all of it is seen then, or more of it at first. Notes stay if one is a reason, or longer than its
// room.
NarrowRows most_rows(Painter& painter, const Rect& box, const std::vector<present::Row>& rows, const RoomForRows& room);

}  // namespace gui
