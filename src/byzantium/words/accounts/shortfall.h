// SPDX-License-Identifier: MIT
// The warning of a shortfall: only when it would soon be too late, for whoever is warned early learns to look away.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/names.h"

#include <cstdint>
#include <string>

namespace byzantium::words {

// What the player who is asked for an action is about to do.
enum class AboutTo : std::uint8_t { act, pass };

// "If the turn ended now, Anna would be 3 bezants short on the Byzantine side.", why that is said now, and the best
// cure that is left, or where to read of it. Empty if nothing would be missing, no action is asked for, or one of many
// actions to come can still mend it.
std::string shortfall_warning(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                              AboutTo about_to);

}  // namespace byzantium::words
