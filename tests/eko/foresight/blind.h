// SPDX-License-Identifier: MIT
// The blind search that all answers are held against: every line of one turn, entry by entry, by `legal` and `apply`
// alone. It knows no bound and leaves nothing out; it gives up where there are too many lines.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/position.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace eko_support {

using BlindLine = std::vector<eko::Decision>;

// The turn that is meant: what is left of it if it is the player's and not behind his actions where `acting` says so;
// else the one that `await` would give him, or that of the Moon temple alone (A3).
enum class Acting { no, must_act };
std::optional<eko::Position> blind_turn(const eko::Table& table, const eko::Position& now, eko::Color player,
                                        Acting acting = Acting::no);

// An entry of the turn: the position before it, the line with it, the position after it.
using OnEntry = std::function<void(const eko::Position& before, const BlindLine& line, const eko::Position& after)>;

// False if it gave up after so many entries.
bool each_line(const eko::Table& table, const eko::Position& turn, std::size_t most_entries, const OnEntry& on_entry);

// Discs that storms take over the whole line.
int lost_in(const BlindLine& line);

}  // namespace eko_support
