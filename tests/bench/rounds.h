// SPDX-License-Identifier: MIT
// Two pieces of work measured against each other in one run: machines are noisy, ratios inside a run are not.
#pragma once

#include <functional>
#include <string>

namespace bench {

// The time this process has had, or, where it waits for another one, the time that passed.
enum class Clock { processor, wall };

// 11 of them or more, long enough for a clock of microseconds.
struct Rounds {
    int count = 11;
    Clock clock = Clock::processor;
    std::function<void()> between = [] {};  // before each piece of work, outside its time
};

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
    double of_medians;
};

// Alternates the two sides inside every round.
Ratio against_floor(const Work& ours, const Work& floor, const Rounds& rounds = {});
// The same the other way round: units of the floor in the time of one of ours.
Ratio in_floor_units(const Work& ours, const Work& floor, const Rounds& rounds = {});
Rates rates(const Work& work, const Rounds& rounds = {});

enum class Wanted { at_least, at_most };

// One line: `P5 ratio 0.061..0.070 median 0.066 pass (must >= 0.05, stretch >= 0.15)`.
struct Goal {
    std::string name;
    double must;
    double stretch;
    Wanted wanted = Wanted::at_least;
};
std::string verdict(const Goal& goal, const Ratio& ratio);

}  // namespace bench
