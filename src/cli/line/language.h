// SPDX-License-Identifier: MIT
// The language of the command line: `--language`, else that of the system.
#pragma once

#include "cli/line/command_line.h"

#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace cli {

// Says everything from here on in the language that `--language` names, and takes it out of the arguments, wherever it
// stands; without it in that of the system. What to answer instead if there is no such language. That a catalogue is
// missing goes to `err`, and all else on in English.
std::optional<Said> speak_as_asked(std::vector<std::string>& arguments, std::ostream& err);

}  // namespace cli
