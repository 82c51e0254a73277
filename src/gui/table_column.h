// SPDX-License-Identifier: MIT
// What the table view says of one player, in a column.
#pragma once

#include "gui/display_marks.h"
#include "gui/fitted.h"
#include "present/table_view.h"

#include <cstddef>

namespace gui {

struct TableColumn {
    const Fitted& fitted;
    const present::TableView& view;
    std::size_t player;  // in seating order
    double size;         // of the letters; 1 is usual
    const Correcting& correct;
};
void draw_table_column(const TableColumn& column, const Rect& box);

}  // namespace gui
