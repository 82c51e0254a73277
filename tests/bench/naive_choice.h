// SPDX-License-Identifier: MIT
// The choice of losses as one writes it first: recursion over elite, main and move cubes, every split, a map as memo.
#pragma once

#include "byzantium/odds/force.h"
#include "byzantium/odds/policy.h"

namespace bench {

// The chance to take the city with at least so many Move cubes left. Exact while the dice fit a double, 53.
double naive_p_kept(const byzantium::odds::Attack& attack, const byzantium::odds::Policy& policy);

}  // namespace bench
