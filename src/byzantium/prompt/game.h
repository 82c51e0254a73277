// SPDX-License-Identifier: MIT
// Byzantium on the command line.
#pragma once

#include "cli/game.h"

#include <memory>

namespace byzantium::prompt {

std::unique_ptr<cli::Game> game();

}  // namespace byzantium::prompt
