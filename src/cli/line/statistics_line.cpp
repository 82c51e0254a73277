// SPDX-License-Identifier: MIT
#include "cli/line/statistics_line.h"

#include "cli/line/alternatives.h"
#include "cli/line/argument_faults.h"
#include "cli/line/help_line.h"
#include "cli/line/sub_command.h"
#include "cli/line/words.h"

#include <CLI/CLI.hpp>

#include <string>

namespace cli {

void add_statistics_options(CLI::App& command, StatisticsOptions& options, const Games& games) {
    if (games.all().size() > 1) add_game_choice(command, games, options.game, translated("only sessions of this game"));
    command.add_option("--player", options.player, translated("only this player; capitals make no difference"))
        ->type_name("NAME");
    command
        .add_option("--color,--colour", options.color,
                    say("only {colours}", arg("colours", alternatives(seat_marks(games.counted())))))
        ->type_name("COLOR");
    command.add_option("--players", options.players, translated("only sessions with this many players"))
        ->check([](const std::string& text) { return unless_whole_number(text, 2, 4); })
        ->type_name("N");
    command.add_option("--since", options.since, translated("only sessions begun on that day or later"))
        ->type_name("DAY");
    command.add_option("--until", options.until, translated("only sessions begun on that day or earlier"))
        ->type_name("DAY");
    command.add_option("--board-id", options.board_id, translated("only sessions on the board of that id"))
        ->type_name("ID");
    auto* const csv = command
                          .add_option("--csv", options.csv,
                                      translated("write the results into this file instead, a row for each player of\n"
                                                 "each session; - for standard output"))
                          ->type_name("FILE");
    add_force(command, options.if_there);
    command
        .add_flag_callback(
            "--json", [&options] { options.form = Form::json; },
            translated("answer in JSON, a line for each player, seat ..."))
        ->excludes(csv);
    command.add_option("--library", options.library, translated("the library file, if not the usual one"))
        ->type_name("LIBRARY");
}

}  // namespace cli
