// SPDX-License-Identifier: MIT
// Whether the chances that are told know as much as many trials from the same positions would.
#pragma once

#include "byzantium/counsel/games/parts.h"
#include "byzantium/counsel/ladder/matches.h"
#include "byzantium/counsel/weights.h"
#include "byzantium/rules/header.h"

#include <cstddef>
#include <string>

namespace counsel_ladder {

struct BesideTrials {
    std::size_t positions = 1'000;  // one of a game, for each number of players; 0: none
    int trials = 100;               // from each: their mean is off by far less than games end by chance
};

// A table of games of counsel against itself: for each number of players the squared error (Brier) of what is told,
// of the mean of the trials, and of the evaluation alone; each with its skill, the part of the error
// of one in so many players that it takes away; and what part of the trials' skill is told, give or take its standard
// error. Empty if there are no positions.
std::string beside_trials(const byzantium::Table& table, const byzantium::counsel::Weights& weights,
                          const Playing& playing, const BesideTrials& beside, counsel_games::Parts& parts);

}  // namespace counsel_ladder
