// SPDX-License-Identifier: MIT
// Dice alone, for people who want nothing but a dice calculator: n fair dice with six faces, hits from any face up.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace byzantium::odds {

inline constexpr int most_dice_thrown = 60;
inline constexpr int lowest_threshold = 2;  // from 1 on, every die would hit
inline constexpr int highest_threshold = 6;

struct Throw {
    int dice = 0;       // 0 to 60
    int threshold = 4;  // the lowest face that is a hit, 2 to 6
    bool operator==(const Throw&) const = default;
};

// In lowest terms.
struct Fraction {
    std::uint64_t numerator = 0;
    std::uint64_t denominator = 1;
    bool operator==(const Fraction&) const = default;
};

struct Chance {
    double p = 0;                     // rounded once, from whole numbers of falls
    std::optional<Fraction> exact{};  // nothing if it does not fit into 64 bits
    bool operator==(const Chance&) const = default;
};

struct HitChances {
    Throw thrown;
    double expected;               // hits
    std::vector<Chance> exactly;   // [hits], from 0 to all dice: so many hits
    std::vector<Chance> at_least;  // [hits]: so many or more
};

// Throws std::out_of_range, saying what, if the throw is outside the limits above.
HitChances hit_chances(const Throw& thrown);

}  // namespace byzantium::odds
