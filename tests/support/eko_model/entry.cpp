// SPDX-License-Identifier: MIT
#include "support/eko_model/entry.h"

#include <set>

namespace eko_model {
namespace {

Field field_of(const Table& table, const std::string& id) {
    const auto field = read_field(id);
    if (!field || !table.board.has(*field)) throw FormatFault{"no field of the board: " + id};
    return *field;
}

Field field_member(const Table& table, const Json& said, const std::string& key) {
    return field_of(table, string_member(said, key));
}

std::string color_member(const Table& table, const Json& said, const std::string& key) {
    const std::string color = string_member(said, key);
    if (!table.seated(color)) throw FormatFault{"not seated: " + color};
    return color;
}

// Names of zones of the board, in order, each once.
std::vector<Field> read_zones(const Table& table, const Json& said) {
    const Json& zones = member(said, "zones");
    if (!zones.is_array()) throw FormatFault{"zones is no list"};
    const std::set<Field> known = table.board.zone_names();
    std::vector<Field> read;
    for (const Json& zone : zones) {
        const Field name = field_of(table, string_of(zone));
        if (!known.contains(name)) throw FormatFault{"no zone " + text(name)};
        if (!read.empty() && !(read.back() < name)) throw FormatFault{"zones out of order"};
        read.push_back(name);
    }
    return read;
}

void read_move(const Table& table, const Json& said, Entry& entry) {
    entry.from = field_member(table, said, "from");
    entry.to = field_member(table, said, "to");
    if (!table.board.any_storm()) return;  // then both are ignored
    entry.zones = read_zones(table, said);
    entry.lose_emperor = bool_member(said, "lose_emperor");
}

void read_build(const Table& table, const Json& said, Entry& entry) {
    entry.from = field_member(table, said, "from");
    entry.to = field_member(table, said, "on");
    entry.size = string_member(said, "size");
    if (size_number(entry.size) == 0) throw FormatFault{"unknown size " + entry.size};
    entry.emperor = bool_member(said, "emperor");
}

void read_reinforce(const Table& table, const Json& said, Entry& entry) {
    for (const auto& [id, count] : object_member(said, "place").items())
        entry.place[field_of(table, id)] = number_of(count);
    if (!member(said, "emperor").is_null()) entry.emperor_to = field_member(table, said, "emperor");
}

}  // namespace

Entry read_entry(const Table& table, const std::string& line) {
    const Json said = read_object(line);
    Entry entry;
    entry.word = string_member(said, "do");
    const std::string& word = entry.word;
    const std::set<std::string> bare{"keep", "pass", "march", "go_on", "stop"};
    if (bare.contains(word)) return entry;
    if (word == "swap") {
        entry.to = field_member(table, said, "to");
    } else if (word == "move") {
        read_move(table, said, entry);
    } else if (word == "build") {
        read_build(table, said, entry);
    } else if (word == "sand") {
        entry.to = field_member(table, said, "target");
    } else if (word == "exchange") {
        entry.color = color_member(table, said, "give");
    } else if (word == "reinforce") {
        read_reinforce(table, said, entry);
    } else if (word == "moon") {
        entry.to = field_member(table, said, "to");
        entry.emperor = bool_member(said, "emperor");
    } else if (word == "await") {
        entry.color = color_member(table, said, "player");
    } else if (word == "correct") {
        entry.set = read_changes(table, object_member(said, "set"));
        if (said.contains("note")) string_member(said, "note");
    } else {
        throw FormatFault{"unknown do " + word};
    }
    return entry;
}

Json write_entry(const Table& table, const Entry& entry) {
    Json said{{"do", entry.word}};
    const std::string& word = entry.word;
    if (word == "move" || word == "build") said["from"] = text(entry.from);
    if (word == "move" || word == "moon" || word == "swap") said["to"] = text(entry.to);
    if (word == "build") said["on"] = text(entry.to);
    if (word == "build") said["size"] = entry.size;
    if (word == "build" || word == "moon") said["emperor"] = entry.emperor;
    if (word == "sand") said["target"] = text(entry.to);
    if (word == "exchange") said["give"] = entry.color;
    if (word == "await") said["player"] = entry.color;
    if (word == "move" && table.board.any_storm()) {
        said["zones"] = Json::array();
        for (const Field zone : entry.zones) said["zones"].push_back(text(zone));
        said["lose_emperor"] = entry.lose_emperor;
    }
    if (word == "reinforce") {
        said["place"] = Json::object();
        for (const auto& [field, count] : entry.place) said["place"][text(field)] = count;
        said["emperor"] = entry.emperor_to ? Json(text(*entry.emperor_to)) : Json(nullptr);
    }
    return said;
}

}  // namespace eko_model
