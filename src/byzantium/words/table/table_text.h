// SPDX-License-Identifier: MIT
// The whole table as text for a screen of 80 to 100 columns.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/words/table/names.h"

#include <string>

namespace byzantium {
struct Player;
struct Position;
}  // namespace byzantium

namespace byzantium::words {

// Turn and question, each player's display, the cities by allegiance, the special actions.
std::string table_text(const Names& names, const byzantium::Table& table, const byzantium::Position& now);

// One line for the player who must choose: money, VP and free cubes.
std::string purse_text(const byzantium::Player& player);

// Its parts.
std::string turn_text(const Names& names, const byzantium::Table& table, const byzantium::Position& now);
std::string displays_text(const Names& names, const byzantium::Position& now);
std::string cities_text(const Names& names, const byzantium::Table& table, const byzantium::Position& now);
std::string special_actions_text(const Names& names, const byzantium::Table& table, const byzantium::Position& now);

}  // namespace byzantium::words
