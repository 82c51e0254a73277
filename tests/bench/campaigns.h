// SPDX-License-Identifier: MIT
// Positions as people reach them, for measuring: players who gather their armies before they march.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"

#include <vector>

namespace bench {

// Twenty, each in the second turn of games of three or four, with an action awaited and three strong field armies; the
// same on every machine. Throws std::runtime_error when the games of the stored seeds no longer come to one.
std::vector<byzantium::Position> mid_games(const byzantium::Table& table);

// Searches the random games from seed 1 on for as many as mid_games stores, and prints their seeds. Takes a minute.
void print_mid_game_seeds();

}  // namespace bench
