// SPDX-License-Identifier: MIT
// The attacks that the goals about odds are measured with, by name.
#pragma once

#include "byzantium/odds/force.h"

#include <string>
#include <vector>

namespace bench {

struct NamedAttack {
    std::string name;  // elite-main-move, `g` with a guard; `L3` a levy of three; tokens; `x2` two cubes a hit
    byzantium::odds::Attack attack;
    int keep_move = 0;
};

// P1 and P2: from one small defender to three armies with the greatest attacker of the page.
std::vector<NamedAttack> ten_attacks();
// P3: larger ones, whose attacker wants one Move cube left; neither near 0 nor near 1.
std::vector<NamedAttack> three_choices();
// So many dice, 2 to 250: as even a fight as they make, then a siege; Elite cubes alone, the city with a quarter or 50.
NamedAttack attack_with(int dice);

}  // namespace bench
