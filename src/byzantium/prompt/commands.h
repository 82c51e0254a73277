// SPDX-License-Identifier: MIT
// Sub-commands that are still written for this game alone.
#pragma once

#include "cli/line/commands.h"
#include "cli/line/console.h"

namespace byzantium::prompt {

int execute(const cli::RulesOptions& options, const cli::Console& console);
int execute(const cli::BoardOptions& options, const cli::Console& console);

}  // namespace byzantium::prompt
