// SPDX-License-Identifier: MIT
#include "eko/prompt/game.h"

#include "cli/game_of.h"
#include "eko/prompt/speaker.h"
#include "eko/text/counting.h"
#include "eko/text/open.h"

namespace eko::prompt {

std::unique_ptr<cli::Game> game() { return std::make_unique<cli::GameOf<Speaker>>(); }

}  // namespace eko::prompt
