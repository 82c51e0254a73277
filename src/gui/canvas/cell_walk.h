// SPDX-License-Identifier: MIT
// Numbers in several columns: arrows walk from one to the next, digits are typed into it.
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

// How such pages look: margins, and the height of a row while there is room, in logical pixels.
inline constexpr double cells_margin = 12;
inline constexpr double most_cell_row = 32;

// Where that key leads from there; nothing if it is no arrow. `cells` says how many each group has, each at least one.
std::optional<CellPlace> walked(CellPlace from, int key, const std::vector<std::size_t>& cells);

// The digit of that key, as key_of gives it; nothing if it is none.
std::optional<int> digit_of(int key);

}  // namespace gui
