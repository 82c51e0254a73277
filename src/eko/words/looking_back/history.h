// SPDX-License-Identifier: MIT
// A session looked at as time: where its turns end.
#pragma once

#include "eko/text/session.h"
#include "present/reports/track_chart.h"

#include <cstddef>
#include <vector>

namespace eko::words {

// After so many entries each turn ended, in order; the swaps of emperors are turn 0. The last turn, which goes on or
// ended the game, is not among them.
struct TurnEnd {
    int turn;
    std::size_t entries;
};
std::vector<TurnEnd> turn_ends(const eko::text::Session& session);

// The start, some ends of turns, and now: so few that each can have its label.
std::vector<present::Milestone> milestones(const eko::text::Session& session);

}  // namespace eko::words
