// SPDX-License-Identifier: MIT
// Matches: one player of a kind at a table of another kind, at each seat in turn.
#pragma once

#include "byzantium/counsel/games/game.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

namespace counsel_ladder {

struct Playing {
    std::size_t games = 1'000;  // of a match
    std::uint64_t first_seed = 900'000'000;
    std::size_t threads = 1;
    std::size_t told_games = 1'000;   // of counsel against itself, that what is told is held against
    std::size_t mixed_games = 1'000;  // and of counsel beside a greedy player
};

struct Match {
    std::size_t players;
    std::size_t games;
    double won;  // games, shared ones in parts
    std::uint64_t first_seed;
};

// The same whatever the number of threads.
Match played(const byzantium::Table& table, const counsel_games::Player& one, const counsel_games::Player& others,
             std::size_t players, const Playing& playing);

struct Interval {
    double low;
    double high;
};
// Wilson's, at 95 %. https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval
Interval wilson(double won, double games);

// A row of the table of matches.
std::string row_of(const std::string& name, const Match& match);

// Calls it once for each number below, on so many threads.
void for_each_number(std::size_t below, std::size_t threads, const std::function<void(std::size_t)>& work);

}  // namespace counsel_ladder
