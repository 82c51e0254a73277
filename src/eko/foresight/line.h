// SPDX-License-Identifier: MIT
// The turn that a question looks at, and the entries that lead through it. Nobody but its player acts in it; but a
// player who must choose which captive he gives (EKO-39) does, and any choice of his counts.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"

#include <optional>
#include <vector>

namespace eko::foresight {

// Entries one after the other, as hands would make them: without what happens by itself.
using Line = std::vector<Decision>;

// What is left of the player's turn, if it is his; else the beginning of his next one, everything as it lies now
// (an exchange or swaps under way are dropped, as by `await`). Nothing if he has no turn (EKO-12, A3), or when the game
// is over.
std::optional<Position> turn_of(const Table& table, const Position& now, Color player);
// The same, but his next turn if this one has no action left. Nothing if he has no disc on the board either.
std::optional<Position> acting_turn_of(const Table& table, const Position& now, Color player);

// Whether these are still in one turn.
inline bool same_turn(const Position& one, const Position& other) {
    return one.player == other.player && one.turn == other.turn;
}

// Whether something is not as it is after an entry: the end was not judged, or an exchange is overdue. So it is after a
// correction, and before the first entry.
bool unsettled(const Table& table, const Position& now);

}  // namespace eko::foresight
