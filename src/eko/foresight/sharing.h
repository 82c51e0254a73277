// SPDX-License-Identifier: MIT
// Every sharing-out of a reinforcement (EKO-66). Used by the module only.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/position.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace eko::foresight::inside {

// More than anybody would look through, and as many as can be tried while somebody waits.
inline constexpr std::size_t most_shares = 5'000;

// Those that are legal now, onto two stacks or more; empty if none is. Nothing if there are more than `most_shares`.
std::optional<std::vector<Share>> all_shares(const Table& table, const Position& now);

}  // namespace eko::foresight::inside
