// SPDX-License-Identifier: MIT
// How large the rows of a question are written, so that as many as possible are seen at once.
#pragma once

#include "gui/canvas/painter.h"
#include "gui/canvas/rect.h"
#include "gui/table/row_drawing.h"
#include "present/desk/page.h"

#include <vector>

namespace gui {

// Whether there is something to tell of one of them.
bool have_chances(const std::vector<present::Row>& rows);

struct RowsWidth {
    RowColumns columns;
    double all;  // of the widest row
};
// In the box, which may have room for several columns of them.
RowsWidth rows_width(Painter& painter, const Rect& box, const std::vector<present::Row>& rows);

}  // namespace gui
