// SPDX-License-Identifier: MIT
// Whether chances that are told come true: bins of them, and their squared error.
#pragma once

#include "byzantium/counsel/games/parts.h"
#include "byzantium/counsel/ladder/matches.h"
#include "byzantium/counsel/weights.h"
#include "byzantium/rules/header.h"

#include <string>

namespace counsel_ladder {

// Tables of games of counsel against itself, and at tables that it shares with greedy players: for each number of
// players and each turn the squared error (Brier) beside that of one in so many players, how far bins are off on
// average, and the furthest of the large ones; then the bins themselves.
std::string reliability(const byzantium::Table& table, const byzantium::counsel::Weights& weights,
                        const Playing& playing, counsel_games::Parts& parts);

}  // namespace counsel_ladder
