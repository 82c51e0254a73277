// SPDX-License-Identifier: MIT
// What the prompt of `play` asks for a new game.
#pragma once

#include "cli/line/console.h"
#include "cli/line/prompt.h"
#include "eko/rules/header.h"
#include "session/dice.h"

#include <optional>

namespace eko::prompt {

// Nothing if the input ended or somebody said quit.
std::optional<Header> ask_new_game(cli::Prompt& prompt, const cli::Console& console, session::DiceSource& dice);

}  // namespace eko::prompt
