// SPDX-License-Identifier: MIT
// The chance of each player to win, as the weights see it: the evaluation. What may be told to people is honest.h.
#pragma once

#include "byzantium/counsel/weights.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "values/few.h"

namespace byzantium::counsel {

// Chances are whole parts of a million, in seating order, and sum to exactly this.
inline constexpr int whole = 1'000'000;
using Chances = values::Few<int, 4>;

// Over: shared by the winners. A roll awaited: the exact mean over what can fall of the values after it. An answer in
// an attack awaited: the value after the usual answer (usual_answers.h). In the midst of an increase or a march: as if
// the player stopped. The last action of a game: the value of the best choice for it, marches followed to their ends.
// Else the weights' view of what lies on the table; whoever has an action and would win by the fall of the capital, at
// least the chance of that attack, if the weights weigh such falls at all.
Chances chances(const Weights& weights, const Table& table, const Position& position);

// The same where a roll, and all rolls after it, are taken short: the attack's exact chance weighs one typical end of
// it that takes the city and one that does not. A tenth of the time.
Chances quick_chances(const Weights& weights, const Table& table, const Position& position);

}  // namespace byzantium::counsel
