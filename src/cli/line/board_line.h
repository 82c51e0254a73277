// SPDX-License-Identifier: MIT
// The arguments of `board`, which has sub-commands of its own.
#pragma once

#include "cli/line/board_options.h"

#include <functional>

namespace CLI {
class App;
}

namespace cli {

// Adds the acts of `board`; the one that is chosen is told.
void add_board_acts(CLI::App& board, const std::function<void(const BoardOptions&)>& chosen);

}  // namespace cli
