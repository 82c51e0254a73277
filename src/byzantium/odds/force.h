// SPDX-License-Identifier: MIT
// What fights: cubes, tokens, and the order in which cubes are given up.
#pragma once

#include "values/few.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>

namespace byzantium::odds {

inline constexpr int most_cubes_in_a_box = 42;  // a player has no more (BYZ-3)
inline constexpr int most_tokens = 60;          // of a colour in the game (BYZ-14)
inline constexpr std::size_t most_defenders = 8;
inline constexpr std::size_t most_active_cubes = 3 * most_cubes_in_a_box + 1;

// Cubes that fight. Bulgars and a levy are Main cubes alone: they roll at most three dice and are as strong as many.
struct Force {
    int elite = 0;
    int main = 0;
    int move = 0;
    bool guard = false;
    bool operator==(const Force&) const = default;
};

constexpr int guards(const Force& force) { return force.guard ? 1 : 0; }
// All that can be lost, the guard among it.
constexpr int active_cubes(const Force& force) { return force.elite + force.main + force.move + guards(force); }
constexpr int strength(const Force& force) { return force.elite + force.main + guards(force); }  // BYZ-42
constexpr int dice(const Force& force) { return std::min(force.main, 3) + force.elite + guards(force); }

// Cubes given up, the guard not among them.
struct Losses {
    int elite = 0;
    int main = 0;
    int move = 0;
    bool operator==(const Losses&) const = default;
    auto operator<=>(const Losses&) const = default;
};

struct ExpectedLosses {
    double elite = 0;
    double main = 0;
    double move = 0;
    double total = 0;  // of the three; a guard is not among them
    double guard = 0;  // that it is lost
    bool operator==(const ExpectedLosses&) const = default;
};

// Move cubes first, then Main, then Elite, the guard last of all: the best order for whoever only wants to win, and
// the one that spares the dearest cubes (see byzantium/odds/README.md). `lost` is from 0 to all active cubes.
constexpr Losses losses_in_order(const Force& force, int lost) {
    const int move = std::min(lost, force.move);
    const int main = std::min(lost - move, force.main);
    const int elite = std::min(lost - move - main, force.elite);
    return {elite, main, move};
}
constexpr Force after(const Force& force, int lost) {
    const Losses gone = losses_in_order(force, lost);
    const bool all = lost >= active_cubes(force);
    return {force.elite - gone.elite, force.main - gone.main, force.move - gone.move, force.guard && !all};
}

// A city under siege (BYZ-45, 46): it rolls a die a token, and is taken by a strength greater than its tokens.
struct Siege {
    int tokens = 0;       // the fortification among them; a Persian city's printed strength
    int cubes_a_hit = 1;  // 2 at Constantinople
    bool operator==(const Siege&) const = default;
};

// One attack: battles in this order, then the siege.
struct Attack {
    Force attacker{};
    values::Few<Force, most_defenders> defenders{};
    std::optional<Siege> siege{};  // none: the battles alone, and winning them all is the capture
    bool operator==(const Attack&) const = default;
};

// A count outside the limits above, which only a table corrected beyond its own cubes can hold; what() names it.
struct OutOfLimits : std::out_of_range {
    using std::out_of_range::out_of_range;
};
// Throws OutOfLimits.
void check_limits(const Attack& attack);

// Dice that fall at most, on both sides, from the first battle to the end of the siege.
constexpr int most_dice_in(const Attack& attack) {
    int all = attack.siege ? attack.siege->tokens : 0;
    for (const Force& defender : attack.defenders) all += dice(attack.attacker) + dice(defender);
    return all;
}

}  // namespace byzantium::odds
