// SPDX-License-Identifier: MIT
// The arguments of `board`, which has sub-commands of its own.
#pragma once

#include "cli/boards/board_options.h"
#include "cli/game.h"

#include <functional>

namespace CLI {
class App;
}

namespace cli {

// Adds the acts of `board`; the one that is chosen is told.
void add_board_acts(CLI::App& board, const Games& games, const std::function<void(const BoardOptions&)>& chosen);

}  // namespace cli
