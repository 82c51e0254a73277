// SPDX-License-Identifier: MIT
#include "byzantium/counsel/trial_chances.h"

#include "byzantium/counsel/soft_shares.h"
#include "byzantium/counsel/trial.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace byzantium::counsel {
namespace {

constexpr std::uint64_t told_seed = 1;

// So few trials cannot tell less from nothing.
constexpr int least_blended = whole / 100;

const Blend& blend_of(const Weights& weights, const Position& now) {
    return weights.blend[size_class(now.players.size())][turn_class(now.turn)];
}

bool is_told_by_trials(const Weights& weights, const Table& table, const Position& now) {
    return !are_known(table, now) && !is_settling(now) && !blend_of(weights, now).silent;
}

std::int64_t logarithm_of(int chance) { return -logarithm_below(std::max(chance, least_blended)); }

// How far such values are off, and twice the standard error of the trials as far as they count.
std::int64_t doubt_about(const Blend& blend, int value, const Tally& trials) {
    const std::int64_t off = spread(blend.doubt, value);
    const std::int64_t by_chance = std::int64_t{2} * trials.error() * blend.of_trials / 1024;
    return whole_root(off * off + by_chance * by_chance);
}

}  // namespace

TrialChances::TrialChances(const Weights& weights, const Table& table, const Position& position)
    : weights_{weights},
      table_{table},
      position_{position},
      missing_{is_told_by_trials(weights, table, position) ? trials_told : 0} {
    for (std::size_t seat = 0; seat < position.players.size(); ++seat) tallies_.push_back({});
}

void TrialChances::run_one() {
    if (through()) return;
    const Chances one = told_trial(weights_, table_, position_, tallies_.front().count());
    for (std::size_t seat = 0; seat < one.size(); ++seat) tallies_[seat].add(one[seat]);
    --missing_;
}

std::optional<values::Few<Range, 4>> TrialChances::told() const {
    if (!through()) return std::nullopt;
    if (are_known(table_, position_)) return honest_chances(weights_, table_, position_);
    if (!is_told_by_trials(weights_, table_, position_)) return std::nullopt;
    const Blend& blend = blend_of(weights_, position_);
    const Chances evaluation = corrected_chances(weights_, position_, chances(weights_, table_, position_));
    const Chances values = blended(blend, evaluation, mean_of(tallies_));
    values::Few<Range, 4> ranges;
    for (std::size_t seat = 0; seat < values.size(); ++seat) {
        const int value = values[seat];
        const auto doubt = static_cast<int>(std::min<std::int64_t>(doubt_about(blend, value, tallies_[seat]), whole));
        ranges.push_back({value, std::max(value - doubt, 0), std::min(value + doubt, whole)});
    }
    return ranges;
}

std::optional<values::Few<Range, 4>> trial_chances(const Weights& weights, const Table& table, const Position& now) {
    TrialChances chances{weights, table, now};
    while (!chances.through()) chances.run_one();
    return chances.told();
}

Chances told_trial(const Weights& weights, const Table& table, const Position& now, int number) {
    return trial(weights, table, now, trial_seed(told_seed, number));
}

Chances mean_of(const values::Few<Tally, 4>& trials) {
    values::Few<std::int64_t, 4> means;
    for (const Tally& tally : trials) means.push_back(std::max(tally.mean(), 0));
    return in_proportion(means);
}

Chances blended(const Blend& blend, const Chances& evaluation, const Chances& trials) {
    values::Few<std::int64_t, 4> logarithms;
    for (std::size_t seat = 0; seat < trials.size(); ++seat)
        logarithms.push_back(
            (logarithm_of(evaluation[seat]) * blend.of_evaluation + logarithm_of(trials[seat]) * blend.of_trials) /
            1024);
    return along(blend.curves, soft_shares(logarithms));
}

}  // namespace byzantium::counsel
