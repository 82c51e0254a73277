// SPDX-License-Identifier: MIT
// What is wrong with a command line: which argument is missing or cannot be read, and an example of the whole line.
#pragma once

#include <string>

namespace CLI {
class App;
class Error;
}  // namespace CLI

namespace cli {

// A few lines for the user, about the command that was read last.
std::string fault_of(const CLI::App& program, const CLI::Error& error);

}  // namespace cli
