// SPDX-License-Identifier: MIT
// The boards that can be played on: those that come with the program, and the user's own.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/text/own_boards.h"
#include "byzantium/text/session.h"
#include "session/boards.h"
#include "session/game_files.h"
#include "session/resources.h"

#include <string_view>

namespace byzantium::text {

using Boards = session::Boards<Game>;

// What comes with the program for this game.
session::GameFiles files(const session::Resources& resources);

// Of those that come with the program. Throws session::FileError if there is none of this id, protocol::FormatError if
// it cannot be played on.
Board shipped_board(const session::Resources& resources, std::string_view id);

}  // namespace byzantium::text

extern template class session::Boards<byzantium::text::Game>;
