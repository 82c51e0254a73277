// SPDX-License-Identifier: MIT
// The game's words for statistics over its sessions.
#pragma once

#include "present/statistics/counted_game.h"

namespace eko::words {

present::CountedGame counted_game();

}  // namespace eko::words
