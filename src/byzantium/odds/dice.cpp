// SPDX-License-Identifier: MIT
#include "byzantium/odds/dice.h"

#include "byzantium/odds/arithmetic.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <limits>
#include <stdexcept>
#include <string>

namespace byzantium::odds {
namespace {

using Falls = boost::multiprecision::uint256_t;  // 6^60 has 156 bits

void check_count(const char* what, int count, int lowest, int highest) {
    if (count >= lowest && count <= highest) return;
    throw std::out_of_range{std::string{what} + " must be " + std::to_string(lowest) + " to " +
                            std::to_string(highest) + ", not " + std::to_string(count)};
}

// [hits]: of all falls of the dice, those with so many hits. Each die in turn adds a hit by one of its hitting faces,
// or none by one of the others.
std::vector<Falls> falls_of(const Throw& thrown) {
    const auto misses = static_cast<unsigned>(thrown.threshold - 1);
    const unsigned hits = 6 - misses;
    std::vector<Falls> falls{1};
    for (int die = 0; die < thrown.dice; ++die) {
        falls.emplace_back(0);
        for (std::size_t i = falls.size() - 1; i > 0; --i) falls[i] = falls[i] * misses + falls[i - 1] * hits;
        falls[0] *= misses;
    }
    return falls;
}

std::optional<Fraction> reduced(const Falls& part, const Falls& whole) {
    const Falls common = gcd(part, whole);
    const Falls denominator = whole / common;
    if (denominator > std::numeric_limits<std::uint64_t>::max()) return std::nullopt;
    return Fraction{static_cast<std::uint64_t>(Falls{part / common}), static_cast<std::uint64_t>(denominator)};
}

Chance chance(const Falls& part, const Falls& whole) { return {inside::quotient(part, whole), reduced(part, whole)}; }

}  // namespace

HitChances hit_chances(const Throw& thrown) {
    check_count("dice", thrown.dice, 0, most_dice_thrown);
    check_count("the lowest face that hits", thrown.threshold, lowest_threshold, highest_threshold);
    const auto falls = falls_of(thrown);
    const Falls all = pow(Falls{6}, static_cast<unsigned>(thrown.dice));
    HitChances chances{thrown, thrown.dice * (7 - thrown.threshold) / 6.0, {}, {}};
    Falls fewer = 0;
    for (const Falls& with_so_many : falls) {
        chances.exactly.push_back(chance(with_so_many, all));
        chances.at_least.push_back(chance(all - fewer, all));
        fewer += with_so_many;
    }
    return chances;
}

}  // namespace byzantium::odds
