// SPDX-License-Identifier: MIT
// How what trials say and what the evaluation says are blended before people are told: by games that were not trained
// on, nor corrected by.
#pragma once

#include "byzantium/counsel/ladder/told_games.h"
#include "byzantium/counsel/weights.h"

#include <vector>

namespace counsel_trainer {

// For each turn of tables of so many players the two factors that make what happened most likely, each from 0 to 4,
// and then curves by rank; the doubt that every bin is within; silent where the blend knows no more than one in so many
// players.
byzantium::counsel::Weights with_blend(byzantium::counsel::Weights weights, std::size_t players,
                                       const std::vector<counsel_ladder::Seen>& seen);

}  // namespace counsel_trainer
