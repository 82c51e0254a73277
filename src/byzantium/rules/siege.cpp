// SPDX-License-Identifier: MIT
#include "byzantium/rules/inside.h"

#include <algorithm>

namespace byzantium::inside {
namespace {

constexpr int cubes_a_hit_at_the_capital = 2;  // BYZ-45

// BYZ-46: taken if the attacker is stronger than the tokens.
void decide_siege(Change& change) {
    const CityId city = change.now.attack->city;
    if (attacker_strength(change.now) > siege_strength(change.table.board, change.now, city)) return capture(change);
    change.tell(SiegeLost{city});
    attack_fails(change);
}

}  // namespace

// BYZ-45: the city rolls a die per token.
void begin_siege(Change& change) {
    const int dice = siege_strength(change.table.board, change.now, change.now.attack->city);
    if (dice == 0) return decide_siege(change);
    change.now.awaits = AwaitRoll{change.now.active, RollFor::siege, 0, dice};
}

void siege_rolled(Change& change, const Hits& hits) {
    const Attack& attack = *change.now.attack;
    const bool capital = change.table.board.capital == attack.city;
    const int cubes = hits.defender * (capital ? cubes_a_hit_at_the_capital : 1);
    if (attack.army) return lose(change, {change.now.active, *attack.army}, {cubes, LossFrom::siege});
    change.bulgars(-std::min(cubes, change.now.bulgars));
    after_siege_losses(change);
}

void after_siege_losses(Change& change) {
    destroy_empty_armies(change);
    decide_siege(change);
}

}  // namespace byzantium::inside
