// SPDX-License-Identifier: MIT
// Attacks drawn by seed, the same on every machine.
#pragma once

#include "byzantium/odds/force.h"

#include <cstdint>
#include <random>

namespace odds_test {

// How often a search goes round: all of it in a release build, a part where every access is watched.
constexpr int rounds(int in_release) { return in_release / LOGOTHETE_ODDS_SHARE; }

// The greatest numbers that are drawn.
struct Most {
    int elite;
    int main;
    int move;
    int battles;
    int tokens;
};
inline constexpr Most small{2, 8, 4, 2, 5};    // its dice fit into a double
inline constexpr Most large{20, 8, 6, 5, 20};  // often they do not, sometimes not into 128 bits

class RandomAttacks {
public:
    explicit RandomAttacks(std::uint64_t seed) : bits_{seed} {}

    // 0 to `most`.
    int upto(int most) { return static_cast<int>(bits_() % static_cast<unsigned>(most + 1)); }
    byzantium::odds::Force force(const Most& most) {
        return {upto(most.elite), upto(most.main), upto(most.move), upto(3) == 0};
    }
    // One in eight has no siege, one in eight is of a city whose hits cost two cubes.
    byzantium::odds::Attack attack(const Most& most) {
        byzantium::odds::Attack attack;
        attack.attacker = force(most);
        for (int left = upto(most.battles); left > 0; --left) attack.defenders.push_back(force(most));
        const int kind = upto(7);
        if (kind > 0) attack.siege = byzantium::odds::Siege{upto(most.tokens), kind == 1 ? 2 : 1};
        return attack;
    }

private:
    std::mt19937_64 bits_;
};

}  // namespace odds_test
