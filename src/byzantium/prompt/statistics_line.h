// SPDX-License-Identifier: MIT
// The options of `logothete-cli statistics`.
#pragma once

#include "byzantium/prompt/commands.h"

namespace CLI {
class App;
}

namespace byzantium::prompt {

// They are filled in while the command line is read, so they must live as long as the command.
void add_statistics_options(CLI::App& command, StatisticsOptions& options);

}  // namespace byzantium::prompt
