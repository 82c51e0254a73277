// SPDX-License-Identifier: MIT
// A hexagon of the board by its axial coordinates, and its six neighbours.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace eko_model {

// Sorted by q, then by r: this is what "in order" means on the rules page.
struct Field {
    int q = 0;
    int r = 0;

    auto operator<=>(const Field&) const = default;
};

Field operator+(Field, Field);

// "q,r"
std::string text(Field);
// Nothing if the text is not two whole numbers from -99 to 99, written without "+", blank or leading zero.
std::optional<Field> read_field(std::string_view);
// One such number alone.
std::optional<int> read_coordinate(std::string_view);
// Is it within -99 to 99?
bool near_enough(Field);

// Ring order: E SE SW W NW NE.
std::vector<Field> neighbours(Field);
bool are_neighbours(Field, Field);
// 60 degrees clockwise around 0,0.
Field turned(Field);

}  // namespace eko_model
