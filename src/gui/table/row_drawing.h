// SPDX-License-Identifier: MIT
// A row of choices: its key, what it is, what more there is to say, its price and its chance, each in its column.
#pragma once

#include "gui/canvas/painter.h"
#include "present/desk/page.h"

#include <vector>

namespace gui {

enum class Notes { beside, below };  // the text: long ones get a line of their own

// How wide the columns must be so that all rows fit; 0 for what none of them has.
struct RowColumns {
    double letters;  // their size, 1 is the usual one
    Notes notes;
    double key;
    double text;
    double price;
    double chance;
};
RowColumns row_columns(Painter& painter, const std::vector<present::Row>& rows, double letters, Notes notes);
// With the notes.
double row_width(Painter& painter, const std::vector<present::Row>& rows, const RowColumns& columns);

enum class RowLook { plain, hovered, selected };
void draw_row(Painter& painter, const Rect& where, const present::Row& row, const RowColumns& columns, RowLook look);

}  // namespace gui
