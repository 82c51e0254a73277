// SPDX-License-Identifier: MIT
// A chart of level bars made of parts: what each of them comes to, and of what.
#pragma once

#include "paper/picture.h"
#include "paper/table.h"
#include "present/reports/fillings.h"

#include <optional>
#include <string>
#include <vector>

namespace present {

struct StackedBar {
    paper::Cell name;
    std::vector<double> parts;  // 0 or more each, in the order of StackedBars::parts
    std::string label;          // behind the bar
};

// An upright line across all bars: something that players want to reach.
struct BarGoal {
    double value;
    std::string label;
};

struct StackedBars {
    std::string title;
    std::vector<NamedFilling> parts;
    std::vector<StackedBar> bars;
    std::optional<BarGoal> goal{};
};
// Parts that no bar has are left out of its legend.
paper::Picture picture_of(StackedBars chart);

}  // namespace present
