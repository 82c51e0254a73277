// SPDX-License-Identifier: MIT
// The board of a header: fields by letter, portals, groups, storm zones. (rules page: "Board: neutral format")
#pragma once

#include "support/eko_model/field.h"
#include "support/eko_model/json.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace eko_model {

struct Portal {
    Field at;
    Field exit;
};

struct Group {
    std::string kind;  // "pyramid", "beacon"
    std::set<Field> fields;
};

struct Board {
    std::map<Field, char> letters;  // every field there is
    std::vector<Portal> portals;
    std::vector<Group> groups;

    bool has(Field) const;
    char letter(Field) const;    // ' ' where no field is
    bool walkable(Field) const;  // EKO-69: movement and storm fields
    bool building_field(Field) const;
    bool any_storm() const;
    // EKO-69: all fields of the zone that this storm field belongs to.
    std::set<Field> zone(Field) const;
    // The first field of its zone, which is the zone's name; only for storm fields.
    Field zone_name(Field) const;
    std::set<Field> zone_names() const;
    // EKO-62: the exits that are joined with each other.
    std::set<Field> joined_exits() const;
    // A12: the fields next to one of the group's, its own left out.
    std::set<Field> around(const Group&) const;
};

// 1 to 3: camp, tower, castle; 0 for any other word.
int size_number(const std::string& size);
// EKO-21: the highest size for a letter; 0 if nothing is built there.
int highest_size(char letter);

// Throws FormatFault for every error of the page's "Checks".
Board read_board(const Json&);

}  // namespace eko_model
