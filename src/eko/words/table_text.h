// SPDX-License-Identifier: MIT
// A table as lines for a terminal: the board, what the players have, points, and where the pieces are.
#pragma once

#include "eko/rules/header.h"
#include "eko/rules/piece.h"
#include "eko/rules/position.h"
#include "eko/words/names.h"

#include <string>

namespace eko::words {

// Each field with its id above it: letters for kinds, "C2*" for a stack of two with the emperor, "m[V3]" for a castle
// on a mountain. A board that is wider than the screen is a list of the fields that hold something.
std::string board_text(const Names& names, const Board& board, const Position& now);

std::string yes_or_no(bool yes);
// "on the board", "captive of Anna"
std::string emperor_place(const Names& names, const EmperorAt& at);

// The turn and what is asked now, or how the game ended.
std::string moment_text(const Names& names, const Position& now);

// That, the board and what each player has.
std::string table_text(const Names& names, const Table& table, const Position& now);

// Where the points come from; how the game ended if it has.
std::string score_text(const Names& names, const Table& table, const Position& now);

// Where everybody's discs and buildings are, and whether any are missing.
std::string audit_text(const Names& names, const Table& table, const Position& now);
// What cannot be on a real table, a line each; may be empty.
std::string faults_text(const Names& names, const Table& table, const Position& now);

}  // namespace eko::words
