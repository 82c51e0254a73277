// SPDX-License-Identifier: MIT
// Who sits at the table of a new session, and who is first: asked at the prompt, or as the arguments of `session new`
// say it. Seats are known by the marks of their game.
#pragma once

#include "cli/line/console.h"
#include "cli/line/prompt.h"
#include "cli/new_header.h"
#include "present/table/seat_marks.h"
#include "session/dice.h"
#include "session/seat.h"

#include <cstddef>
#include <string>
#include <vector>

namespace cli {

// --- At the prompt

// Thrown when the input ends, or somebody says quit.
struct NoMoreAnswers {};
std::string answer_to(Prompt& prompt, const std::string& question);

struct SeatsWanted {
    std::string game;  // as people call it
    present::SeatMarks marks;
    std::size_t fewest;
    std::size_t most;
};
// Clockwise.
std::vector<session::Seat> ask_seats(Prompt& prompt, const Console& console, const SeatsWanted& wanted);
// The mark of one of these seats; chance draws it if nobody is named.
std::string ask_first(Prompt& prompt, const Console& console, const std::vector<session::Seat>& seats,
                      const present::SeatMarks& marks, session::DiceSource& dice);

// --- In arguments. Both throw protocol::FormatError.

std::vector<session::Seat> wished_seats(const NewHeader& wished, const present::SeatMarks& marks);
std::string wished_first(const NewHeader& wished, const std::vector<session::Seat>& seats,
                         const present::SeatMarks& marks, session::DiceSource& dice);

}  // namespace cli
