// SPDX-License-Identifier: MIT
// An entry in one sentence, and the rules it was made under.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/position.h"
#include "eko/words/names.h"
#include "present/help/help_topic.h"

#include <cstdint>
#include <string>

namespace eko::words {

// `before` is the position that the entry was made in, or was to be made in.
std::string headline(const Names& names, const Position& before, const Entry& entry);
// Of a decision that asks no position: what is taken by itself.
std::string headline(const Names& names, Color player, const Decision& decision, const Position& before);

// Empty for an entry of the table.
present::RuleIds rules_of(const Position& before, const Entry& entry);
present::RuleIds rules_asked(const Position& now);

// What a position asks, and of whom.
std::string question(const Names& names, const Position& now);

// What it is that a move does at its end.
enum class MoveKind : std::uint8_t { to_empty, joins, attacks, kamikaze };
MoveKind kind_of(const Position& before, const Move& move);

}  // namespace eko::words
