// SPDX-License-Identifier: MIT
// The warning of a shortfall: only when it would soon be too late, for whoever is warned early learns to look away.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/words/table/names.h"

#include <cstdint>
#include <string>

namespace byzantium {
struct Player;
struct Position;
}  // namespace byzantium

namespace byzantium::words {

// What the player who is asked for an action is about to do.
enum class AboutTo : std::uint8_t { act, pass };

// "Anna: 3 bezants short on the Byzantine side (F6)", if the turn ended now: one line; what helps stands on the page of
// the turn's end. Empty if nothing would be missing or no action is asked for, and while more actions are to come:
// unless the player is about to pass, at most two players have not passed, or at most two cubes are left to act with.
std::string shortfall_warning(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                              AboutTo about_to);

// Whether the player soon has no action left that mends a shortfall, or has none left already. About to do that is
// whoever is asked; nobody else is about to pass.
bool is_nearly_too_late(const Position& now, const Player& player, AboutTo about_to);

}  // namespace byzantium::words
