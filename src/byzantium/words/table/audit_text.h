// SPDX-License-Identifier: MIT
// Where everybody's 42 cubes lie, for counting at the table.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/words/table/names.h"

#include <string>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

// A row for each place, a column for each player, the sum below; then what cannot be on a real table.
std::string audit_text(const Names& names, const byzantium::Board& board, const byzantium::Position& now);

// What cannot be on a real table, a sentence a line; empty if all is well.
std::string faults_text(const Names& names, const byzantium::Board& board, const byzantium::Position& now);

}  // namespace byzantium::words
