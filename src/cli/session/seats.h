// SPDX-License-Identifier: MIT
// Who sits at a table, where no session is open.
#pragma once

#include "present/statistics/counted_game.h"
#include "session/seat.h"

#include <string>
#include <vector>

namespace cli {

// "Anna, Boris, Green": by name, or by what the game calls the seat. Null for a game that is not there.
std::string players_words(const std::vector<session::Seat>& seats, const present::CountedGame* game);

}  // namespace cli
