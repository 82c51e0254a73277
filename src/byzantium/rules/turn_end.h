// SPDX-License-Identifier: MIT
// When a turn ends, and BYZ-57 to 61: income and maintenance, as a forecast that changes nothing.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"

#include <vector>

namespace byzantium {

struct CityIncome {
    CityId city;
    int bezants;
};

// What the turn's end would do to one treasury. While the turn ends, what is still to come of it: all income has been
// paid in then, and the armies before the one that is asked about have been paid for.
struct SideForecast {
    Color player;
    Side side;
    int treasury;                    // bezants now
    std::vector<CityIncome> income;  // cities in board order
    int income_total;
    BoxCounts cubes;        // that must be paid for
    BoxCounts maintenance;  // bezants, by box
    int maintenance_total;
    int left;               // bezants afterwards; 0 or more
    int shortfall;          // bezants that will be missing
    int fewest_cubes_lost;  // that the owner may give up (BYZ-59), each 1 VP
    int most_cubes_lost;
};

// BYZ-5: whether the turn ends with the action that is awaited or under way, for everybody else has passed.
bool is_last_action_of_turn(const Position&);
// Whether all income of the turn has been paid in: while the turn ends, and when the game is over.
bool income_is_in(const Position&);
// By player clockwise from the first, Byzantine before Arab: the order of the protocol's upkeep.
std::vector<SideForecast> forecast(const Table&, const Position&);

}  // namespace byzantium
