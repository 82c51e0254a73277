// SPDX-License-Identifier: MIT
#include "support/eko_model/header.h"

#include <algorithm>

namespace eko_model {
namespace {

bool is_among(const std::string& word, const std::vector<std::string>& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::vector<std::string> read_seats(const Json& header) {
    const Json& players = member(header, "players");
    if (!players.is_array()) throw FormatFault{"players is no list"};
    std::vector<std::string> seats;
    for (const Json& player : players) {
        const std::string color = string_member(player, "color");
        if (!is_among(color, all_colors()) || is_among(color, seats)) throw FormatFault{"color " + color};
        if (player.contains("name")) string_member(player, "name");
        seats.push_back(color);
    }
    if (seats.size() < 2 || seats.size() > 4) throw FormatFault{"2 to 4 players"};
    return seats;
}

std::map<std::string, std::string> read_rulings(const Json& header) {
    std::map<std::string, std::string> rulings;
    for (const auto& [ruling, values] : all_rulings()) rulings[ruling] = values.front();
    if (!header.contains("rulings")) return rulings;
    for (const auto& [ruling, value] : object_member(header, "rulings").items()) {
        if (!all_rulings().contains(ruling)) throw FormatFault{"unknown ruling " + ruling};
        if (!is_among(string_of(value), all_rulings().at(ruling))) throw FormatFault{"unknown value of " + ruling};
        rulings[ruling] = string_of(value);
    }
    return rulings;
}

void read_disc(const Table& table, Position& start, const std::string& id, std::string color) {
    const auto field = read_field(id);
    if (!field || table.board.letter(*field) != '.') throw FormatFault{"no movement field: " + id};  // EKO-7, EKO-69
    const bool emperor = color.ends_with('*');
    if (emperor) color.pop_back();
    if (!table.seated(color)) throw FormatFault{"not seated: " + color};
    Player& player = start.players[color];
    if (emperor && player.emperor == "board") throw FormatFault{"two emperors of " + color};
    if (emperor) player.emperor = "board";
    if (player.reserve == 0) throw FormatFault{"more than 16 discs of " + color};
    --player.reserve;
    start.stacks[*field] = {color, 1, emperor};
}

Position read_start(const Json& header, const Table& table) {
    Position start;
    for (const auto& color : table.seats) start.players[color] = {16, 0, "reserve"};  // A1
    for (const auto& [id, disc] : object_member(header, "start").items()) read_disc(table, start, id, string_of(disc));
    int colors = 0;
    for (const auto& color : table.seats) {
        if (emperor_in_reserve(start, color) && start.players[color].reserve == 0)
            throw FormatFault{"16 discs of " + color + " without an emperor"};
        colors += on_board(start, color) ? 1 : 0;
    }
    if (colors < 2) throw FormatFault{"discs of fewer than two colours"};
    return start;
}

}  // namespace

const std::map<std::string, std::vector<std::string>>& all_rulings() {
    static const std::map<std::string, std::vector<std::string>> rulings{
        {"moon_return", {"yes", "no"}},                        // A3
        {"win_check", {"after_exchange", "before_exchange"}},  // A8
        {"last_disc_build", {"shared", "builder"}},            // A9
        {"around", {"stacks_and_buildings", "stacks"}},        // A12
        {"storm_once", {"turn", "move"}},                      // A13
        {"moon_uses", {"once", "any"}},                        // A15
    };
    return rulings;
}

const std::vector<std::string>& all_colors() {
    static const std::vector<std::string> colors{"cyan", "violet", "blue", "white"};
    return colors;
}

Opening read_header(const std::string& line) {
    const Json header = read_object(line);
    if (string_member(header, "game") != "eko") throw FormatFault{"another game"};
    if (number_of(member(header, "format")) != 1) throw FormatFault{"header format"};
    Table table;
    table.seats = read_seats(header);
    table.first = string_member(header, "first");
    if (!table.seated(table.first)) throw FormatFault{"first is not seated"};
    table.board = read_board(member(header, "board"));
    table.rulings = read_rulings(header);
    Position start = read_start(header, table);
    start.player = table.first;
    start.awaits = {"swap", table.first};  // EKO-9
    return {table, start};
}

}  // namespace eko_model
