// SPDX-License-Identifier: MIT
// The floor of P5 for Ekö: a bare board game of its shape, with as little rule as possible. A 156-byte state, a board
// of 131 hexagons, stacks of four colours on two fields of three and buildings on the third, legal moves breadth first
// over bit sets, about as many of them and as many decisions a game as Ekö has on the largest board.
#pragma once

#include "bench/floor.h"

#include <cstdint>
#include <random>

namespace bench {

// Plays whole games and returns how many decisions they took.
std::uint64_t play_eko_floor_games(int games, std::mt19937& random);
FloorShape eko_floor_shape(int games, std::mt19937& random);

}  // namespace bench
