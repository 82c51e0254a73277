// SPDX-License-Identifier: MIT
// What the table view says of one player, in a column.
#pragma once

#include "byzantium/window/table/display_marks.h"
#include "byzantium/words/table/table_view.h"
#include "gui/canvas/fitted.h"

#include <cstddef>

namespace byzantium::window {

struct TableColumn {
    const gui::Fitted& fitted;
    const words::TableView& view;
    std::size_t player;  // in seating order
    double size;         // of the letters; 1 is usual
    const Touching& touching;
};
void draw_table_column(const TableColumn& column, const gui::Rect& box);

}  // namespace byzantium::window
