// SPDX-License-Identifier: MIT
// What somebody sees of this game who watches it from elsewhere.
#pragma once

#include "byzantium/words/desk/teller.h"
#include "present/watched/watched.h"

#include <vector>

namespace byzantium::words {

// The map without a coast where the file of the land is missing.
present::Watched watched(const OpenTable& open);
// All cities.
std::vector<present::WatchedPlace> watched_places(const OpenTable& open);

}  // namespace byzantium::words
