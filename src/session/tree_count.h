// SPDX-License-Identifier: MIT
// How many ways a game can go on: for holding two implementations of the rules against each other.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/rules.h"

#include <cstdint>
#include <vector>

namespace session {

struct Branch {
    byzantium::Entry entry;
    std::uint64_t sequences;
};

// For each entry that can be made here, how many sequences of `depth` entries begin with it; depth is 1 or more.
// Decisions come in the order of byzantium::legal. At a roll each pair of hit counts is one entry, attacker's
// first, from none to as many as dice. A sequence that the game's end cuts short does not count.
std::vector<Branch> divide(const byzantium::Table& table, const byzantium::Position& position, int depth);

// Every entry that divide follows here; none when the game is over.
std::vector<byzantium::Entry> possible_entries(const byzantium::Table& table, const byzantium::Position& position);

}  // namespace session
