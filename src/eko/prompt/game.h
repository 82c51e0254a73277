// SPDX-License-Identifier: MIT
// Ekö on the command line.
#pragma once

#include "cli/game.h"

#include <memory>

namespace eko::prompt {

std::unique_ptr<cli::Game> game();

}  // namespace eko::prompt
