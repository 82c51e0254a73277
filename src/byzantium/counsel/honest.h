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

// In seating order; the values sum to `whole`, and hold if everybody goes on as the program would. Nothing where the
// weights know no more than one in so many players (too early to tell), nor while cubes are given up at a turn's end.
// The last action of a game has no doubt but its dice.
std::optional<values::Few<Range, 4>> honest_chances(const Weights& weights, const Table& table,
                                                    const Position& position);
// The same from chances that are known already.
std::optional<values::Few<Range, 4>> honest_chances(const Weights& weights, const Table& table,
                                                    const Position& position, const Chances& chances);

}  // namespace byzantium::counsel
