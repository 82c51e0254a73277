// SPDX-License-Identifier: MIT
// The two ways this module counts, both exact: in doubles while every sum fits into one, else in whole numbers of
// falls. Used by this module only; a stage is written once for all of them.
#pragma once

#include "byzantium/odds/force.h"
#include "byzantium/odds/hits.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace byzantium::odds::inside {

// Weights are probabilities. Exact while dice and the bits of the greatest factor stay within a double's 53.
struct InDoubles {
    using Weight = double;
    static constexpr int lanes = 4;  // numbers that are worked on side by side
    static const double* hits(int dice, int) { return p_hits[static_cast<std::size_t>(dice)].data(); }
    static const double* at_least(int dice, int) { return p_at_least[static_cast<std::size_t>(dice)].data(); }
    static double times_falls(double weight, int) { return weight; }
    static int dice_to_count(const Attack&) { return 0; }
};

// Weights are falls out of 2^bits; a stage counts as many falls for every state, those of the `most` dice that it may
// roll, so that they can be added.
template <class Whole>
struct InWholes {
    using Weight = Whole;
    static constexpr int lanes = 1;
    struct Row {
        const std::uint64_t* falls;
        int more_dice;
        std::uint64_t operator[](std::size_t hits) const { return falls[hits] << more_dice; }
    };
    static Row hits(int dice, int most) { return {falls_with[static_cast<std::size_t>(dice)].data(), most - dice}; }
    static Row at_least(int dice, int most) {
        return {falls_with_at_least[static_cast<std::size_t>(dice)].data(), most - dice};
    }
    static Whole times_falls(const Whole& weight, int dice) { return weight << dice; }
    static int dice_to_count(const Attack& attack) { return most_dice_in(attack); }
};

__extension__ using Words = unsigned __int128;  // two of the processor's; Boost's is several times slower here
using InWords = InWholes<Words>;
inline constexpr int most_bits = 896;
using InLongNumbers = InWholes<boost::multiprecision::number<boost::multiprecision::cpp_int_backend<
    most_bits, most_bits, boost::multiprecision::unsigned_magnitude, boost::multiprecision::unchecked, void>>>;
static_assert(most_defenders * 2 * (most_cubes_in_a_box + 4) + most_dice + 7 < most_bits);

// Bits that an exact sum of this attack needs: its dice, and the greatest number of cubes that is summed.
inline int bits_of(const Attack& attack) {
    return most_dice_in(attack) +
           static_cast<int>(std::bit_width(static_cast<unsigned>(active_cubes(attack.attacker))));
}

// Calls `work` with the quickest arithmetic that is exact for the attack.
template <class Work>
auto exactly(const Attack& attack, Work work) {
    const int bits = bits_of(attack);
    if (bits <= std::numeric_limits<double>::digits) return work(InDoubles{});
    if (bits < 128) return work(InWords{});
    return work(InLongNumbers{});
}

constexpr double power_of_two(int exponent) {
    return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52);
}

// falls / 2^bits, rounded once to the nearest double.
inline double probability(double p, int) { return p; }
inline double probability(Words falls, int bits) { return static_cast<double>(falls) * power_of_two(-bits); }
template <class Whole>
double probability(const Whole& falls, int bits) {
    if (falls == 0) return 0;
    const int beyond = static_cast<int>(msb(falls)) - 63;
    if (beyond <= 0) return static_cast<double>(static_cast<std::uint64_t>(falls)) * power_of_two(-bits);
    const Whole cut = falls >> beyond;
    const std::uint64_t sticky = (cut << beyond) == falls ? 0 : 1;  // so that a tie is seen not to be one
    return static_cast<double>(static_cast<std::uint64_t>(cut) | sticky) * power_of_two(beyond - bits);
}

using Wide =
    boost::multiprecision::number<boost::multiprecision::cpp_int_backend<most_bits + 1024, most_bits + 1024,
                                                                         boost::multiprecision::unsigned_magnitude,
                                                                         boost::multiprecision::unchecked, void>>;
inline Wide widened(Words number) {
    return (Wide{static_cast<std::uint64_t>(number >> 64)} << 64) | static_cast<std::uint64_t>(number);
}
template <class Whole>
Wide widened(const Whole& number) {
    return Wide{number};
}

// part / whole, rounded once; `whole` is not 0 and no smaller than `part`.
inline double quotient(double part, double whole) { return part / whole; }
template <class Whole>
double quotient(const Whole& part, const Whole& whole) {
    constexpr int shift = 1000;  // many more bits than both numbers and a double have
    Wide rest;
    Wide result;
    divide_qr(Wide{widened(part) << shift}, widened(whole), result, rest);
    if (rest != 0) result |= 1;
    return probability(result, shift);
}

}  // namespace byzantium::odds::inside
