// SPDX-License-Identifier: MIT
#include "byzantium/counsel/thinking.h"

#include "byzantium/counsel/trial.h"
#include "byzantium/rules/rules.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <variant>

namespace byzantium::counsel {
namespace {

// Trials of each candidate in a pass, which then gives as many again to the better half, and to its better half.
constexpr int trials_at_once = 4;
// A candidate is clearly worse if this many standard errors of both lie between it and the best.
constexpr std::int64_t clearly = 3;
// Then the best is known well enough too, in parts of a million.
constexpr int error_that_settles = 1'000;

// Of one kind of decision, such as control of a city, so many are tried: the evaluation likes a dozen of them nearly
// alike, and what is worth a trial is what it may be wrong about, which is another kind.
constexpr std::size_t of_a_kind = 2;

// The best of each kind; where that leaves less than half of what can be tried, the next best whatever their kind.
// Places in `ranked`, best first.
std::vector<std::size_t> places_to_try(const std::vector<Choice>& ranked, std::size_t most) {
    std::vector<std::size_t> tried;
    std::vector<std::size_t> left;
    std::array<std::size_t, std::variant_size_v<Decision>> kinds{};
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        std::size_t& of_this = kinds[ranked[i].decision.index()];
        const bool is_tried = of_this < of_a_kind && tried.size() < most;
        (is_tried ? tried : left).push_back(i);
        if (is_tried) ++of_this;
    }
    for (std::size_t i = 0; i < left.size() && tried.size() < (most + 1) / 2; ++i) tried.push_back(left[i]);
    std::sort(tried.begin(), tried.end());
    return tried;
}

}  // namespace

std::size_t candidates_of(Strength strength) {
    switch (strength) {
        case Strength::weak:
            return 2;
        case Strength::middle:
            return 4;
        case Strength::strong:
            break;
    }
    return 8;
}

Thinking::Thinking(const Weights& weights, const Table& table, const Position& now, std::uint64_t seed,
                   Strength strength)
    : weights_{weights}, table_{table}, seed_{seed}, ranked_{ranked(weights, table, now)} {
    if (ranked_.empty()) return;
    seat_ = seat_of(now, *awaited_player(now.awaits));
    for (const std::size_t i : places_to_try(ranked_, candidates_of(strength)))
        candidates_.push_back({apply(table, now, Entry{ranked_[i].decision}).value().after, ranked_[i], {}});
    plan_pass();
}

void Thinking::run(int trials) {
    for (int i = 0; i < trials && !settled(); ++i) {
        try_once(candidates_[planned_.back()]);
        planned_.pop_back();
        ++trials_;
        if (!planned_.empty()) continue;
        ++passes_;
        plan_pass();
    }
}

// Sequential halving, one pass after the other, so that there is no end to be known beforehand: the first is tried as
// often as all levels together say.
void Thinking::plan_pass() {
    const auto order = best_first();
    for (std::size_t level = 2; level <= order.size(); level *= 2)
        for (int i = 0; i < trials_at_once; ++i)
            planned_.insert(planned_.end(), order.begin(), order.begin() + static_cast<std::ptrdiff_t>(level));
    if (order.size() > 2 && (order.size() & (order.size() - 1)) != 0)
        for (int i = 0; i < trials_at_once; ++i) planned_.insert(planned_.end(), order.begin(), order.end());
    if (order.size() == 1) planned_.assign(1, order.front());
}

void Thinking::try_once(Candidate& candidate) {
    const int number = candidate.tally.count();  // of each candidate the same dice
    candidate.tally.add(trial(weights_, table_, candidate.after, trial_seed(seed_, number))[seat_]);
}

std::vector<std::size_t> Thinking::best_first() const {
    std::vector<std::size_t> order(candidates_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (passes_ == 0) return order;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        return candidates_[one].tally.mean() > candidates_[other].tally.mean();
    });
    return order;
}

bool Thinking::settled() const {
    if (candidates_.size() < 2) return true;
    if (passes_ == 0) return false;
    const auto order = best_first();
    const Tally& best = candidates_[order.front()].tally;
    if (best.count() == Tally::most) return true;
    if (best.error() > error_that_settles) return false;
    return std::all_of(order.begin() + 1, order.end(), [&](std::size_t other) {
        const Tally& tally = candidates_[other].tally;
        return best.mean() - tally.mean() > clearly * (best.error() + tally.error());
    });
}

std::vector<Choice> Thinking::choices() const {
    if (passes_ == 0) return ranked_;
    std::vector<Choice> all;
    for (const std::size_t i : best_first()) {
        const auto& [after, choice, tally] = candidates_[i];
        all.push_back({choice.decision, std::clamp(tally.mean(), 0, whole), tally.error()});
    }
    return all;
}

}  // namespace byzantium::counsel
