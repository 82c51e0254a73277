// SPDX-License-Identifier: MIT
// Positions late in a game by seed, in which somebody may be about to win: small boards with all variants, few stacks,
// many buildings. Some are as only a correction leaves them: an end that was not judged, an exchange that is overdue.
#pragma once

#include "eko/rules/header.h"
#include "eko/rules/position.h"
#include "eko/support/random_tables.h"

#include <cstdint>

namespace eko_support {

struct Late {
    eko::Table table;
    eko::Position now;
};

Late late_position(Bits& bits);

// How many positions a test looks at: LOGOTHETE_POSITIONS, or what the build says.
std::uint64_t positions_to_search();

// Whether so many are searched that everything must have come up.
inline bool searches_many() { return positions_to_search() >= 1000; }

}  // namespace eko_support
