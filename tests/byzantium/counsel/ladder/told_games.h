// SPDX-License-Identifier: MIT
// Games of which one position of each turn is looked at closely: what the evaluation and a few trials say of it, and
// what came.
#pragma once

#include "byzantium/counsel/chances.h"
#include "byzantium/counsel/games/parts.h"
#include "byzantium/counsel/ladder/shares.h"
#include "byzantium/counsel/weights.h"
#include "byzantium/rules/header.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace counsel_ladder {

struct Seen {
    std::size_t turn;                           // its class, from 0
    byzantium::counsel::Chances by_evaluation;  // corrected; where the chances are known, those
    byzantium::counsel::Chances by_trials;      // the mean of those that are told from; where they are known, the same
    Shares won;
};

struct ToldGames {
    std::string name;  // of this series of games, in the file of parts
    std::size_t players;
    std::size_t greedy;        // seats; the others are the evaluation's
    std::uint64_t first_seed;  // one game for each seed from here on
    std::size_t games;
    std::size_t threads;  // nothing depends on it
};

// Game by game, turn by turn. Says how far it is.
std::vector<Seen> seen_in(const byzantium::Table& table, const byzantium::counsel::Weights& weights,
                          const ToldGames& games, counsel_games::Parts& parts);

}  // namespace counsel_ladder
