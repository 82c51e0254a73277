// SPDX-License-Identifier: MIT
// Which cubes are given up: both sides know both rolls when they choose.
#pragma once

namespace byzantium::odds {

// The attacker makes the chance to take the city, with at least so many Move cubes left, as great as it can be; among
// equals it gives up the fewest Elite, then the fewest Main cubes. The defender makes it as small as it can be, with
// the same preference. With keep_move 0 both come to `losses_in_order`.
struct Policy {
    int keep_move = 0;
    bool operator==(const Policy&) const = default;
};

}  // namespace byzantium::odds
