// SPDX-License-Identifier: MIT
#include "cli/line/help_line.h"

#include "cli/line/words.h"

#include <CLI/CLI.hpp>

namespace cli {

void say_headings(CLI::App& app) {
    app.option_defaults()->group(translated("Options"));
    app.set_help_flag("-h,--help", translated("Print this help message and exit"));
    for (const char* label : {marked("Usage"), marked("OPTIONS"), marked("SUBCOMMAND"), marked("Positionals"),
                              marked("REQUIRED"), marked("Excludes")})
        app.get_formatter()->label(label, translated(label));
}

void say_options(CLI::App& app) {
    for (CLI::App* command : app.get_subcommands(nullptr)) {
        command->get_help_ptr()->group(translated("Options"));
        say_options(*command);
    }
}

void add_force(CLI::App& command, session::IfThere& if_there) {
    command.add_flag_callback(
        "--force", [&if_there] { if_there = session::IfThere::replace; },
        translated("overwrite FILE if it exists; never a library"));
}

}  // namespace cli
