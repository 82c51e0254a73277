// SPDX-License-Identifier: MIT
#include "byzantium/counsel/honest.h"
#include "byzantium/counsel/review.h"
#include "byzantium/counsel/trial.h"
#include "byzantium/rules/rules.h"
#include "values/few.h"

#include <algorithm>

namespace byzantium::counsel {
namespace {

// What costs less is not worth a trial, in parts of a million.
constexpr int least_doubtful = 10'000;

}  // namespace

std::vector<Doubtful> doubtful(const Weights& weights, const Table& table, const Position& start,
                               std::span<const Entry> entries, const Review& review, std::size_t most) {
    std::vector<Doubtful> all;
    Position now = start;
    for (std::size_t i = 0; i < review.moments.size(); ++i) {
        const Moment& moment = review.moments[i];
        if (moment.better && moment.better->cost >= least_doubtful &&
            honest_chances(weights, table, now, moment.before))
            all.push_back({i, *moment.chooser, std::get<Decision>(entries[i]), moment.better->decision,
                           moment.better->cost, now});
        now = apply(table, now, entries[i]).value().after;
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Doubtful& one, const Doubtful& other) { return one.cost > other.cost; });
    if (all.size() > most) all.erase(all.begin() + static_cast<std::ptrdiff_t>(most), all.end());
    return all;
}

Confirming::Confirming(const Weights& weights, const Table& table, const Doubtful& decision, std::uint64_t seed)
    : weights_{weights},
      table_{table},
      chosen_{apply(table, decision.position, Entry{decision.chosen}).value().after},
      better_{apply(table, decision.position, Entry{decision.better}).value().after},
      seat_{seat_of(decision.position, decision.chooser)},
      seed_{seed ^ (decision.entry * 0x9e3779b97f4a7c15)},
      by_evaluation_{decision.cost} {}

void Confirming::run(int pairs_of_trials) {
    for (int i = 0; i < pairs_of_trials; ++i) {
        TrialBits bits{seed_ + static_cast<std::uint64_t>(difference_.count())};
        const std::uint64_t seed = bits.next();
        difference_.add(trial(weights_, table_, better_, seed)[seat_] - trial(weights_, table_, chosen_, seed)[seat_]);
    }
}

Verdict Confirming::verdict() const {
    const int cost = difference_.mean();
    const int either_way = 2 * difference_.error();
    return {cost, std::min(cost - either_way, by_evaluation_), std::max(cost + either_way, by_evaluation_)};
}

std::optional<Costly> cost_the_game(const Review& review, const std::vector<Costly>& confirmed) {
    if (review.winners.empty()) return std::nullopt;
    std::optional<Costly> worst;
    for (const Costly& costly : confirmed) {
        if (values::contains(review.winners, costly.chooser) || costly.verdict.cost < least_that_costs_a_game) continue;
        if (!worst || costly.verdict.cost > worst->verdict.cost) worst = costly;
    }
    return worst;
}

}  // namespace byzantium::counsel
