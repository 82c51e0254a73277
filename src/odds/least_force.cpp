// SPDX-License-Identifier: MIT
#include "odds/least_force.h"

#include "odds/chain.h"

#include <algorithm>

namespace odds {
namespace {

double p_with(Attack attack, const Reinforcement& joining) {
    attack.attacker.elite += joining.elite;
    attack.attacker.main += joining.main;
    return p_capture(attack);
}

Reinforcement joined(const Attack& attack, int cubes, int elite) {
    return {elite, cubes - elite, p_with(attack, {elite, cubes - elite})};
}

// With so many cubes in all, the fewest Elite among them that reach the chance. The most Elite give the most.
std::optional<Reinforcement> reaching(const Attack& attack, double chance, int cubes, int most_elite) {
    const int most = std::min({cubes, most_elite, most_cubes_in_a_box - attack.attacker.elite});
    const int fewest = std::max(0, cubes - (most_cubes_in_a_box - attack.attacker.main));
    if (fewest > most || joined(attack, cubes, most).p_capture < chance) return std::nullopt;
    for (int elite = fewest; elite < most; ++elite)
        if (const auto joining = joined(attack, cubes, elite); joining.p_capture >= chance) return joining;
    return joined(attack, cubes, most);
}

// More cubes never do harm, so the first number that is enough is the fewest.
std::optional<Reinforcement> fewest(const Attack& attack, double chance, int most_elite) {
    check_limits(attack);
    for (int cubes = 0; cubes <= 2 * most_cubes_in_a_box; ++cubes)
        if (const auto enough = reaching(attack, chance, cubes, most_elite)) return enough;
    return std::nullopt;
}

}  // namespace

std::optional<Reinforcement> fewest_cubes(const Attack& attack, double chance) {
    return fewest(attack, chance, most_cubes_in_a_box);
}

std::optional<Reinforcement> fewest_main_cubes(const Attack& attack, double chance) {
    return fewest(attack, chance, 0);
}

std::vector<std::vector<double>> capture_table(Attack attack, int most_main, int most_city_tokens) {
    std::vector<std::vector<double>> rows;
    for (int main = 1; main <= most_main; ++main) {
        attack.attacker.main = main;
        auto& row = rows.emplace_back();
        for (int tokens = 1; tokens <= most_city_tokens; ++tokens) {
            attack.siege->tokens = tokens;
            row.push_back(p_capture(attack));
        }
    }
    return rows;
}

}  // namespace odds
