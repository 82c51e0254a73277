// SPDX-License-Identifier: MIT
// What it costs to stand in the way of an attack.
#pragma once

#include "byzantium/odds/force.h"

#include <cstddef>
#include <optional>

namespace byzantium::odds {

// Cubes that this defender of the attack is expected to lose: to hits, if its battle comes to be fought, and, beaten,
// on its retreat, which takes `retreat_cubes` or, with no more left than that or with no way at all, everything.
// For a levy and the Bulgars, who never retreat, that is 0. The guard counts as a cube.
double cost_of_standing(const Attack& attack, std::size_t defender, std::optional<int> retreat_cubes);

}  // namespace byzantium::odds
