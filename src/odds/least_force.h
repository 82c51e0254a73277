// SPDX-License-Identifier: MIT
// How many cubes an attack wants: the fewest that reach a chance, and a table to look it up in.
#pragma once

#include "odds/force.h"

#include <optional>
#include <vector>

namespace odds {

// Cubes that join the attacker.
struct Reinforcement {
    int elite = 0;
    int main = 0;
    double p_capture = 0;  // with them
    bool operator==(const Reinforcement&) const = default;
};

// The fewest cubes that give at least this chance (above 0, at most 1) to take the city; among as many cubes the
// fewest Elite, for their maintenance is the dearest. An Elite cube is always worth at least a Main cube, and that at
// least a Move cube. Nothing if full boxes do not reach it.
std::optional<Reinforcement> fewest_cubes(const Attack& attack, double chance);

// The same without Elite: as many as an army takes up in any number of actions (BYZ-12).
std::optional<Reinforcement> fewest_main_cubes(const Attack& attack, double chance);

// [row][column]: the chance to take the city with 1, 2, ... Main cubes in the attacker's box, and 1, 2, ... tokens in
// the city; all else as it is. The attack must have a siege.
std::vector<std::vector<double>> capture_table(Attack attack, int most_main, int most_city_tokens);

}  // namespace odds
