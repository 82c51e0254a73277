// SPDX-License-Identifier: MIT
// Whole games by seed, over the model: legal entries, and among them lines that are refused, corrections, awaits.
#pragma once

#include "support/eko_model/chance.h"
#include "support/eko_model/json.h"

#include <cstdint>
#include <string>
#include <vector>

namespace eko_model {

// A journal and what the model answers to each of its lines.
struct RandomGame {
    std::vector<std::string> journal;
    std::vector<std::string> answers;
};

// At most so many lines after the header.
RandomGame random_game(std::uint64_t seed, int most_lines);

}  // namespace eko_model
