// SPDX-License-Identifier: MIT
// What a session of this game is begun with beside what every table settles: its seats, its board, and how the doubtful
// rules are read.
#pragma once

#include "byzantium/rules/header.h"
#include "present/shelf/new_session.h"

#include <array>
#include <string>
#include <vector>

namespace byzantium::words {

// Three players, as long as nobody says how many.
const present::SeatsOffered& seats_offered();

// A table to try things at: three players, known by their colours.
byzantium::Header practice_header(const std::string& board);

// Who plays a seat: a person first, then the program at its strengths, in the order of `program_choices`.
struct SeatPlayedBy {
    std::string heading;
    std::string remark;
    std::vector<std::string> choices;
};
SeatPlayedBy seat_played_by();

// The doubtful rules as the table is asked about them.
struct RulingText {
    std::string rule;                    // "BYZ-12"
    std::string question;                // "Elite cubes in one action"
    std::array<std::string, 2> choices;  // in the order of the enumerators
    std::string books;                   // where the books differ
};
RulingText elite_limit_text();
RulingText casualty_rounding_text();
RulingText doomed_retreat_text();

}  // namespace byzantium::words
