// SPDX-License-Identifier: MIT
#include "byzantium/counsel/trial.h"

#include "byzantium/counsel/choices.h"
#include "byzantium/rules/rules.h"

#include <algorithm>
#include <cstddef>
#include <variant>
#include <vector>

namespace byzantium::counsel {
namespace {

// More than a game has: ends a trial on a table that a correction has tied in a knot.
constexpr int most_entries = 2'000;

void add(Chances& sums, const Chances& more, int times) {
    for (std::size_t seat = 0; seat < more.size(); ++seat) sums[seat] += times * more[seat];
}

const Decision& one_of_the_best(const std::vector<Choice>& ranked, TrialBits& bits) {
    const int least = ranked.front().value - nearly_as_good;
    const auto worse = std::find_if(ranked.begin(), ranked.end(), [&](const Choice& one) { return one.value < least; });
    return ranked[static_cast<std::size_t>(bits.below(static_cast<int>(worse - ranked.begin())))].decision;
}

bool is_over(const Position& now) { return std::holds_alternative<Over>(now.awaits); }

}  // namespace

std::uint64_t TrialBits::next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

Roll fair_roll(const AwaitRoll& asked, TrialBits& bits) {
    // The roll has bits of its own, so that one with fewer dice leaves the next as it is.
    TrialBits own{bits.next()};
    Hits hits{0, 0};
    for (int i = 0; i < asked.attacker; ++i) hits.attacker += own.below(2);
    for (int i = 0; i < asked.defender; ++i) hits.defender += own.below(2);
    return {hits};
}

std::uint64_t trial_seed(std::uint64_t seed, int number) {
    TrialBits bits{seed ^ (0x6c6f676f74686574 + static_cast<std::uint64_t>(number) * 0x9e3779b97f4a7c15)};
    return bits.next();
}

Chances trial(const Weights& weights, const Table& table, Position now, std::uint64_t seed, TrialLength length) {
    TrialBits bits{seed};
    TrialBits likings{~seed};  // apart, so that the dice of two lines stay the same
    Chances luck;
    for (std::size_t seat = 0; seat < now.players.size(); ++seat) luck.push_back(0);
    for (int entries = 0, decisions = 0; entries < most_entries && !is_over(now); ++entries) {
        if (const auto* asked = std::get_if<AwaitRoll>(&now.awaits)) {
            add(luck, chances(weights, table, now), -1);
            now = apply(table, now, Entry{fair_roll(*asked, bits)}).value().after;
            add(luck, chances(weights, table, now), 1);
            continue;
        }
        const bool is_long_enough = length == TrialLength::to_the_cut && decisions >= decisions_before_the_cut;
        if (is_long_enough && std::holds_alternative<AwaitAction>(now.awaits)) break;
        const auto all = ranked(weights, table, now);
        if (all.empty()) break;
        const bool is_best = length == TrialLength::to_the_cut;
        const Decision& decision = is_best ? all.front().decision : one_of_the_best(all, likings);
        now = apply(table, now, Entry{decision}).value().after;
        ++decisions;
    }
    Chances value = chances(weights, table, now);
    add(value, luck, -1);
    return value;
}

}  // namespace byzantium::counsel
