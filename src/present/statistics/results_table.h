// SPDX-License-Identifier: MIT
// Results of sessions for a spreadsheet: a row for each player of each session.
#pragma once

#include "paper/table.h"
#include "present/reports/report_facts.h"
#include "present/statistics/counted_game.h"
#include "present/statistics/seat_result.h"
#include "session/seat.h"
#include "session/summary.h"

#include <cstdint>
#include <string>
#include <vector>

namespace present {

enum class InStatistics : std::uint8_t { yes, no };

// The headings are keys: never translated, never used for anything else. Results of one game have a column for each of
// its measures; where there are several games, a column says which.
paper::Table results_table(const Results& results, const CountedGames& games, InStatistics counted);
// The same of one session, finished or not: a row for each player in seating order.
struct SeatedAt {
    std::string board;                 // what its header calls it
    std::vector<session::Seat> seats;  // clockwise
};
paper::Table players_table(const ReportFacts& facts, const CountedGame& game, SeatedAt table, session::Summary summary);

// As a file, of results that count.
std::string results_csv(const Results& results, const CountedGames& games);

}  // namespace present
