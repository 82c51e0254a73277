// SPDX-License-Identifier: MIT
// Fair dice whose every 4 or more is a hit (BYZ-40, 45): how many of 2^n equally likely falls show how many hits.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace byzantium::odds {

inline constexpr std::size_t most_dice = 61;  // a city of 60 tokens with a fortification

namespace inside {

// One row for each number of dice, from none; what cannot fall stands as 0.
template <class Number>
using DiceTable = std::array<std::array<Number, most_dice + 1>, most_dice + 1>;

consteval DiceTable<std::uint64_t> count_falls() {
    DiceTable<std::uint64_t> falls{};
    for (std::size_t dice = 0; dice <= most_dice; ++dice) {
        falls[dice][0] = 1;
        for (std::size_t hits = 1; hits <= dice; ++hits)
            falls[dice][hits] = falls[dice - 1][hits - 1] + falls[dice - 1][hits];
    }
    return falls;
}

consteval DiceTable<std::uint64_t> at_least(const DiceTable<std::uint64_t>& falls) {
    DiceTable<std::uint64_t> sums{};
    for (std::size_t dice = 0; dice <= most_dice; ++dice)
        for (std::size_t hits = dice + 1; hits-- > 0;)
            sums[dice][hits] = falls[dice][hits] + (hits == dice ? 0 : sums[dice][hits + 1]);
    return sums;
}

consteval DiceTable<double> shares(const DiceTable<std::uint64_t>& falls) {
    DiceTable<double> shares{};
    double all = 1;
    for (std::size_t dice = 0; dice <= most_dice; ++dice, all *= 2)
        for (std::size_t hits = 0; hits <= dice; ++hits)
            shares[dice][hits] = static_cast<double>(falls[dice][hits]) / all;
    return shares;
}

}  // namespace inside

// [dice][hits]: falls with exactly, or with at least, that many hits; out of 2^dice.
inline constexpr inside::DiceTable<std::uint64_t> falls_with = inside::count_falls();
inline constexpr inside::DiceTable<std::uint64_t> falls_with_at_least = inside::at_least(falls_with);
// The same as probabilities: exact up to 53 dice, which is all that a double is used for.
inline constexpr inside::DiceTable<double> p_hits = inside::shares(falls_with);
inline constexpr inside::DiceTable<double> p_at_least = inside::shares(falls_with_at_least);

}  // namespace byzantium::odds
