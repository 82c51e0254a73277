// SPDX-License-Identifier: MIT
// Two pieces of work measured against each other in one run: machines are noisy, ratios inside a run are not.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace bench {

inline constexpr int fewest_rounds = 11;

// Does its work once and says how many units of it were done (games, lines, decisions).
using Work = std::function<double()>;

// Units a second.
struct Rates {
    double low;
    double median;
    double high;
};

struct Ratio {
    Rates ours;
    Rates floor;
    double low;  // of the ratios of single rounds
    double high;
    double of_medians;  // ours over the floor
};

// Alternates the two sides inside every round.
Ratio against_floor(const Work& ours, const Work& floor, int rounds = fewest_rounds);
Rates rates(const Work& work, int rounds = fewest_rounds);

// One line: `P5 ratio 0.061..0.070 median 0.066 pass (must >= 0.05, stretch >= 0.15)`.
struct Goal {
    std::string_view name;
    double must;
    double stretch;
};
std::string verdict(const Goal& at_least, const Ratio& ratio);

}  // namespace bench
