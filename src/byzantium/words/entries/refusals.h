// SPDX-License-Identifier: MIT
// Why something is not allowed, as it is said at the table.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/refusal.h"
#include "present/help/rules.h"

#include <string>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

class Names;

// "Not allowed, BYZ-30: ..." in one line.
std::string refusal(const byzantium::Board& board, const byzantium::Refusal& refusal);
// The same of what somebody at the table wished for in that position: with the player's name where it is about the
// player.
std::string refusal(const Names& names, const byzantium::Board& board, const byzantium::Position& now,
                    const byzantium::Refusal& refusal);

// The sentence, then the rule with its text, in lines of at most so many columns.
std::string refusal_at_length(const byzantium::Board& board, const present::RuleTexts& texts,
                              const byzantium::Refusal& refusal, std::size_t columns);

}  // namespace byzantium::words
