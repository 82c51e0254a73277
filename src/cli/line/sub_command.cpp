// SPDX-License-Identifier: MIT
#include "cli/line/sub_command.h"

#include "cli/line/alternatives.h"
#include "cli/line/argument_faults.h"
#include "cli/line/words.h"

#include <CLI/CLI.hpp>

namespace cli {

std::string exit_statuses() {
    return translated(
        "\nExit status: 0 done; 1 an entry was refused; 2 wrong arguments, or a file that cannot be used;\n"
        "3 a fault of the program.\n");
}

void add_footer(CLI::App& command, const std::string& details, const std::string& examples) {
    command.footer("\n" + details + (details.empty() ? "" : "\n") + translated("For example:") + "\n  " + examples +
                   "\n" + exit_statuses());
}

std::string example_of(const CLI::App& command) {
    const std::string footer = command.get_footer();
    const std::string heading = std::string{"\n"} + translated("For example:") + "\n  ";
    const auto at = footer.find(heading);
    if (at == std::string::npos) return {};
    const auto begin = at + heading.size();
    return footer.substr(begin, footer.find('\n', begin) - begin);
}

CLI::App* add_sub(CLI::App& app, const SubCommand& words) {
    CLI::App* command = app.add_subcommand(words.name, words.summary);
    command->group(translated("Subcommands"));
    add_footer(*command, words.details, words.example);
    return command;
}

CLI::Option* add_journal(CLI::App& command, JournalChoice& journal) {
    CLI::Option* file = command
                            .add_option("FILE", journal.file,
                                        translated("the journal: JSON lines, the header first; - for standard input"))
                            ->required()
                            ->type_name("");
    add_board_choice(command, journal.board);
    return file;
}

void add_board_choice(CLI::App& command, std::optional<std::string>& board) {
    command
        .add_option("--board", board,
                    translated("play on this board, not the header's: a file or an id of `board list`"))
        ->type_name("BOARD");
}

void add_game_choice(CLI::App& command, const Games& games, std::optional<std::string>& game, const std::string& help) {
    std::vector<std::string> ids;
    for (const auto& one : games.all()) ids.emplace_back(one->id());
    command.add_option("--game", game, say("{help}: {games}", arg("help", help), arg("games", alternatives(ids))))
        ->check([ids](const std::string& text) { return unless_one_of(text, ids); })
        ->type_name("GAME");
}

}  // namespace cli
