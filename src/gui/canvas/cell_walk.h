// SPDX-License-Identifier: MIT
// Cells with numbers in several columns: arrow keys move between them, digits are typed into them.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace gui {

struct CellPlace {
    std::size_t group = 0;  // the column
    std::size_t cell = 0;
    bool operator==(const CellPlace&) const = default;
};

// Layout of such pages in logical pixels: margins, and the height of a row if there is room.
inline constexpr double cells_margin = 12;
inline constexpr double most_cell_row = 32;

// The cell that this key moves to; nothing if it is no arrow key. `cells` is the number of cells in each group, at
// least one each.
std::optional<CellPlace> walked(CellPlace from, int key, const std::vector<std::size_t>& cells);

// The digit of that key, as key_of returns it; nothing if it is not a digit.
std::optional<int> digit_of(int key);

}  // namespace gui
