// SPDX-License-Identifier: MIT
// The hands at the table: every quantity of a position changes through one of these few functions,
// which also tells the effect. So effects cannot forget anything. Used by the rules only.
#pragma once

#include "byzantium/rules/effect.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "values/few.h"

#include <optional>
#include <vector>

namespace byzantium {

struct Change {
    const Table& table;
    Position& now;
    std::vector<Effect>& effects;
    values::Few<ArmyRef, 8> thinned{};  // armies that lost an active cube or their guard in this entry (BYZ-8)

    // Moves cubes of one player. A city holds one control cube; a place must hold what is taken.
    // Nothing is told when count is 0.
    void cubes(Color player, CubePlace from, CubePlace to, int count);
    void money(Color player, Side side, int by);
    // VP never go below 0 (BYZ-59).
    void score(Color player, Side side, int by);
    void pawn(ArmyRef army, std::optional<CityId> to);
    void guard(ArmyRef army, Arrival arrival);
    void tokens(CityId city, Allegiance side, int count);
    // Arriving takes over the control that a cube showed; leaving ends control.
    void fortification(Color player, CityId city, Arrival arrival);
    // A fortification that a correction left without an owner is taken off; it goes to nobody.
    void unowned_fortification(CityId city);
    void bulgars(int by);
    // Has BYZ-8 look at this army; taking its cubes or guard does so by itself.
    void thin(ArmyRef army);
    void tell(const Effect& effect) { effects.push_back(effect); }

    Player& active() { return now[now.active]; }
    Display& display(ArmyRef army) { return now[army.player][army.side]; }
};

}  // namespace byzantium
