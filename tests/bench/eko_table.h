// SPDX-License-Identifier: MIT
// Tables of Ekö to measure at. Their tiles are invented: nobody knows the printed ones.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/position.h"

#include <random>
#include <vector>

namespace bench {

// A game of random moves that does not end within so many entries is given up.
inline constexpr std::size_t most_eko_entries = 300;

struct EkoTable {
    eko::Layout layout;
    eko::Table table;
};

// Thirteen large tiles, every small one, four players.
const EkoTable& largest_eko_table();
// Ten large tiles and three players, without variants.
const EkoTable& usual_eko_table();
inline const eko::Table& eko_table() { return largest_eko_table().table; }

// 16 discs for each player, as far as there are fields; laid by chance.
eko::Header eko_header(const EkoTable& at, std::mt19937& random);
// The largest table with the swaps behind it.
eko::Position eko_position(std::mt19937& random);

bool is_over(const eko::Position& now);

// What a random game chose from a position, one legal decision after the other, until it is over or given up.
std::vector<eko::Decision> one_eko_game(const eko::Table& table, eko::Position now, std::mt19937& random);

}  // namespace bench
