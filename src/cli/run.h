// SPDX-License-Identifier: MIT
// The whole program but for its streams: what tests call.
#pragma once

#include "cli/game.h"

#include <istream>
#include <ostream>
#include <string>
#include <vector>

namespace cli {

// `arguments` without the program's name. Gives the exit status; throws nothing.
int run(const Games& games, const std::vector<std::string>& arguments, std::istream& in, std::ostream& out,
        std::ostream& err);

}  // namespace cli
