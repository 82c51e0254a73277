// SPDX-License-Identifier: MIT
#include "byzantium/rules/inside.h"

#include <algorithm>

namespace byzantium::inside {

// BYZ-5: clockwise to the next who has not passed; the last one left has had the one action more
// when nobody else is left to act.
void end_action(Change& change) {
    destroy_empty_armies(change);
    Position& now = change.now;
    now.march.reset();
    now.sea_step.reset();
    now.attack.reset();
    now.retreat.reset();
    const auto others = others_clockwise(now, now.active);
    const auto next =
        std::find_if(others.begin(), others.end(), [&](Color color) { return !contains(now.passed, color); });
    if (next == others.end()) return end_action_phase(change);
    await_action(change, *next);
}

void await_action(Change& change, Color player) {
    change.now.active = player;
    change.now.awaits = AwaitAction{player, {}};
}

}  // namespace byzantium::inside
