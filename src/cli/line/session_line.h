// SPDX-License-Identifier: MIT
// The command line of `session`.
#pragma once

#include "cli/game.h"
#include "cli/session/session_options.h"

#include <functional>

namespace CLI {
class App;
}

namespace cli {

// Puts the acts under this command. When the line has been read, `chosen` is told which one it was.
void add_session_acts(CLI::App& session, const Games& games, const std::string& example_players,
                      const std::function<void(const SessionOptions&)>& chosen);

}  // namespace cli
