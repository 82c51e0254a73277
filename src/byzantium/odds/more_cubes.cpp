// SPDX-License-Identifier: MIT
#include "byzantium/odds/more_cubes.h"

#include "byzantium/odds/chain.h"
#include "byzantium/odds/threats.h"
#include "byzantium/rules/ids.h"

#include <algorithm>

namespace byzantium::odds {
namespace {

using namespace byzantium;

constexpr int cubes_an_action = 3;  // that may be added (BYZ-11)
constexpr int most_more = 2 * most_cubes_in_a_box;

// The plan's army with room for more; its way stays the one of the plan.
class CubeReckoning {
public:
    CubeReckoning(const Table& table, const Position& now, const Marching& marching)
        : table_{table}, now_{now}, marching_{marching} {}

    std::optional<Reinforcement> with(int elite, int main) const {
        Position then = now_;
        Display& display = then[marching_.army.player][marching_.army.side];
        display.elite += elite;
        display.main += main;
        if (std::max(display.elite, display.main) > most_cubes_in_a_box) return std::nullopt;
        return Reinforcement{elite, main, chance(then)};
    }

    // More cubes never do harm, so the first number that is enough is the fewest.
    std::optional<Reinforcement> fewest_main(double wanted) const {
        for (int cubes = 0; cubes <= most_more; ++cubes) {
            const auto joined = with(0, cubes);
            if (!joined) break;
            if (joined->p_capture >= wanted) return joined;
        }
        return std::nullopt;
    }

    // An Elite cube is worth at least a Main cube: if all of them Elite are not enough, no others are.
    std::optional<Reinforcement> fewest(double wanted) const {
        for (int cubes = 0; cubes <= most_more; ++cubes)
            if (reaches(mostly_elite(cubes), wanted)) return with_fewest_elite(cubes, wanted);
        return std::nullopt;
    }

private:
    static bool reaches(const std::optional<Reinforcement>& joined, double wanted) {
        return joined && joined->p_capture >= wanted;
    }

    std::optional<Reinforcement> mostly_elite(int cubes) const {
        const Display& display = now_[marching_.army.player][marching_.army.side];
        const int elite = std::min(cubes, most_cubes_in_a_box - display.elite);
        return with(elite, cubes - elite);
    }

    std::optional<Reinforcement> with_fewest_elite(int cubes, double wanted) const {
        for (int elite = 0; elite <= cubes; ++elite)
            if (const auto joined = with(elite, cubes - elite); reaches(joined, wanted)) return joined;
        return std::nullopt;
    }

    double chance(const Position& then) const {
        const auto& [army, way, fleet] = marching_;
        const Approach coming = approach(then, army, way, fleet);
        if (coming.arrivals.empty()) return 0;
        const Defending defending{table_, then, {army.player, army.side, way.target}};
        double least = 1;
        for (const DefenceOdds& odds : defences(table_, then, defending, coming.arrivals.front().force, way.target))
            if (odds.defence.by_leave.empty()) least = std::min(least, chance_against(coming, odds));
        return least;
    }

    const Table& table_;
    const Position& now_;
    const Marching& marching_;
};

}  // namespace

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

std::optional<Reinforcement> reinforced(const Table& table, const Position& now, const Plan& plan, int elite,
                                        int main) {
    const auto* marching = std::get_if<Marching>(&plan.advance);
    if (!marching) return std::nullopt;
    const auto joined = CubeReckoning{table, now, *marching}.with(elite, main);
    if (!joined) throw OutOfLimits{"an army box must hold 0 to " + std::to_string(most_cubes_in_a_box) + " cubes"};
    return joined;
}

std::vector<Need> needs(const Table& table, const Position& now, const Plan& plan) {
    std::vector<Need> list;
    const auto* marching = std::get_if<Marching>(&plan.advance);
    if (!marching || plan.lines.empty()) return list;
    const CubeReckoning reckoning{table, now, *marching};
    for (const double chance : usual_chances)
        list.push_back({chance, reckoning.fewest_main(chance), reckoning.fewest(chance)});
    return list;
}

Price price_of(const Position& now, ArmyRef army, const Reinforcement& joining) {
    const Player& player = now[army.player];
    const int cubes = joining.elite + joining.main;
    const int from_pool = std::clamp(player.pool, 0, cubes);
    const int bought = cubes - from_pool;
    const int bezants = bought * price_of(Cube::casualty);
    const int actions = std::max(joining.elite, (cubes + cubes_an_action - 1) / cubes_an_action);
    const bool is_had =
        bought <= std::max(player.casualty, 0) && (bought == 0 || bezants <= player[army.side].treasury);
    return {from_pool, bought, bezants, actions, is_had};
}

}  // namespace byzantium::odds
