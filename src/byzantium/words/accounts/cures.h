// SPDX-License-Identifier: MIT
// What a shortfall at the turn's end would cost, and what could still be done about it. The rules are asked, on copies:
// each legal decision is tried, and the turn's end forecast behind it.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/table/names.h"

#include <optional>
#include <string>
#include <vector>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

// Bezants that the player would lack if the turn ended now, on both sides together.
int missing_at_turns_end(const byzantium::Table& table, const byzantium::Position& now, byzantium::Color player);

struct Cure {
    std::vector<byzantium::Decision> decisions;  // at least one, of a single action
    int missing;                                 // bezants, after it
    std::string sentence;                        // what to do, and what would be missing then
};
// What one action of this player could mend, the best first: of each kind the cheapest, of cities to control the best
// three, of moves the best of each army; cube by cube and link by link as long as that helps. As if the action were the
// player's now; empty if none is to come in this turn, or nothing is missing. An attack's dice are not foreseen.
std::vector<Cure> cures(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                        byzantium::Color player);

struct SideShort {
    byzantium::Side side;
    int missing;                        // bezants
    std::vector<std::string> could_go;  // "Arab: 4 Main cubes: 4 VP"; the fewest VP first
};
struct ShortfallPlan {
    byzantium::Color player;
    std::vector<SideShort> sides;  // those where something is missing
    std::string could_go;          // heading of what could go
    std::string heading;           // of the cures; that there is none, if there is none
    std::vector<Cure> cures;
};
// Nothing if the player can pay, or the game is over.
std::optional<ShortfallPlan> shortfall_plan(const Names& names, const byzantium::Table& table,
                                            const byzantium::Position& now, byzantium::Color player);

}  // namespace byzantium::words
