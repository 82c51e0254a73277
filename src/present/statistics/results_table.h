// SPDX-License-Identifier: MIT
// Results of sessions for a spreadsheet: a row for each player of each.
#pragma once

#include "paper/table.h"
#include "present/statistics/counted_game.h"
#include "present/statistics/seat_result.h"

#include <cstdint>
#include <string>

namespace present {

enum class InStatistics : std::uint8_t { yes, no };

// The headings are keys: never translated, never used for anything else. Results of one game have a column for each of
// its measures; where there are several games, a column says which.
paper::Table results_table(const Results& results, const CountedGames& games, InStatistics counted);
// As a file, of results that count.
std::string results_csv(const Results& results, const CountedGames& games);

}  // namespace present
