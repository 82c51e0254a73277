// SPDX-License-Identifier: MIT
#include "support/eko_model/board.h"

#include <algorithm>

namespace eko_model {
namespace {

const std::string every_letter = ".rvmcxspwld_";

Json list_if_there(const Json& object, const std::string& key) {
    if (!object.contains(key)) return Json::array();
    if (!object.at(key).is_array()) throw FormatFault{key + " is no list"};
    return object.at(key);
}

Field field_of(const Json& value) {
    const auto field = read_field(string_of(value));
    if (!field) throw FormatFault{value.dump() + " is no field id"};
    return *field;
}

void check_letters(const std::string& letters) {
    for (const char letter : letters)
        if (every_letter.find(letter) == std::string::npos) throw FormatFault{"stray letter in " + letters};
}

// Letters by place; no place twice.
using Layer = std::map<Field, char>;

void lay(Layer& layer, Field field, char letter) {
    if (!near_enough(field)) throw FormatFault{text(field) + " is too far"};
    if (!layer.emplace(field, letter).second) throw FormatFault{"twice at " + text(field)};
}

std::map<std::string, std::string> read_library(const Json& board) {
    std::map<std::string, std::string> library;
    if (!board.contains("library")) return library;
    for (const auto& [id, tile] : object_member(board, "library").items()) {
        const std::string letters = string_of(tile);
        if (letters.size() != 7) throw FormatFault{"tile " + id + " has not 7 letters"};
        check_letters(letters);
        library[id] = letters;
    }
    return library;
}

void lay_tile(Layer& layer, const std::string& letters, Field middle, std::int64_t turns) {
    std::vector<Field> places = neighbours(Field{0, 0});
    for (std::int64_t turn = 0; turn < turns; ++turn)
        for (Field& place : places) place = turned(place);
    places.insert(places.begin(), Field{0, 0});
    for (std::size_t i = 0; i < places.size(); ++i)
        if (letters[i] != '_') lay(layer, middle + places[i], letters[i]);
}

Layer read_tiles(const Json& board) {
    const auto library = read_library(board);
    Layer layer;
    for (const Json& tile : list_if_there(board, "tiles")) {
        const std::string id = string_member(tile, "id");
        if (!library.contains(id)) throw FormatFault{"no tile " + id};
        const Field middle = field_of(member(tile, "at"));
        const std::int64_t turns = number_of(member(tile, "turn"));
        if (turns < 0 || turns > 5) throw FormatFault{"a turn beyond 0 to 5"};
        lay_tile(layer, library.at(id), middle, turns);
    }
    return layer;
}

// "r:first q:letters"
void lay_row(Layer& layer, const std::string& row) {
    const auto first = row.find(':');
    const auto second = first == std::string::npos ? first : row.find(':', first + 1);
    if (second == std::string::npos) throw FormatFault{"malformed row " + row};
    const auto r = read_coordinate(row.substr(0, first));
    const auto q = read_coordinate(row.substr(first + 1, second - first - 1));
    const std::string letters = row.substr(second + 1);
    if (!r || !q || letters.empty()) throw FormatFault{"malformed row " + row};
    check_letters(letters);
    for (std::size_t i = 0; i < letters.size(); ++i) lay(layer, Field{*q + static_cast<int>(i), *r}, letters[i]);
}

Layer read_fields(const Json& board) {
    Layer fields = read_tiles(board);
    Layer rows;
    for (const Json& row : list_if_there(board, "rows")) lay_row(rows, string_of(row));
    for (const auto& [field, letter] : rows) fields[field] = letter;
    std::erase_if(fields, [](const auto& field) { return field.second == '_'; });
    if (fields.empty()) throw FormatFault{"no field at all"};
    return fields;
}

std::vector<Portal> read_portals(const Json& json, const Board& board) {
    std::vector<Portal> portals;
    for (const Json& portal : list_if_there(json, "portals")) {
        const Portal read{field_of(member(portal, "at")), field_of(member(portal, "exit"))};
        if (board.letter(read.at) != 'p') throw FormatFault{"no portal field at " + text(read.at)};
        for (const Portal& other : portals)
            if (other.at == read.at) throw FormatFault{"portal named twice: " + text(read.at)};
        if (!board.has(read.exit) || !are_neighbours(read.at, read.exit))
            throw FormatFault{"no exit at " + text(read.exit)};
        portals.push_back(read);
    }
    return portals;
}

std::vector<Group> read_groups(const Json& json, const Board& board) {
    std::vector<Group> groups;
    for (const Json& group : list_if_there(json, "groups")) {
        Group read{string_member(group, "kind"), {}};
        if (read.kind != "pyramid" && read.kind != "beacon") throw FormatFault{"unknown kind " + read.kind};
        if (!member(group, "fields").is_array()) throw FormatFault{"fields is no list"};
        for (const Json& field : member(group, "fields")) {
            if (!board.has(field_of(field))) throw FormatFault{"group not on the board"};
            read.fields.insert(field_of(field));
        }
        if (read.fields.empty()) throw FormatFault{"a group without fields"};
        groups.push_back(read);
    }
    return groups;
}

}  // namespace

Board read_board(const Json& json) {
    if (!json.is_object()) throw FormatFault{"the board is no object"};
    if (number_of(member(json, "format")) != 1) throw FormatFault{"board format"};
    Board board{read_fields(json), {}, {}};
    board.portals = read_portals(json, board);
    board.groups = read_groups(json, board);
    return board;
}

}  // namespace eko_model
