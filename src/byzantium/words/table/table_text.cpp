// SPDX-License-Identifier: MIT
#include "byzantium/words/table/table_text.h"

#include "byzantium/rules/board.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/table/city_words.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

// --- displays
std::string in_box(int count) { return say("[{count:>2}]", arg("count", count)); }

std::string army_place(const Names& names, const Display& display) {
    const std::string at = place(names, display.at);
    return display.guard ? say("{place}, with guard", arg("place", at)) : at;
}

std::vector<std::string> display_row(const Names& names, const Player& player, Side side) {
    const Display& d = player[side];
    return {"  " + label_word(side), std::to_string(d.vp), std::to_string(d.treasury), in_box(d.elite), in_box(d.main),
            in_box(d.levy),          in_box(d.move),       army_place(names, d)};
}

// Only what is there, but the pools and tokens always.
std::string supplies_text(const Player& player) {
    std::string text =
        say("Cube Pool {pool}, Casualty Pool {casualty}, fortification tokens {tokens}", arg("pool", player.pool),
            arg("casualty", player.casualty), arg("tokens", player.fortifications));
    const auto add = [&text](const char* phrase, int count) {
        if (count != 0) text += say(phrase, arg("count", count));
    };
    add(marked(", taxed {count}"), player.taxed);
    add(marked(", passed {count}"), player.pass_cubes);
    add(marked(", churches {count}"), player.churches);
    add(marked(", mosques {count}"), player.mosques);
    add(marked(", out of the game {count}"), player.removed);
    return text;
}

// --- cities
std::string strength_cell(const Table& table, const Position& now, CityId city) {
    const std::string strength = std::to_string(shown_strength(table.board, now, city));
    const bool printed = table.board[city].capital || now[city].side == Allegiance::persian;
    return printed ? "(" + strength + ")" : strength + " ";
}

std::string control_cell(const Names& names, const City& city) {
    if (!city.control) return "-";
    const std::string player = names.player(*city.control);
    return city.fortified ? say("{player} +1", arg("player", player)) : player;
}

// Several armies are named by colour: long names would not fit the screen.
std::string armies_cell(const Names& names, const Position& now, CityId city) {
    const auto armies = armies_in(now, city);
    if (armies.empty()) return {};
    if (armies.size() == 1) return say("army of {player}", arg("player", names.player(armies.front().player)));
    std::vector<std::string> colors;
    colors.reserve(armies.size());
    for (const ArmyRef& there : armies) colors.push_back(word(there.player));
    return say("armies of {players}", arg("players", listed(colors)));
}

std::vector<std::string> city_cells(const Names& names, const Table& table, const Position& now, CityId city) {
    return {names.city(city), strength_cell(table, now, city), control_cell(names, now[city]),
            armies_cell(names, now, city)};
}

std::vector<CityId> in_board_order(CitySet set) {
    std::vector<CityId> cities;
    for (; set != 0; set &= set - 1) cities.push_back(first_of(set));
    return cities;
}

std::string heading(Allegiance side) {
    switch (side) {
        case Allegiance::byzantine:
            return translated("Byzantine cities");
        case Allegiance::arab:
            return translated("Arab cities");
        case Allegiance::persian:
            return translated("Persian cities");
        case Allegiance::bulgar:
            break;
    }
    return translated("Bulgar cities");
}

// One group, `abreast` cities in a line, in order down the columns.
void add_cities(Columns& columns, const Names& names, const Table& table, const Position& now,
                const std::vector<CityId>& cities, std::size_t abreast) {
    const std::size_t rows = (cities.size() + abreast - 1) / abreast;
    for (std::size_t row = 0; row < rows; ++row) {
        std::vector<std::string> cells;
        for (std::size_t i = row; i < cities.size(); i += rows) {
            for (auto& cell : city_cells(names, table, now, cities[i])) cells.push_back(std::move(cell));
        }
        columns.row(std::move(cells));
    }
}

// All groups in one set of columns, so that they stand below each other.
std::string cities_abreast(const Names& names, const Table& table, const Position& now, std::size_t abreast) {
    Columns columns{{}, "   "};
    for (const Allegiance side : {Allegiance::byzantine, Allegiance::arab, Allegiance::persian, Allegiance::bulgar}) {
        const auto cities = in_board_order(cities_of(now, side));
        if (cities.empty()) continue;
        columns.line(" " + heading(side));
        add_cities(columns, names, table, now, cities, abreast);
    }
    return columns.text();
}

bool fits_the_screen(const std::string& text) {
    const auto lines = lines_of(text);
    return std::all_of(lines.begin(), lines.end(),
                       [](const std::string& line) { return width(line) <= screen_columns; });
}

// --- special actions
std::string slots(const Names& names, const Table& table, const Position& now, ActionBox box) {
    std::string text;
    const auto& cubes = now[box];
    const auto boxes_printed = static_cast<std::size_t>(std::max(0, table.board.action_boxes[index(box)]));
    for (std::size_t i = 0; i < std::max(cubes.size(), boxes_printed); ++i) {
        const std::string inside = i < cubes.size() ? names.player(cubes[i]) : std::string{" "};
        text += (i == 0 ? "[" : " [") + inside + "]";
    }
    return text;
}

std::string boxes_abreast(const Names& names, const Table& table, const Position& now, std::size_t abreast) {
    Columns columns{{}, "   "};
    for (std::size_t i = 0; i < action_box_kinds; i += abreast) {
        std::vector<std::string> cells;
        for (std::size_t j = i; j < std::min(i + abreast, action_box_kinds); ++j) {
            const auto box = static_cast<ActionBox>(j);
            cells.push_back(capitalised(word(box)));
            cells.push_back(slots(names, table, now, box));
        }
        columns.row(std::move(cells));
    }
    return columns.text();
}

}  // namespace

std::string table_text(const Names& names, const Table& table, const Position& now) {
    return turn_text(names, table, now) + '\n' + displays_text(names, now) + '\n' + cities_text(names, table, now) +
           '\n' + special_actions_text(names, table, now);
}

std::string purse_text(const Player& player) {
    const auto side = [&player](Side which) {
        return say("{side} {bezants} and {vp}", arg("side", word(which)),
                   arg("bezants", bezants(player[which].treasury)), arg("vp", points(player[which].vp)));
    };
    return capitalised(say("{byzantine}. {arab}. Cube Pool {pool}, Casualty Pool {casualty}.",
                           arg("byzantine", side(Side::byzantine)), arg("arab", side(Side::arab)),
                           arg("pool", player.pool), arg("casualty", player.casualty)));
}

std::string turn_text(const Names& names, const Table& table, const Position& now) {
    std::vector<std::string> passed;
    for (const Color color : now.passed) passed.push_back(names.player(color));
    const std::string turn = say("Turn {turn} of {turns}. First player: {first}.", arg("turn", now.turn),
                                 arg("turns", table.board.setup.turns), arg("first", names.player(now.first)));
    const std::string who_passed = passed.empty() ? "" : say(" Passed: {players}.", arg("players", listed(passed)));
    return wrapped(turn + who_passed, screen_columns) + wrapped(question(names, now), screen_columns);
}

std::string displays_text(const Names& names, const Position& now) {
    constexpr Align left = Align::left;
    constexpr Align right = Align::right;
    Columns columns{{left, right, right, right, right, right, right, left}, " "};
    columns.row({"", translated("VP"), translated("Bezants"), capitalised(word(Box::elite)),
                 capitalised(word(Box::main)), capitalised(word(Box::levy)), capitalised(word(Box::move)),
                 translated("Army")});
    for (const Player& player : now.players) {
        columns.line(" " + names.label(player.color));
        for (const Side side : sides) columns.row(display_row(names, player, side));
        for (const std::string& line : lines_of(wrapped(supplies_text(player), screen_columns, "   ")))
            columns.line(line);
    }
    return columns.text();
}

std::string cities_text(const Names& names, const Table& table, const Position& now) {
    std::string two = cities_abreast(names, table, now, 2);
    return fits_the_screen(two) ? two : cities_abreast(names, table, now, 1);
}

std::string special_actions_text(const Names& names, const Table& table, const Position& now) {
    const std::string two = boxes_abreast(names, table, now, 2);
    return std::string{" "} + translated("Special actions") + '\n' +
           (fits_the_screen(two) ? two : boxes_abreast(names, table, now, 1)) +
           say(" Bulgar box: {cubes} of {most}.", arg("cubes", cubes(now.bulgars)),
               arg("most", table.board.supply.bulgar_cubes)) +
           '\n';
}

}  // namespace byzantium::words
