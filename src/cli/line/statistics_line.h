// SPDX-License-Identifier: MIT
// The options of `logothete-cli statistics`.
#pragma once

#include "cli/game.h"
#include "cli/line/commands.h"

namespace CLI {
class App;
}

namespace cli {

// They are filled in while the command line is read, so they must live as long as the command.
void add_statistics_options(CLI::App& command, StatisticsOptions& options, const Games& games);

}  // namespace cli
