// SPDX-License-Identifier: MIT
// What all sub-commands look like in --help.
#pragma once

#include "cli/game.h"
#include "cli/line/commands.h"

#include <string>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace cli {

// `details` are lines for the command's own --help, or empty.
struct SubCommand {
    std::string name;
    std::string summary;
    std::string details;
    std::string example;
};
CLI::App* add_sub(CLI::App& app, const SubCommand& words);

// What stands below a command's own --help: details, examples, exit statuses. The first line of `examples` is what
// `example_of` finds, for a fault to show.
void add_footer(CLI::App& command, const std::string& details, const std::string& examples);
std::string example_of(const CLI::App& command);

// What stands at the end of every --help.
std::string exit_statuses();

// FILE, which is returned and must be given, and --board; --board.
CLI::Option* add_journal(CLI::App& command, JournalChoice& journal);
void add_board_choice(CLI::App& command, std::optional<std::string>& board);

// --game, one of those there are.
void add_game_choice(CLI::App& command, const Games& games, std::optional<std::string>& game, const std::string& help);

}  // namespace cli
