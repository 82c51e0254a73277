// SPDX-License-Identifier: MIT
#include "byzantium/text/boards.h"

#include "session/board_files.h"
#include "session/boards_impl.h"

template class session::OwnBoards<byzantium::text::Game>;
template class session::Boards<byzantium::text::Game>;

namespace byzantium::text {

session::GameFiles files(const session::Resources& resources) { return {resources, Game::folder()}; }

Board shipped_board(const session::Resources& resources, std::string_view id) {
    return read_board_file(files(resources).board_file(id));
}

Board read_board_file(const std::filesystem::path& file) { return session::read_board_file<Game>(file); }

void write_board_file(const session::Target& target, const Board& board) {
    session::write_board_file<Game>(target, board);
}

}  // namespace byzantium::text
