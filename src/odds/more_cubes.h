// SPDX-License-Identifier: MIT
// What a plan would be worth with more cubes in its army, and what they would cost.
#pragma once

#include "byzantium/header.h"
#include "byzantium/position.h"
#include "odds/least_force.h"
#include "odds/plan.h"

#include <array>
#include <optional>
#include <vector>

namespace odds {

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

}  // namespace odds
