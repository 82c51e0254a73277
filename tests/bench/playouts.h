// SPDX-License-Identifier: MIT
// Whole games by uniform random legal decisions, all rules on: the engine's side of P5.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"

#include <cstdint>
#include <random>
#include <vector>

namespace bench {

struct Played {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;  // by people; dice are not counted
    std::uint64_t rolls = 0;
    std::uint64_t offered = 0;  // legal decisions listed
};
Played play_games(int games, std::mt19937& random);

// The entries of one random game from this position to its end, rolls among them.
std::vector<byzantium::Entry> one_game(byzantium::Position now, std::mt19937& random);

// Every position of random games in which somebody decides, and the entry that followed.
struct Recorded {
    std::vector<byzantium::Position> positions;
    std::vector<byzantium::Entry> entries;  // one for each position, rolls among them
};
Recorded record_games(int games, std::mt19937& random);

}  // namespace bench
