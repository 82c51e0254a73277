// SPDX-License-Identifier: MIT
#include "bench/naive_choice.h"

#include "byzantium/odds/hits.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

namespace bench {
namespace {

using byzantium::odds::Force;

// The guard goes only with everything else.
std::vector<Force> splits(const Force& force, int hits) {
    if (hits >= active_cubes(force)) return {Force{}};
    std::vector<Force> list;
    for (int elite = 0; elite <= std::min(hits, force.elite); ++elite)
        for (int main = 0; main <= std::min(hits - elite, force.main); ++main) {
            const int move = hits - elite - main;
            if (move <= force.move)
                list.push_back({force.elite - elite, force.main - main, force.move - move, force.guard});
        }
    return list;
}

double share(int dice, int hits) {
    return byzantium::odds::p_hits[static_cast<std::size_t>(dice)][static_cast<std::size_t>(hits)];
}

class Naive {
public:
    Naive(const byzantium::odds::Attack& attack, int keep) : attack_{attack}, keep_{keep} {}

    double best(std::size_t stage, const Force& force) {
        const auto key = std::tuple{stage, force.elite, force.main, force.move, force.guard};
        if (const auto known = memo_.find(key); known != memo_.end()) return known->second;
        const double value = stage == attack_.defenders.size() ? siege(force) : battle(stage, force);
        memo_.emplace(key, value);
        return value;
    }

private:
    double battle(std::size_t stage, const Force& force) {
        const Force& defender = attack_.defenders[stage];
        double value = 0;
        for (int hits = 0; hits <= dice(defender); ++hits)
            for (int own = 0; own <= dice(force); ++own) {
                const Force beaten = byzantium::odds::after(defender, std::min(own, active_cubes(defender)));
                double most = 0;
                for (const Force& left : splits(force, hits))
                    if (strength(left) > strength(beaten)) most = std::max(most, best(stage + 1, left));
                value += share(dice(defender), hits) * share(dice(force), own) * most;
            }
        return value;
    }

    double siege(const Force& force) const {
        if (!attack_.siege) return force.move >= keep_ ? 1 : 0;
        const byzantium::odds::Siege& city = *attack_.siege;
        double value = 0;
        for (int hits = 0; hits <= city.tokens; ++hits) {
            const auto all = splits(force, hits * city.cubes_a_hit);
            const auto enough = [&](const Force& left) { return strength(left) > city.tokens && left.move >= keep_; };
            if (std::any_of(all.begin(), all.end(), enough)) value += share(city.tokens, hits);
        }
        return value;
    }

    const byzantium::odds::Attack& attack_;
    int keep_;
    std::map<std::tuple<std::size_t, int, int, int, bool>, double> memo_{};
};

}  // namespace

double naive_p_kept(const byzantium::odds::Attack& attack, const byzantium::odds::Policy& policy) {
    return Naive{attack, policy.keep_move}.best(0, attack.attacker);
}

}  // namespace bench
