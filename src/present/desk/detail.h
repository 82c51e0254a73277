// SPDX-License-Identifier: MIT
// Details of a row of choices: a chance with its condition, in short and at length, and the distribution behind it.
#pragma once

#include <string>
#include <vector>

namespace present {

// A bar of a distribution: how likely so much is.
struct Bar {
    std::string label;
    double p;
};
// Without those that are too rare to be seen.
std::vector<Bar> bars_to_be_seen(std::vector<Bar> bars);

struct Detail {
    double p;
    std::string brief;       // "99.6%"
    std::string sentence;    // the same with its condition
    std::string bars_title;  // what the bars show; empty if there are none
    std::vector<Bar> bars;
};

}  // namespace present
