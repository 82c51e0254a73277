// SPDX-License-Identifier: MIT
#include "byzantium/counsel/honest.h"

#include "byzantium/counsel/soft_shares.h"
#include "byzantium/rules/rules.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace byzantium::counsel {
namespace {

const Honesty& honesty_of(const Weights& weights, const Position& now) {
    return weights.honesty[size_class(now.players.size())][turn_class(now.turn)];
}

int on_curve(const Curve& curve, int share) {
    constexpr int lines = curve_lines;
    constexpr int step = whole / lines;
    const auto below = static_cast<std::size_t>(std::min(share / step, lines - 1));
    const std::int64_t beyond = share - static_cast<int>(below) * step;
    return static_cast<int>(curve[below] + (curve[below + 1] - curve[below]) * beyond / step);
}

int part_of(int number, int of, int among) {
    return among == 0 ? 0 : static_cast<int>(std::int64_t{number} * of / among);
}

// Seats, the greatest chance first.
values::Few<std::size_t, 4> ranked_seats(const Chances& told) {
    values::Few<std::size_t, 4> seats;
    for (std::size_t seat = 0; seat < told.size(); ++seat) seats.push_back(seat);
    std::stable_sort(seats.begin(), seats.end(), [&](std::size_t a, std::size_t b) { return told[a] > told[b]; });
    return seats;
}

// By rank: each share of what those before have left.
Chances curved(const Curves& curves, const Chances& told) {
    Chances corrected = told;
    int before = whole;
    int after = whole;
    const auto seats = ranked_seats(told);
    for (std::size_t rank = 0; rank + 1 < seats.size(); ++rank) {
        const int share = part_of(told[seats[rank]], whole, before);
        const int comes_to = part_of(on_curve(curves[rank], share), after, whole);
        corrected[seats[rank]] = comes_to;
        before -= told[seats[rank]];
        after -= comes_to;
    }
    corrected[seats[seats.size() - 1]] = after;
    return corrected;
}

// Divisible by every number of players that can share a chance: 1 to 4.
constexpr std::int64_t parts_of_a_share = 12;

// Whoever had the same chance has the same still: ranks among them say nothing.
Chances levelled(const Chances& told, const Chances& corrected) {
    values::Few<std::int64_t, 4> shares;
    for (std::size_t seat = 0; seat < told.size(); ++seat) {
        std::int64_t sum = 0;
        std::int64_t count = 0;
        for (std::size_t other = 0; other < told.size(); ++other) {
            if (told[other] != told[seat]) continue;
            sum += corrected[other];
            ++count;
        }
        shares.push_back(sum * parts_of_a_share / count);
    }
    return in_proportion(shares);
}

Chances corrected(const Honesty& honesty, const Chances& told) {
    values::Few<std::int64_t, 4> logarithms;
    for (const int chance : told)
        logarithms.push_back(-logarithm_below(std::max(chance, 1)) * honesty.sharpness / 1024);
    return along(honesty.curves, soft_shares(logarithms));
}

}  // namespace

bool are_known(const Table& table, const Position& now) {
    return std::holds_alternative<Over>(now.awaits) || is_last_action(table, now);
}

bool is_settling(const Position& now) { return std::holds_alternative<AwaitUpkeep>(now.awaits); }

int spread(int doubt, int value) {
    const std::int64_t of_the_middle = std::int64_t{value} * (whole - value) * 4 / whole;
    return static_cast<int>(doubt * of_the_middle / whole);
}

Chances along(const Curves& curves, const Chances& chances) { return levelled(chances, curved(curves, chances)); }

Chances corrected_chances(const Weights& weights, const Position& now, const Chances& chances) {
    return corrected(honesty_of(weights, now), chances);
}

std::optional<values::Few<Range, 4>> honest_chances(const Weights& weights, const Table& table, const Position& now,
                                                    const Chances& chances) {
    values::Few<Range, 4> ranges;
    const bool known = are_known(table, now);
    const Honesty& honesty = honesty_of(weights, now);
    if ((honesty.silent || is_settling(now)) && !known) return std::nullopt;
    const Chances told = known ? chances : corrected(honesty, chances);
    for (const int value : told) {
        const int doubt = known ? 0 : spread(honesty.doubt, value);
        ranges.push_back({value, std::max(value - doubt, 0), std::min(value + doubt, whole)});
    }
    return ranges;
}

std::optional<values::Few<Range, 4>> honest_chances(const Weights& weights, const Table& table, const Position& now) {
    return honest_chances(weights, table, now, chances(weights, table, now));
}

}  // namespace byzantium::counsel
