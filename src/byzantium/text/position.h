// SPDX-License-Identifier: MIT
// Positions as text, for other programs: a position is never read back, for the journal is the truth.
#pragma once

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/board.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"

#include <string>

namespace byzantium::text {

// The protocol's "Position", on one line without a line feed: players in seating order, cities in board
// order, `result` when the game is over.
std::string write_position(const byzantium::Table& table, const byzantium::Position& position);

// Only what the position awaits.
std::string write_awaits(const byzantium::Board& board, const byzantium::Awaits& awaits);

// Only how the game ended, or would end: what stands as `result` in a position.
std::string write_result(const byzantium::Result& result);

}  // namespace byzantium::text
