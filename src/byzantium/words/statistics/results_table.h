// SPDX-License-Identifier: MIT
// Results of sessions for a spreadsheet: a row for each player of each.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/text/counting.h"
#include "byzantium/text/summary.h"
#include "paper/table.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace byzantium::words {

// What one player had in one session, which must outlive it.
struct SeatResult {
    const byzantium::text::CountedSession& session;
    std::size_t seat;  // from 0, in seating order

    const byzantium::Seat& who() const { return session.seats.at(seat); }
    const byzantium::text::PlayerSummary& result() const { return session.summary.players.at(seat); }
    bool won() const { return session.summary.ended && result().place == 1; }
};

enum class InStatistics : std::uint8_t { yes, no };

// The headings are keys: never translated, never used for anything else.
paper::Table results_table(const std::vector<SeatResult>& results, InStatistics counted);
// As a file, of results that count.
std::string results_csv(const std::vector<SeatResult>& results);

}  // namespace byzantium::words
