// SPDX-License-Identifier: MIT
// What the cases of the words share: names at a table, random games to look at.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/rules.h"
#include "byzantium/words/table/names.h"
#include "present/texts.h"

#include <cstdint>
#include <functional>
#include <vector>

// Anna plays red, Basil yellow, Clara blue.
const byzantium::Header& three_players();
const byzantium::words::Names& names();

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
