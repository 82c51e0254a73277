// SPDX-License-Identifier: MIT
// Ways through the storm, as they are offered; and why a stack cannot come to a field, or build on one.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"
#include "eko/rules/refusal.h"
#include "eko/words/names.h"

#include <optional>
#include <string>
#include <vector>

namespace eko::words {

// Of moves from one field to another those that lose the fewest discs: nobody pays for a zone that he need not enter.
// What is left to choose is who is lost, and where two ways cost as much.
std::vector<Move> cheapest(const std::vector<Move>& ways);
// The others.
std::vector<Move> dearer_than_needed(const std::vector<Move>& ways);
// Whether some end of these moves can be come to by a dearer way.
bool has_dearer_ways(const std::vector<Move>& moves);

// "1 disc at 6,0", "2 discs with the emperor at 6,0 and 9,1", "nothing"
std::string zones_words(const Names& names, const Move& move);

// Discs of the stack that are left after the move's zones; 0: it is lost.
int left_of(const Position& now, const Move& move);
// Asked before a move that loses so many.
std::string storm_question(const Position& now, const Move& move);
// What the storm takes, where the number of the stack's discs would stand, as notes give way where there is little
// room: "2 discs lost in the storm", "the whole stack is lost"; and in few letters, "2 discs lost". Empty without a
// zone.
std::string storm_price(const Position& now, const Move& move);
std::string storm_loss(const Position& now, const Move& move);

// Why no move leads there whatever is lost; nothing if one does.
std::optional<Refusal> why_no_move(const Table& table, const Position& now, FieldId from, FieldId to);
// Why this stack cannot build there at all; nothing if it can. `legal`: what is legal now.
std::optional<Refusal> why_no_build(const Table& table, const Position& now, const std::vector<Decision>& legal,
                                    FieldId from, FieldId on);

}  // namespace eko::words
