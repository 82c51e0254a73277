// SPDX-License-Identifier: MIT
#include "byzantium/counsel/honest.h"

#include "byzantium/counsel/soft_shares.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace byzantium::counsel {
namespace {

const Honesty& honesty_of(const Weights& weights, const Position& now) {
    return weights.honesty[size_class(now.players.size())][turn_class(now.turn)];
}

int on_curve(const Curve& curve, int chance) {
    constexpr int lines = curve_lines;
    constexpr int step = whole / lines;
    const auto below = static_cast<std::size_t>(std::min(chance / step, lines - 1));
    const std::int64_t beyond = chance - static_cast<int>(below) * step;
    return static_cast<int>(curve[below] + (curve[below + 1] - curve[below]) * beyond / step);
}

// The end of a turn is half settled: some have paid and others have not, which the weights do not know.
bool is_settling(const Position& now) { return std::holds_alternative<AwaitUpkeep>(now.awaits); }

Chances corrected(const Honesty& honesty, const Chances& told) {
    values::Few<std::int64_t, 4> logarithms;
    for (const int chance : told)
        logarithms.push_back(-logarithm_below(std::max(chance, 1)) * honesty.sharpness / 1024);
    values::Few<std::int64_t, 4> shares;
    for (const int chance : soft_shares(logarithms)) shares.push_back(on_curve(honesty.curve, chance));
    return in_proportion(shares);
}

// What is certain has no doubt; between, it is widest in the middle.
int doubt_about(const Honesty& honesty, int value) {
    const std::int64_t spread = std::int64_t{value} * (whole - value) * 4 / whole;
    return static_cast<int>(honesty.doubt * spread / whole);
}

}  // namespace

std::optional<values::Few<Range, 4>> honest_chances(const Weights& weights, const Position& now,
                                                    const Chances& chances) {
    values::Few<Range, 4> ranges;
    const bool over = std::holds_alternative<Over>(now.awaits);
    const Honesty& honesty = honesty_of(weights, now);
    if ((honesty.silent || is_settling(now)) && !over) return std::nullopt;
    const Chances told = over ? chances : corrected(honesty, chances);
    for (const int value : told) {
        const int doubt = over ? 0 : doubt_about(honesty, value);
        ranges.push_back({value, std::max(value - doubt, 0), std::min(value + doubt, whole)});
    }
    return ranges;
}

std::optional<values::Few<Range, 4>> honest_chances(const Weights& weights, const Table& table, const Position& now) {
    return honest_chances(weights, now, chances(weights, table, now));
}

}  // namespace byzantium::counsel
