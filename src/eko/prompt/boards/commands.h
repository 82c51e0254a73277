// SPDX-License-Identifier: MIT
// Sub-commands of `board` for Ekö, by what they are about.
#pragma once

#include "cli/own_command.h"

#include <vector>

namespace eko::prompt {

std::vector<cli::OwnCommand> tile_commands();      // tile, tiles, drop
std::vector<cli::OwnCommand> laying_commands();    // lay, turn, take, slots
std::vector<cli::OwnCommand> painting_commands();  // paint, wipe, portal, group, ungroup
std::vector<cli::OwnCommand> keeping_commands();   // new, set, undo, remove
std::vector<cli::OwnCommand> looking_commands();   // show, compare, deal

}  // namespace eko::prompt
