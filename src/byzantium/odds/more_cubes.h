// SPDX-License-Identifier: MIT
// What an attack or a plan would be worth with more cubes, and what they would cost.
#pragma once

#include "byzantium/odds/force.h"
#include "byzantium/odds/plan.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"

#include <array>
#include <optional>
#include <vector>

namespace byzantium::odds {

// Cubes that join the attacker.
struct Reinforcement {
    int elite = 0;
    int main = 0;
    double p_capture = 0;  // with them
    bool operator==(const Reinforcement&) const = default;
};

// [row][column]: the chance to take the city with 1, 2, ... Main cubes in the attacker's box, and 1, 2, ... tokens in
// the city; all else as it is. The attack must have a siege.
std::vector<std::vector<double>> capture_table(Attack attack, int most_main, int most_city_tokens);

inline constexpr std::array usual_chances{0.5, 0.75, 0.9, 0.95};

// What Plan::least_chance would be if these cubes joined before it sets out.
// The Bulgars take none: nothing. Throws OutOfLimits, also if they are more than a box may hold.
std::optional<Reinforcement> reinforced(const byzantium::Table& table, const byzantium::Position& position,
                                        const Plan& plan, int elite, int main);

// The fewest cubes more for a chance; nothing if full boxes do not reach it.
struct Need {
    double chance;
    std::optional<Reinforcement> main;  // of Main cubes alone
    std::optional<Reinforcement> any;   // of as many cubes the one with the fewest Elite
    bool operator==(const Need&) const = default;
};
// One for each of `usual_chances`; empty for the Bulgars, and if nothing arrives. Throws OutOfLimits.
std::vector<Need> needs(const byzantium::Table& table, const byzantium::Position& position, const Plan& plan);

// What it takes to put them into that army (BYZ-7, 11, 12), the cubes of its pool first, all others bought.
struct Price {
    int from_pool;  // cubes
    int bought;     // cubes
    int bezants;
    int actions;  // of three cubes, one of them Elite
    bool is_had;  // so many cubes lie in the pools, and the treasury pays for those that are bought
    bool operator==(const Price&) const = default;
};
Price price_of(const byzantium::Position& position, byzantium::ArmyRef army, const Reinforcement& joining);

}  // namespace byzantium::odds
