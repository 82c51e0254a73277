// SPDX-License-Identifier: MIT
// The floor of P5: a bare board game of about this shape, with as little rule as possible. A 230-byte state,
// a map of 42 places, 8 armies, legal moves breadth first over bit sets, about 30 of them, about 100 a game.
#pragma once

#include <cstdint>
#include <random>

namespace bench {

// Plays whole games and returns how many decisions they took.
std::uint64_t play_floor_games(int games, std::mt19937& random);
// Decisions offered at a time and taken a game, on average: the floor says what it is.
struct FloorShape {
    double legal;
    double decisions;
};
FloorShape floor_shape(int games, std::mt19937& random);

}  // namespace bench
