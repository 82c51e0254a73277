// SPDX-License-Identifier: MIT
#include "byzantium/odds/cost_of_standing.h"

#include "byzantium/odds/chain.h"
#include "byzantium/odds/hits.h"

#include <algorithm>

namespace byzantium::odds {
namespace {

double p(int dice, int hits) { return p_hits[static_cast<std::size_t>(dice)][static_cast<std::size_t>(hits)]; }

Force after_hits(const Force& force, int hits) { return after(force, std::min(hits, active_cubes(force))); }

// With a levy or Bulgars (no cube at all to retreat with is asked of them) nothing is lost on the way.
int lost_in_retreat(const Force& left, std::optional<int> retreat_cubes) {
    const int cubes = active_cubes(left);
    return retreat_cubes && *retreat_cubes < cubes ? *retreat_cubes : cubes;
}

// Against an attacker that comes to the battle with this force.
double cost_against(const Force& attacker, const Force& defender, std::optional<int> retreat_cubes) {
    double cost = 0;
    for (int own = 0; own <= dice(attacker); ++own)
        for (int theirs = 0; theirs <= dice(defender); ++theirs) {
            const Force left = after_hits(defender, own);
            const bool beaten = strength(after_hits(attacker, theirs)) > strength(left);
            const int lost =
                active_cubes(defender) - active_cubes(left) + (beaten ? lost_in_retreat(left, retreat_cubes) : 0);
            cost += p(dice(attacker), own) * p(dice(defender), theirs) * lost;
        }
    return cost;
}

}  // namespace

double cost_of_standing(const Attack& attack, std::size_t defender, std::optional<int> retreat_cubes) {
    Attack before{attack.attacker, {}, std::nullopt};
    for (std::size_t i = 0; i < defender; ++i) before.defenders.push_back(attack.defenders[i]);
    const Chain arriving = chain(before);
    double cost = 0;
    for (int lost = 0; lost <= arriving.cubes; ++lost)
        if (const double weight = arriving.taken[static_cast<std::size_t>(lost)]; weight > 0)
            cost += weight * cost_against(after(attack.attacker, lost), attack.defenders[defender], retreat_cubes);
    return cost;
}

}  // namespace byzantium::odds
