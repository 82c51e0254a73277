// SPDX-License-Identifier: MIT
// What people call things: players, cities, sides, boxes, amounts.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace byzantium::words {

// The game, as players call it in every language.
inline constexpr std::string_view game_name = "Byzantium";

// Names of one table. Whatever a file wrote as a name, what comes out is short and holds no control
// characters, so it cannot disturb a screen.
class Names {
public:
    Names(const byzantium::Board& board, const byzantium::Header& header);

    // In a sentence: the name at the table, or the colour; both where two share a name.
    std::string player(byzantium::Color color) const { return players_[byzantium::index(color)]; }
    // Where the colour must be seen: "Anna (red)", or "Red".
    std::string label(byzantium::Color color) const { return labels_[byzantium::index(color)]; }
    std::string city(byzantium::CityId city) const { return cities_.at(byzantium::index(city)); }

private:
    std::array<std::string, 4> players_;
    std::array<std::string, 4> labels_;
    std::vector<std::string> cities_;
};

inline constexpr std::size_t longest_city = 20;  // letters

std::string word(byzantium::Color color);            // red
std::string capital_word(byzantium::Color color);    // Red: a player without a name
std::string word(byzantium::Side side);              // Byzantine
std::string label_word(byzantium::Side side);        // Byzantine, as a word by itself: languages bend it before a noun
std::string short_word(byzantium::Side side);        // Byz.
std::string column_word(byzantium::Box box);         // Main, as short as a narrow column needs it
std::string word(byzantium::Allegiance allegiance);  // Persian, before a noun
std::string label_word(byzantium::Allegiance allegiance);  // Persian, by itself
std::string word(byzantium::Box box);                      // Elite
std::string word_before_box(byzantium::Box box);           // Elite, where "box" follows: one word with it in Dutch
std::string word(byzantium::ActionBox box);                // Improve a Byzantine city

std::string army(const Names& names, byzantium::Color player, byzantium::Side side);  // Anna's Arab army
std::string box(byzantium::ArmyBox box);                                              // the Arab Move box
std::string source(byzantium::Cube cube);                                             // the Casualty Pool
std::string short_source(byzantium::Cube cube);                                       // Byzantine Main
// Of a row about a city, and of the area that answers for it on the map: "city:ankara".
std::string place_of(const byzantium::Board& board, byzantium::CityId city);
// The same of cubes on a player's display, in a pool or an army's box: "cubes:red:arab-main".
std::string place_of(byzantium::Color player, byzantium::Cube cubes);
std::optional<byzantium::CityId> city_at(const byzantium::Board& board, std::string_view place);

std::string place(const Names& names, std::optional<byzantium::CityId> at);  // Ankara, off the map

std::string bezants(int n);
std::string cubes(int n);
std::string dice(int n);
std::string hits(int n);
std::string tokens(int n);
std::string tokens(int n, byzantium::Allegiance colour);  // 2 Arab tokens
std::string points(int n);                                // 3 VP
std::string points(int n, byzantium::Side side);          // 3 Byzantine VP
std::string box_cubes(byzantium::Box box, int n);         // 3 Main cubes
// "1 Main cube and 2 Move cubes"; "no cubes" if all counts are 0.
std::string army_cubes(int elite, int main, int levy, int move);
// "1 Main and 2 Move": the same where it is clear that cubes are meant, and room is short.
std::string brief_cubes(int elite, int main, int levy, int move);

}  // namespace byzantium::words
