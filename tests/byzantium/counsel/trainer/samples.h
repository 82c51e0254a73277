// SPDX-License-Identifier: MIT
// What is learnt from: positions of whole games between programs, each with who won in the end.
#pragma once

#include "byzantium/counsel/chances.h"
#include "byzantium/counsel/quantities.h"
#include "byzantium/counsel/weights.h"
#include "byzantium/rules/header.h"
#include "values/few.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace counsel_trainer {

struct Sample {
    values::Few<byzantium::counsel::Quantities, 4> quantities;  // in seating order
    byzantium::counsel::Chances chances;                        // as the weights of the game saw them
    values::Few<double, 4> won;                                 // shares of the win; they sum to 1
};

// By size and turn as weights are: of two players in the first turn first.
using Samples = std::vector<std::vector<Sample>>;
inline constexpr std::size_t classes = byzantium::counsel::table_sizes * byzantium::counsel::turns_weighed;
constexpr std::size_t class_of(std::size_t players, int turn) {
    return byzantium::counsel::size_class(players) * byzantium::counsel::turns_weighed +
           byzantium::counsel::turn_class(turn);
}

// How games are played, and what is taken of them.
enum class Won : std::uint8_t {
    as_it_came,  // what later positions are worth counts too, the nearer the more
    in_the_end,  // alone
};
enum class Taken : std::uint8_t {
    many,             // positions of a game
    one_of_each_turn  // drawn by chance
};
struct Collecting {
    std::uint64_t first_seed;  // one game for each seed from here on, for each number of players
    std::size_t games;         // of each number of players
    int by_chance_in_1000;     // decisions drawn by chance
    int greedy_in_1000;        // seats
    Won won;
    Taken taken;
    std::size_t threads;
};

// Games of two, three and four programs, each with these weights. The same whatever the number of threads. The last
// action of a game is never taken: no weights are asked what it is worth.
Samples collect(const byzantium::Table& table, const byzantium::counsel::Weights& weights, const Collecting& how);

}  // namespace counsel_trainer
