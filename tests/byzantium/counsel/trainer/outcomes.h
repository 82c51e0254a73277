// SPDX-License-Identifier: MIT
// How positions ended, as chances are corrected by it: of each only what was told and what came.
#pragma once

#include "byzantium/counsel/chances.h"
#include "byzantium/counsel/trainer/samples.h"
#include "values/few.h"

#include <string>
#include <vector>

namespace counsel_trainer {

struct Outcome {
    byzantium::counsel::Chances chances;
    values::Few<double, 4> won;  // shares of the win; they sum to 1
};

// By class, as samples are.
using Outcomes = std::vector<std::vector<Outcome>>;

// A line for each sample: its class, the number of players, their chances, and their twelfths of the win.
std::string lines_of(const Samples& samples);
void add_lines(const std::string& lines, Outcomes& outcomes);

}  // namespace counsel_trainer
