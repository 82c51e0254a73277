// SPDX-License-Identifier: MIT
// What was said of a position, and what came of it: each player's part of a win, in seating order.
#pragma once

#include "byzantium/counsel/games/game.h"
#include "byzantium/counsel/honest.h"
#include "values/few.h"

#include <optional>
#include <vector>

namespace counsel_ladder {

using Shares = std::vector<double>;  // 0 to 1, in seating order

Shares shares_of(const byzantium::counsel::Chances& chances);
// Of something that is told: std::bad_optional_access otherwise.
Shares shares_of(const std::optional<values::Few<byzantium::counsel::Range, 4>>& told);
Shares shares_won(const counsel_games::Played& game);
// Brier's, over all players.
double squared_error(const Shares& said, const Shares& won);

}  // namespace counsel_ladder
