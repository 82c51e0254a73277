// SPDX-License-Identifier: MIT
#include "cli/line/watch_line.h"

#include "cli/line/sub_command.h"
#include "cli/line/words.h"

#include <CLI/CLI.hpp>

#include <string>

namespace cli {

namespace {

const char* watch_summary() {
    return translated("With --listen: show a session of the library to phones and televisions.");
}

std::string watch_details() {
    return translated(
        "With --listen, whoever has the address sees whose turn it is, what everybody has, the board and\n"
        "the last entries, and follows the session while another program writes it. Nobody can change\n"
        "anything. It goes on until Ctrl+C.\n");
}

constexpr const char* watch_example =
    "logothete-cli watch 3 --listen\n  logothete-cli watch 3 --listen 192.168.1.10:4680";

CLI::App* own_watch(CLI::App& app, WatchOptions& options, const std::function<void()>& chosen) {
    CLI::App* command = add_sub(app, {std::string{watch_name}, watch_summary(), watch_details(), watch_example});
    command->add_option("SESSION", options.session, translated("its number in the list"))->required()->type_name("");
    add_board_choice(*command, options.board);
    command->callback(chosen);
    return command;
}

// What a game says of its own stays, and ours comes behind it.
CLI::App* shared_watch(CLI::App& command) {
    command.description(command.get_description() + ' ' + watch_summary());
    command.footer(command.get_footer() + '\n' + watch_details() + '\n' + translated("For example:") + "\n  " +
                   watch_example + '\n');
    CLI::Option* file = command.get_option("FILE");
    file->description(file->get_description() + "\n" + translated("With --listen: the session's number in the list."));
    return &command;
}

}  // namespace

void add_watching(CLI::App& app, WatchOptions& options, const std::function<void()>& chosen) {
    const auto there = app.get_subcommands([](const CLI::App* one) { return one->get_name() == watch_name; });
    CLI::App* const command = there.empty() ? own_watch(app, options, chosen) : shared_watch(*there.front());
    auto* const listen = command
                             ->add_option_function<std::string>(
                                 "--listen", [&options](const std::string& where) { options.listen = where; },
                                 translated("show it at this address of the computer, else at the likeliest one"))
                             ->expected(0, 1)
                             ->type_name("[ADDRESS[:PORT]]");
    for (const char* of_journal : {"--at", "--json", "--stop"})
        if (auto* const other = command->get_option_no_throw(of_journal); other != nullptr) listen->excludes(other);
    command->add_flag("--bright", options.bright, translated("the terminal has dark text on a light background"))
        ->needs(listen);
    command->add_option("--library", options.library, translated("the library file, if not the usual one"))
        ->type_name("LIBRARY")
        ->needs(listen);
}

}  // namespace cli
