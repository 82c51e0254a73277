// SPDX-License-Identifier: MIT
// Why an entry is refused, in the language that is spoken.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/refusal.h"
#include "present/help/rules.h"

#include <cstddef>
#include <string>

namespace eko::words {

// "Not allowed, EKO-17: ..."
std::string refusal(const Board& board, const Refusal& refusal);
// The sentence, then the rule with its text, in lines of at most so many columns.
std::string refusal_at_length(const Board& board, const present::RuleTexts& texts, const Refusal& refusal,
                              std::size_t columns);

}  // namespace eko::words
