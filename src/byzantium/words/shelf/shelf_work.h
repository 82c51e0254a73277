// SPDX-License-Identifier: MIT
// What the start page needs done with sessions of this game.
#pragma once

#include "byzantium/text/boards.h"
#include "present/shelf/shelf_work.h"
#include "store/library.h"

namespace byzantium::words {

// Both must outlive it.
present::ShelfWork shelf_work(store::Library& library, const byzantium::text::Boards& boards);

}  // namespace byzantium::words
