// SPDX-License-Identifier: MIT
#include "byzantium/counsel/honest.h"
#include "byzantium/counsel/review.h"
#include "byzantium/counsel/trial.h"
#include "byzantium/rules/rules.h"
#include "values/few.h"

#include <algorithm>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <variant>

namespace byzantium::counsel {
namespace {

// What costs less is not worth a trial, in parts of a million.
constexpr int least_doubtful = 10'000;

// Whether both come to the same, whatever cube is laid down for it.
bool have_one_aim(const Decision& one, const Decision& other) {
    if (one.index() != other.index()) return false;
    const auto same = [&](const auto& a) {
        const auto& b = std::get<std::decay_t<decltype(a)>>(other);
        if constexpr (requires { a.city; })
            if (a.city != b.city) return false;
        if constexpr (requires { a.side; })
            if (a.side != b.side) return false;
        if constexpr (requires { a.to; }) return a.to == b.to;
        return true;
    };
    return std::visit(same, one);
}

// Of the same missed again only the costliest time is kept.
void take_doubtful(std::vector<Doubtful>& all, Doubtful one) {
    const auto before = std::find_if(all.begin(), all.end(), [&](const Doubtful& other) {
        return other.chooser == one.chooser && other.position.turn == one.position.turn &&
               have_one_aim(other.better, one.better);
    });
    if (before == all.end()) return all.push_back(std::move(one));
    one.times = ++before->times;
    one.first = before->first;
    before->last = one.entry;
    if (one.cost > before->cost) *before = std::move(one);
}

// A chance that was had again and missed again is no way back.
bool came_back(const Review& review, const Costly& costly) {
    const auto seat = static_cast<std::size_t>(std::find(review.players.begin(), review.players.end(), costly.chooser) -
                                               review.players.begin());
    const int before = review.moments.at(costly.entry).before[seat];
    return std::any_of(review.moments.begin(), review.moments.end(), [&](const Moment& moment) {
        return moment.entry > costly.last && moment.after[seat] >= before;
    });
}

bool is_too_early(const Review& review, const Costly& costly) { return costly.position.turn <= 1 && review.turn > 1; }

bool may_have_cost_the_game(const Review& review, const Costly& costly) {
    return !values::contains(review.winners, costly.chooser) && costly.verdict.cost >= least_that_costs_a_game &&
           costly.verdict.low >= least_for_certain && !is_too_early(review, costly) && !came_back(review, costly);
}

}  // namespace

std::vector<Doubtful> doubtful(const Weights& weights, const Table& table, const Position& start,
                               std::span<const Entry> entries, const Review& review, std::size_t most) {
    std::vector<Doubtful> all;
    Position now = start;
    for (std::size_t i = 0; i < review.moments.size(); ++i) {
        const Moment& moment = review.moments[i];
        if (moment.better && moment.better->cost >= least_doubtful &&
            honest_chances(weights, table, now, moment.before))
            take_doubtful(all, {i, *moment.chooser, std::get<Decision>(entries[i]), moment.better->decision,
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
      seed_{seed ^ (decision.entry * 0x9e3779b97f4a7c15)} {}

void Confirming::run(int pairs_of_trials) {
    for (int i = 0; i < pairs_of_trials; ++i) {
        TrialBits bits{seed_ + static_cast<std::uint64_t>(difference_.count())};
        const std::uint64_t seed = bits.next();
        const auto played = [&](const Position& from) {
            return trial(weights_, table_, from, seed, TrialLength::to_the_end)[seat_];
        };
        difference_.add(played(better_) - played(chosen_));
    }
}

Verdict Confirming::verdict() const {
    const auto possible = [](int parts) { return std::clamp(parts, -whole, whole); };
    const int cost = possible(difference_.mean());
    const int either_way = static_cast<int>(std::int64_t{difference_.error()} * 196 / 100);
    return {cost, possible(cost - either_way), possible(cost + either_way)};
}

std::optional<Costly> cost_the_game(const Review& review, const std::vector<Costly>& confirmed) {
    if (review.winners.empty()) return std::nullopt;
    std::optional<Costly> worst;
    for (const Costly& costly : confirmed) {
        if (!may_have_cost_the_game(review, costly)) continue;
        if (!worst || costly.verdict.cost > worst->verdict.cost) worst = costly;
    }
    return worst;
}

}  // namespace byzantium::counsel
