// SPDX-License-Identifier: MIT
#include "byzantium/prompt/game.h"

#include "byzantium/prompt/speaker.h"
#include "byzantium/text/counting.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/open.h"
#include "cli/game_of.h"

namespace byzantium::prompt {

std::unique_ptr<cli::Game> game() { return std::make_unique<cli::GameOf<Speaker>>(); }

}  // namespace byzantium::prompt
