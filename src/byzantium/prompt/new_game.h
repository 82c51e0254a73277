// SPDX-License-Identifier: MIT
// The questions that begin a game: who plays, who is first, and how the table reads the two doubtful rules.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/header.h"
#include "byzantium/text/session.h"
#include "cli/line/prompt.h"
#include "session/dice.h"

#include <optional>

namespace byzantium::prompt {

// The header that was agreed on; nothing if the input ended or somebody said quit.
std::optional<byzantium::Header> ask_new_game(cli::Prompt& prompt, const cli::Console& console,
                                              const byzantium::Board& board, session::DiceSource& dice);

}  // namespace byzantium::prompt
