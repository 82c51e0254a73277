// SPDX-License-Identifier: MIT
// From arguments to a command.
#pragma once

#include "cli/game.h"
#include "cli/line/commands.h"

#include <string>
#include <variant>
#include <vector>

namespace cli {

// Nothing is to be executed: --help and --version were asked for, or the arguments are wrong.
struct Said {
    std::string text;
    int status;  // `done` for help, `unusable` for wrong arguments
};

// `arguments` without the program's name.
std::variant<Command, Said> read_command_line(const Games& games, const std::vector<std::string>& arguments);

}  // namespace cli
