// SPDX-License-Identifier: MIT
// Figures about reports: a chronicle of 300 entries, against reading the same journal bare.
#pragma once

#include <random>

namespace bench {

void report_chronicle(std::mt19937& random);

}  // namespace bench
