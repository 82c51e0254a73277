// SPDX-License-Identifier: MIT
#include "session/boards.h"

#include "session/library_place.h"

namespace session {

BoardFolders board_folders(const GameFolder& game) try {
    const auto all = boards_folder();
    BoardFolders found{all / game.name, std::nullopt};
    if (game.older_boards == OlderBoards::beside_the_folder) found.older = all;
    return found;
} catch (const FileError&) {
    return {};
}

}  // namespace session
