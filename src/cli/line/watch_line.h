// SPDX-License-Identifier: MIT
// `watch SESSION --listen`. A game may have a command of this name about a journal; then it is the same command, and
// --listen says what is meant.
#pragma once

#include "cli/line/commands.h"

#include <functional>
#include <string_view>

namespace CLI {
class App;
}

namespace cli {

inline constexpr std::string_view watch_name = "watch";

// Behind the games' own commands. `options` are filled in while the line is read; `chosen` is called if no game has a
// command of this name, and ours was meant. Where a game has one, the game's is told, with the session for its journal.
void add_watching(CLI::App& app, WatchOptions& options, const std::function<void()>& chosen);

}  // namespace cli
