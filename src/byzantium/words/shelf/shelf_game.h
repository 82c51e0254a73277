// SPDX-License-Identifier: MIT
// What a list of sessions needs done with those of this game.
#pragma once

#include "byzantium/text/boards.h"
#include "present/shelf/shelf_game.h"
#include "store/library.h"

namespace byzantium::words {

// The library must outlive it.
present::ShelfGame shelf_game(store::Library& library, byzantium::text::Boards boards);

}  // namespace byzantium::words
