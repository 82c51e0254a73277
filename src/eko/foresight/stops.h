// SPDX-License-Identifier: MIT
// What would stop the wins that `watch` finds.
//
// A single entry is one entry of the journal, with what then happens by itself and nothing else. So a move counts as it
// stands, whether a forced march could follow it or not, and what comes after it counts when it is asked for again. The
// wins are those of all players but the one who must enter it, in their next turns, everybody else still.
#pragma once

#include "eko/foresight/line.h"
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace eko::foresight {

// With the Wind temple there can be more sharings-out of a reinforcement than anybody would look through.
enum class Shares : std::uint8_t { all_tried, too_many };

struct Stops {
    Color player;                  // who must enter something
    Seats others{};                // who can win, in seating order; if nobody can, there is nothing to stop
    std::vector<Entry> entries{};  // after each of them none of all others can win: first decisions as `legal` lists
                                   // them, then sharings-out
    std::size_t tried = 0;         // legal entries in all; 0 if nobody can win
    Shares shares = Shares::all_tried;  // too_many: none of them was tried
};

// Whether somebody still waits for an answer: asked after each entry that was tried.
using StillWanted = std::function<bool()>;

// Nothing when the game is over, or when nobody waits any more. It can take seconds.
std::optional<Stops> what_would_stop(
    const Table& table, const Position& now, const StillWanted& still_wanted = [] { return true; });

}  // namespace eko::foresight
