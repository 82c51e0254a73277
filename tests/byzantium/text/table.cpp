// SPDX-License-Identifier: MIT
#include "byzantium/text/table.h"

#include "byzantium/rules/rules.h"
#include "byzantium/text/board.h"
#include "support/places.h"

#include <fstream>
#include <sstream>

std::ostream& operator<<(std::ostream& out, const Case& row) { return out << row.name; }

std::string joined(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts) text += part;
    return text;
}

std::string board_text() {
    std::ifstream in{support::in_source_tree("resources/byzantium/boards/byzantium-2005.json")};
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

const byzantium::Table& table() {
    static const byzantium::Table table{byzantium::text::read_board(board_text(), "board"), {}};
    return table;
}

const byzantium::Header& header() {
    using byzantium::Color;
    static const byzantium::Header header{
        "byzantium-2005", {{Color::red, "Ann"}, {Color::blue, "Bo"}, {Color::green, "Cy"}}, Color::red, {}};
    return header;
}

const byzantium::Position& beginning() {
    static const byzantium::Position position = byzantium::start(table(), header());
    return position;
}

byzantium::CityId city(std::string_view id) { return table().board.find(id).value(); }

std::string refusal_of(const protocol::Line& line) {
    const auto entry = byzantium::text::read_entry(table().board, byzantium::text::Seats{beginning()}, line);
    return entry ? "accepted" : entry.error().message();
}

std::string read_and_written(const protocol::Line& line) {
    const auto entry = byzantium::text::read_entry(table().board, byzantium::text::Seats{beginning()}, line);
    return entry ? byzantium::text::write_entry(table().board, *entry) : entry.error().message();
}
