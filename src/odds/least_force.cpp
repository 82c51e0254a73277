// SPDX-License-Identifier: MIT
#include "odds/least_force.h"

#include "odds/chain.h"

namespace odds {
namespace {

double p_with(Attack attack, const Reinforcement& joining) {
    attack.attacker.elite += joining.elite;
    attack.attacker.main += joining.main;
    return chain(attack).p_capture;
}

bool fits(const Attack& attack, const Reinforcement& joining) {
    return attack.attacker.elite + joining.elite <= most_cubes_in_a_box &&
           attack.attacker.main + joining.main <= most_cubes_in_a_box;
}

// With so many cubes in all, the fewest Elite among them that reach the chance.
std::optional<Reinforcement> reaching(const Attack& attack, double chance, int cubes, int most_elite) {
    for (int elite = 0; elite <= most_elite; ++elite) {
        Reinforcement joining{elite, cubes - elite};
        if (!fits(attack, joining)) continue;
        joining.p_capture = p_with(attack, joining);
        if (joining.p_capture >= chance) return joining;
    }
    return std::nullopt;
}

// More cubes never do harm, so the first number that is enough is the fewest.
template <class MostElite>
std::optional<Reinforcement> fewest(const Attack& attack, double chance, MostElite most_elite) {
    check_limits(attack);
    for (int cubes = 0; cubes <= 2 * most_cubes_in_a_box; ++cubes)
        if (const auto enough = reaching(attack, chance, cubes, most_elite(cubes))) return enough;
    return std::nullopt;
}

}  // namespace

std::optional<Reinforcement> fewest_cubes(const Attack& attack, double chance) {
    return fewest(attack, chance, [](int cubes) { return cubes; });
}

std::optional<Reinforcement> fewest_main_cubes(const Attack& attack, double chance) {
    return fewest(attack, chance, [](int) { return 0; });
}

std::vector<std::vector<double>> capture_table(Attack attack, int most_main, int most_city_tokens) {
    std::vector<std::vector<double>> rows;
    for (int main = 1; main <= most_main; ++main) {
        attack.attacker.main = main;
        auto& row = rows.emplace_back();
        for (int tokens = 1; tokens <= most_city_tokens; ++tokens) {
            attack.siege->tokens = tokens;
            row.push_back(chain(attack).p_capture);
        }
    }
    return rows;
}

}  // namespace odds
