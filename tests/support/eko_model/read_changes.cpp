// SPDX-License-Identifier: MIT
// The paths of a correction: which there are, and what each may be set to.
#include "support/eko_model/entry.h"

namespace eko_model {
namespace {

int number_within(const Json& value, int lowest, int highest) {
    const std::int64_t number = number_of(value);
    if (number < lowest || number > highest) throw FormatFault{value.dump() + " is out of range"};
    return static_cast<int>(number);
}

std::string seated_member(const Table& table, const Json& value, const std::string& key) {
    const std::string color = string_member(value, key);
    if (!table.seated(color)) throw FormatFault{"not seated: " + color};
    return color;
}

void must_be_object(const Json& value) {
    if (!value.is_object()) throw FormatFault{value.dump() + " is no object"};
}

Change stack_change(const Table& table, Field field, const Json& value) {
    if (!table.board.walkable(field)) throw FormatFault{"no stack can stand on " + text(field)};
    Change change{.what = "stacks", .field = field};
    if (value.is_null()) return change;
    must_be_object(value);
    change.stack = Stack{seated_member(table, value, "owner"), number_within(member(value, "count"), 1, 4),
                         bool_member(value, "emperor")};
    return change;
}

Change building_change(const Table& table, Field field, const Json& value) {
    if (!table.board.has(field)) throw FormatFault{"no field " + text(field)};
    Change change{.what = "buildings", .field = field};
    if (value.is_null()) return change;  // where nothing can stand, nothing stands
    must_be_object(value);
    const std::string size = string_member(value, "size");
    if (size_number(size) == 0 || size_number(size) > highest_size(table.board.letter(field)))
        throw FormatFault{"no " + size + " on " + text(field)};
    change.building = Building{seated_member(table, value, "owner"), size};
    return change;
}

Change emperor_change(const Table& table, const std::string& color, const Json& value) {
    const std::string place = string_of(value);
    bool known = place == "board" || place == "reserve";
    for (const auto& captor : table.seats) known = known || (captor != color && place == "captive:" + captor);
    if (!known) throw FormatFault{"no place of an emperor: " + place};
    return {.what = "emperor", .color = color, .place = place};
}

// "P.reserve" and its like
Change player_change(const Table& table, const std::string& path, const Json& value) {
    for (const auto& color : table.seats) {
        if (path == color + ".emperor") return emperor_change(table, color, value);
        for (const auto* what : {"reserve", "destroyed"})
            if (path == color + "." + what)
                return {.what = what, .color = color, .number = number_within(value, 0, 16)};
    }
    throw FormatFault{"unknown path players." + path};
}

Change read_change(const Table& table, const std::string& path, const Json& value) {
    if (path == "turn" || path == "moon_used") return {.what = path, .number = number_within(value, 0, 999)};
    if (path == "marched" || path == "sand_used") return {.what = path, .truth = bool_of(value)};
    const auto dot = path.find('.');
    const std::string head = path.substr(0, dot);
    const std::string rest = dot == std::string::npos ? "" : path.substr(dot + 1);
    if (head == "players") return player_change(table, rest, value);
    const auto field = read_field(rest);
    if (!field) throw FormatFault{"unknown path " + path};
    if (head == "stacks") return stack_change(table, *field, value);
    if (head == "buildings") return building_change(table, *field, value);
    throw FormatFault{"unknown path " + path};
}

}  // namespace

std::vector<Change> read_changes(const Table& table, const Json& set) {
    std::vector<Change> changes;
    for (const auto& [path, value] : set.items()) changes.push_back(read_change(table, path, value));
    return changes;
}

}  // namespace eko_model
