// SPDX-License-Identifier: MIT
// What CLI11 says of its own in a --help, in the language that is spoken; and the option that many commands share.
#pragma once

#include "session/files.h"

namespace CLI {
class App;
}

namespace cli {

// Before any option or command is there: each takes over the words of its time.
void say_headings(CLI::App& app);

// When all commands are there: each came with a --help that had no words yet.
void say_options(CLI::App& app);

// --force, for a command that writes a file.
void add_force(CLI::App& command, session::IfThere& if_there);

}  // namespace cli
