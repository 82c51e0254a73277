// SPDX-License-Identifier: MIT
#include "bench/counts.h"

#include <algorithm>
#include <set>
#include <vector>

namespace bench {
namespace {

using byzantium::odds::Attack;
using byzantium::odds::Force;

bool can_win(const Force& attacker, const Force& defender, int own_dice) {
    for (int hits = 0; hits <= own_dice; ++hits) {
        const Force left = byzantium::odds::after(defender, std::min(hits, active_cubes(defender)));
        if (strength(attacker) > strength(left)) return true;
    }
    return false;
}

using CubesLost = std::set<int>;

CubesLost after_battle(const Attack& attack, const CubesLost& before, const Force& defender) {
    CubesLost next;
    for (const int lost : before)
        for (int hits = 0; hits <= dice(defender); ++hits) {
            const int all = std::min(lost + hits, active_cubes(attack.attacker));
            if (can_win(byzantium::odds::after(attack.attacker, all), defender,
                        dice(byzantium::odds::after(attack.attacker, lost))))
                next.insert(all);
        }
    return next;
}

using Forces = std::vector<Force>;

// Every way to give up so many cubes, Main before Elite, the guard after all others.
Forces ways_to_lose(const Force& force, int hits) {
    if (hits >= active_cubes(force)) return {Force{}};
    Forces ways;
    for (int move = 0; move <= std::min(hits, force.move); ++move) {
        const int field = hits - move;
        if (field > force.elite + force.main) continue;
        Force left = byzantium::odds::after({force.elite, force.main, 0, force.guard}, field);
        left.move = force.move - move;
        ways.push_back(left);
    }
    return ways;
}

void add_new(Forces& forces, const Force& force) {
    if (std::find(forces.begin(), forces.end(), force) == forces.end()) forces.push_back(force);
}

}  // namespace

int transitions(const Attack& attack) {
    int count = 0;
    CubesLost states{0};
    for (const Force& defender : attack.defenders) {
        count += static_cast<int>(states.size()) * (dice(defender) + 1);
        states = after_battle(attack, states, defender);
    }
    if (attack.siege) count += static_cast<int>(states.size()) * (attack.siege->tokens + 1);
    return count;
}

int work_units(const Attack& attack) {
    std::size_t count = 0;
    Forces states{attack.attacker};
    for (const Force& defender : attack.defenders) {
        Forces next;
        for (const Force& state : states)
            for (int hits = 0; hits <= dice(defender); ++hits) {
                const Forces ways = ways_to_lose(state, hits);
                count += ways.size() + static_cast<std::size_t>(dice(state)) + 1;
                for (const Force& left : ways)
                    if (can_win(left, defender, dice(state))) add_new(next, left);
            }
        states = next;
    }
    if (attack.siege) count += states.size() * (static_cast<std::size_t>(attack.siege->tokens) + 1);
    return static_cast<int>(count);
}

}  // namespace bench
