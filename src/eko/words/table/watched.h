// SPDX-License-Identifier: MIT
// What somebody sees of this game who watches it from elsewhere.
#pragma once

#include "eko/rules/board.h"
#include "eko/words/teller.h"
#include "present/watched/watched.h"

#include <vector>

namespace eko::words {

present::Watched watched(const OpenTable& open);
// All fields.
std::vector<present::WatchedPlace> watched_places(const Board& board);

}  // namespace eko::words
