// SPDX-License-Identifier: MIT
// The discs of a new game: mixed and laid at random (EKO-7), or as a table says it laid them.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "session/dice.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace eko::text {

// The movement fields in the order in which hands lay discs on them: row by row from above, each from left to right.
std::vector<Hex> laying_order(const Board& board);
// Those without a disc, in the same order.
std::vector<Hex> bare_fields(const Board& board, const std::vector<StartDisc>& discs);

// All discs of these players mixed and laid at random, one on each movement field, in the order of laying. Discs that
// find no field begin in the reserve; fields that find no disc stay empty (A1), any of them with the same chance.
// Every deal that a game can begin with is equally likely. Nothing is laid where none is: a single movement field.
std::vector<StartDisc> dealt(const Board& board, const std::vector<Seat>& seats, session::DiceSource& chance);

// --- As a table laid them.

// The same discs, and one of this colour on every bare field, its emperor on this one. Nothing if these are more than
// 16 discs of a colour, or if that field is not bare.
std::optional<std::vector<StartDisc>> with_rest(const Board& board, std::vector<StartDisc> discs, Color color,
                                                std::optional<Hex> emperor);

// The discs that a text tells: "cyan 0,0* 1,0 2,0 violet 5,0*", a colour and then its fields, * for the emperor; or
// "0,0=cyan* 5,0=violet", field by field. A colour named last without a field, or with the emperor's alone, has all
// fields that are left. Whether a game can begin so is not looked at. Throws protocol::FormatError, which names the
// place by `file_name`.
std::vector<StartDisc> read_discs(const Board& board, std::string_view text, std::string_view file_name);
// "0,0=cyan* 1,0=violet ...", a line for each row, in the order of laying; read_discs reads it.
std::string write_discs(const std::vector<StartDisc>& discs);
// These discs in the order of laying.
std::vector<StartDisc> in_laying_order(std::vector<StartDisc> discs);

}  // namespace eko::text
