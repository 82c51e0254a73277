// SPDX-License-Identifier: MIT
// What a session of this game waits for, where its position is not at hand.
#pragma once

#include "present/shelf/shelf_game.h"
#include "present/table/seat_marks.h"
#include "session/shelf.h"

namespace byzantium::words {

// Empty if a later program wrote it. `marks`: seat_marks().
present::AwaitedWords awaited_words(const session::OnShelf& session, const present::SeatMarks& marks);

}  // namespace byzantium::words
