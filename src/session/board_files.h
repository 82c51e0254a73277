// SPDX-License-Identifier: MIT
// Boards as files: one each, in folders among the user's data.
#pragma once

#include "session/boards.h"
#include "session/files.h"
#include "session/game.h"

#include <cstddef>
#include <filesystem>
#include <ostream>
#include <vector>

namespace session {

inline constexpr std::size_t longest_board = std::size_t{1} << 20;  // bytes

// Files of boards, in the order of their names. Of an older one with the name of a new one only the new one.
std::vector<std::filesystem::path> board_files(const BoardFolders& folders);
// Both throw FileError. A folder that is there already, and a file that is gone already, are no errors.
void make_board_folder(const std::filesystem::path& folder);
void remove_board_file(const std::filesystem::path& file);

// The board of any file. Throws FileError, protocol::FormatError.
template <KeepsBoards G>
typename G::Board read_board_file(const std::filesystem::path& file) {
    return G::read_board(read_file(file, longest_board), file.string());
}
// As put_file. Throws FileError.
template <KeepsBoards G>
void write_board_file(const Target& target, const typename G::Board& board) {
    put_file(target, [&](std::ostream& out) { out << G::write_board(board); });
}

}  // namespace session
