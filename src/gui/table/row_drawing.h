// SPDX-License-Identifier: MIT
// A row of choices: its key, its text, a note, its price and its chance, each in its column. A row that cannot be
// chosen now is grey and says so, with the reason where there is room.
#pragma once

#include "gui/canvas/painter.h"
#include "present/desk/page.h"

#include <vector>

namespace gui {

enum class Notes { beside, below };  // the text: long ones get a line of their own

// The widths of the columns that fit all rows; 0 for a column that no row needs.
struct RowColumns {
    double letters;  // their size, 1 is the usual one
    Notes notes;
    double key;
    double text;
    double price;
    double chance;
};
RowColumns row_columns(Painter& painter, const std::vector<present::Row>& rows, double letters, Notes notes);
// The width of the widest row, notes included.
double row_width(Painter& painter, const std::vector<present::Row>& rows, const RowColumns& columns);

enum class RowLook { plain, hovered, selected };
void draw_row(Painter& painter, const Rect& where, const present::Row& row, const RowColumns& columns, RowLook look);

}  // namespace gui
