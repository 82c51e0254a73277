// SPDX-License-Identifier: MIT
#include "support/eko_model/field.h"

#include <algorithm>
#include <cstdlib>

namespace eko_model {

Field operator+(Field a, Field b) { return {a.q + b.q, a.r + b.r}; }

std::string text(Field field) { return std::to_string(field.q) + "," + std::to_string(field.r); }

std::optional<int> read_coordinate(std::string_view said) {
    for (int number = -99; number <= 99; ++number)
        if (std::to_string(number) == said) return number;
    return std::nullopt;
}

std::optional<Field> read_field(std::string_view said) {
    const auto comma = said.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto q = read_coordinate(said.substr(0, comma));
    const auto r = read_coordinate(said.substr(comma + 1));
    if (!q || !r) return std::nullopt;
    return Field{*q, *r};
}

bool near_enough(Field field) { return std::abs(field.q) <= 99 && std::abs(field.r) <= 99; }

std::vector<Field> neighbours(Field field) {
    std::vector<Field> found;
    Field step{1, 0};
    for (int direction = 0; direction < 6; ++direction) {
        found.push_back(field + step);
        step = turned(step);
    }
    return found;
}

bool are_neighbours(Field a, Field b) {
    const auto around = neighbours(a);
    return std::find(around.begin(), around.end(), b) != around.end();
}

Field turned(Field field) { return {-field.r, field.q + field.r}; }

}  // namespace eko_model
