// SPDX-License-Identifier: MIT
// What the cases of present share: names at a table, random games to look at, checks of a text for people.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/rules.h"
#include "paper/table.h"
#include "present/columns.h"
#include "present/names.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

// Anna plays red, Basil yellow, Clara blue.
const byzantium::Header& three_players();
const present::Names& names();

bool holds(std::string_view text, std::string_view part);
std::size_t widest_line(std::string_view text);
// What its cells say.
std::vector<std::string> texts_of(const paper::Row& row);

// A sentence as it is printed: begins with a capital letter, ends with a stop, no place left open.
bool is_sentence(std::string_view text);

// Looks at every entry of some random games, in order: the table, the position before, the entry, what it did.
// Gives the number of entries looked at.
struct Seen {
    const byzantium::Table& table;
    const byzantium::Header& header;
    const byzantium::Position& before;
    const byzantium::Entry& entry;
    const byzantium::Step& step;
};
int look_at_games(std::uint64_t first_seed, int games, const std::function<void(const Seen&)>& look);

// Positions that random games hardly meet, on the standard table: the fleet, sailing on, a retreat by sea, a choice
// of armies to fight.
std::vector<byzantium::Position> staged_positions();
