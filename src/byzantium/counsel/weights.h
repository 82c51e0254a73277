// SPDX-License-Identifier: MIT
// What was learnt from games that programs played against each other, as whole numbers: the same on every machine.
// A text file holds it (resources/byzantium/counsel/README.md describes it); this reads and writes the text.
#pragma once

#include "byzantium/counsel/quantities.h"
#include "wording/sentence.h"

#include <tl/expected.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace byzantium::counsel {

inline constexpr int weights_format = 4;
inline constexpr std::size_t table_sizes = 3;    // two, three and four players
inline constexpr std::size_t turns_weighed = 3;  // a later turn is weighed as the third
inline constexpr std::size_t bins = 10;          // of told chances: 0 to 10 %, 10 to 20 %, ...

// What a share of 0, 5, 10, ... 100 % comes to, in parts of a million, 0 to 1,000,000. Between, along lines.
inline constexpr std::size_t curve_lines = 20;
using Curve = std::array<int, curve_lines + 1>;
constexpr Curve straight_curve() {
    Curve curve{};
    for (std::size_t i = 1; i < curve.size(); ++i) curve[i] = static_cast<int>(i) * 50'000;
    return curve;
}
// The player with the greatest chance first, against all others; then the next against those behind; the last of four
// has what is left.
using Curves = std::array<Curve, 3>;
constexpr Curves straight_curves() { return {straight_curve(), straight_curve(), straight_curve()}; }

// Positions of so many players in such a turn: how what is told there is corrected, and how good it is.
struct Honesty {
    int sharpness = 1024;  // what the differences of players are multiplied by, in parts of 1,024; 0 to 65,536
    int doubt = 200'000;   // half of what is told as a range, in parts of a million; 0 to 500,000
    bool silent = true;    // what would be told is no better than one in so many players
    Curves curves = straight_curves();  // after that, by rank
    bool operator==(const Honesty&) const = default;
};

// What trials say of such positions is blended with what the evaluation says, corrected: each counts by its logarithm
// (a logarithmic opinion pool: Genest and Zidek, Combining Probability Distributions, 1986).
struct Blend {
    int of_evaluation = 1024;           // what its logarithms are multiplied by, in parts of 1,024; 0 to 65,536
    int of_trials = 0;                  // likewise
    int doubt = 200'000;                // half of what is told as a range, in parts of a million; 0 to 500,000
    bool silent = true;                 // what would be told is no better than one in so many players
    Curves curves = straight_curves();  // after that, by rank
    bool operator==(const Blend&) const = default;
};

// A weight is what one unit of a quantity adds to a player's logarithm of chances, in parts of 65,536; at most
// `greatest_weight` either way.
inline constexpr int greatest_weight = 1 << 24;

struct Weights {
    std::uint64_t seed = 0;  // that they were trained by
    int games = 0;           // that they were trained on
    std::array<std::array<std::array<int, quantity_count>, turns_weighed>, table_sizes> weight{};
    std::array<std::array<Honesty, turns_weighed>, table_sizes> honesty{};
    std::array<std::array<Blend, turns_weighed>, table_sizes> blend{};
    bool operator==(const Weights&) const = default;
};

// Index of a number of players, 2 to 4, and of a turn, from 1.
constexpr std::size_t size_class(std::size_t players) { return players - 2; }
constexpr std::size_t turn_class(int turn) {
    return turn <= 1 ? 0 : (turn >= static_cast<int>(turns_weighed) ? turns_weighed - 1 : 1);
}

// Refused with a sentence that names the line and says that everything else goes on without: another format, other
// quantities, a number that is none or too great, a line too few or too many.
tl::expected<Weights, wording::Sentence> read_weights(std::string_view text);
std::string write_weights(const Weights& weights);

}  // namespace byzantium::counsel
