// SPDX-License-Identifier: MIT
// What the prompt of `play` asks for a new game: players, board, discs, rulings.
#pragma once

#include "cli/line/console.h"
#include "cli/line/prompt.h"
#include "eko/rules/header.h"
#include "session/dice.h"

#include <optional>
#include <string>

namespace eko::prompt {

// On the board that was asked for: a file, or what the list of boards calls it; if none was, the board is a question
// too. Nothing if the input ended or somebody said quit. Throws protocol::FormatError, session::FileError if the board
// that was asked for cannot be played on.
std::optional<Header> ask_new_game(cli::Prompt& prompt, const cli::Console& console,
                                   const std::optional<std::string>& asked_board, session::DiceSource& dice);

}  // namespace eko::prompt
