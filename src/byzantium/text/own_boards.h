// SPDX-License-Identifier: MIT
// The boards that the user of this computer made or was given, and boards in any file.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/text/session.h"
#include "session/boards.h"
#include "session/files.h"

#include <filesystem>

namespace byzantium::text {

using OwnBoards = session::OwnBoards<Game>;

// The board of any file. Throws session::FileError, protocol::FormatError.
Board read_board_file(const std::filesystem::path& file);
// As put_file. Throws session::FileError.
void write_board_file(const session::Target& target, const Board& board);

}  // namespace byzantium::text

extern template class session::OwnBoards<byzantium::text::Game>;
