// SPDX-License-Identifier: MIT
// The chances that may be told to people: corrected by how such positions ended, with what is not known of them.
#pragma once

#include "byzantium/counsel/chances.h"
#include "byzantium/counsel/weights.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "values/few.h"

#include <optional>

namespace byzantium::counsel {

// Parts of a million; low <= value <= high.
struct Range {
    int value;
    int low;
    int high;
    bool operator==(const Range&) const = default;
};

// Without doubt but the dice: the game is over, or awaits its last action.
bool are_known(const Table& table, const Position& position);
// The end of a turn is half settled: some have paid and others have not, which the weights do not know.
bool is_settling(const Position& position);
// Half of a range around this value, given as what it is in the middle: what is certain has no doubt.
int spread(int doubt, int value);
// Each share of what those with greater chances have left, along the curve of its rank. Who had the same chance has the
// same still.
Chances along(const Curves& curves, const Chances& chances);
// As such positions ended, whether anything is told there or not.
Chances corrected_chances(const Weights& weights, const Position& position, const Chances& chances);

// Of the evaluation alone. In seating order; the values sum to `whole`, and hold if everybody goes on as the program
// would. Nothing where the weights know no more than one in so many players (too early to tell), nor while cubes are
// given up at a turn's end. The last action of a game has no doubt but its dice.
std::optional<values::Few<Range, 4>> honest_chances(const Weights& weights, const Table& table,
                                                    const Position& position);
// The same from chances that are known already.
std::optional<values::Few<Range, 4>> honest_chances(const Weights& weights, const Table& table,
                                                    const Position& position, const Chances& chances);

}  // namespace byzantium::counsel
