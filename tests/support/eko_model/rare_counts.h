// SPDX-License-Identifier: MIT
// How often a journal came to the moments of rare_moments.h, whoever wrote it.
#pragma once

#include "support/eko_model/json.h"

#include <cstddef>
#include <string>

namespace eko_model {

// How often a line of a journal was such a moment.
struct RareMoments {
    std::size_t alone_at_wind = 0;      // several stacks named where the emperor comes alone: EKO-45
    std::size_t ends_by_exchange = 0;   // over with an `exchange`, under `before_exchange`
    std::size_t lost_by_exchange = 0;   // 12 points and a capital before an `exchange`, and the game goes on
    std::size_t several_exchanges = 0;  // two must exchange, and the first in seating order is not the first clockwise
    std::size_t builder_alone = 0;      // A9: the last one on the board does not win
    std::size_t builder_after_exchange = 0;  // the same, with an exchange that was asked for between
    std::size_t builder_without_12 = 0;      // A9: he does, for somebody else has 12 points and not the builder
};

// Adds what this line was. `before` and `answer` are the replay's answers before it and to it.
void count_rare_moments(const Json& header, const std::string& line, const Json& before, const Json& answer,
                        RareMoments& met);

}  // namespace eko_model
