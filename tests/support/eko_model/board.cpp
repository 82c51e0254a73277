// SPDX-License-Identifier: MIT
#include "support/eko_model/board.h"

#include <algorithm>

namespace eko_model {

bool Board::has(Field field) const { return letters.contains(field); }

char Board::letter(Field field) const { return has(field) ? letters.at(field) : ' '; }

bool Board::walkable(Field field) const { return letter(field) == '.' || letter(field) == 's'; }

bool Board::building_field(Field field) const { return highest_size(letter(field)) > 0; }

bool Board::any_storm() const {
    return std::any_of(letters.begin(), letters.end(), [](const auto& field) { return field.second == 's'; });
}

std::set<Field> Board::zone(Field field) const {
    std::set<Field> found{field};
    std::vector<Field> open{field};
    while (!open.empty()) {
        const Field here = open.back();
        open.pop_back();
        for (const Field next : neighbours(here))
            if (letter(next) == 's' && found.insert(next).second) open.push_back(next);
    }
    return found;
}

Field Board::zone_name(Field field) const { return *zone(field).begin(); }

std::set<Field> Board::zone_names() const {
    std::set<Field> names;
    for (const auto& [field, letter] : letters)
        if (letter == 's') names.insert(zone_name(field));
    return names;
}

std::set<Field> Board::joined_exits() const {
    std::set<Field> exits;
    for (const Portal& portal : portals)
        if (walkable(portal.exit)) exits.insert(portal.exit);
    return exits;
}

std::set<Field> Board::around(const Group& group) const {
    std::set<Field> found;
    for (const Field field : group.fields)
        for (const Field next : neighbours(field))
            if (has(next) && !group.fields.contains(next)) found.insert(next);
    return found;
}

int size_number(const std::string& size) {
    if (size == "camp") return 1;
    if (size == "tower") return 2;
    if (size == "castle") return 3;
    return 0;
}

int highest_size(char letter) {
    if (letter == 'm') return 3;
    if (letter == 'v' || letter == 'c') return 2;
    const std::string camps = "rwld";  // reg, and EKO-66, EKO-74, EKO-75: the temples like a reg
    return camps.find(letter) != std::string::npos ? 1 : 0;
}

}  // namespace eko_model
