// SPDX-License-Identifier: MIT
#include "gui/canvas/cell_walk.h"

#include <wx/defs.h>

#include <algorithm>

namespace gui {

std::optional<CellPlace> walked(CellPlace from, int key, const std::vector<std::size_t>& cells) {
    switch (key) {
        case WXK_UP:
            if (from.cell > 0) --from.cell;
            return from;
        case WXK_DOWN:
            ++from.cell;
            break;
        case WXK_LEFT:
            if (from.group > 0) --from.group;
            break;
        case WXK_RIGHT:
            from.group = std::min(from.group + 1, cells.size() - 1);
            break;
        default:
            return std::nullopt;
    }
    from.cell = std::min(from.cell, cells[from.group] - 1);
    return from;
}

std::optional<int> digit_of(int key) {
    if (key >= '0' && key <= '9') return key - '0';
    return std::nullopt;
}

}  // namespace gui
