// SPDX-License-Identifier: MIT
#include "session/boards.h"

#include "session/library_place.h"

#include <filesystem>
#include <system_error>

namespace session {

BoardFolders board_folders(const GameFolder& game) try {
    const auto all = boards_folder();
    BoardFolders found{all / game.name};
    if (game.older_boards == OlderBoards::beside_the_folder) found.older = all;
    return found;
} catch (const FileError&) {
    return {};
}

BoardFolders board_folders(const GameFolder& game, const std::filesystem::path& library) {
    BoardFolders usual = board_folders(game);
    if (library.empty()) return usual;
    const auto beside = library.parent_path() / "boards" / game.name;
    std::error_code ignored;
    const bool is_usual = usual.folder && (beside.lexically_normal() == usual.folder->lexically_normal() ||
                                           std::filesystem::equivalent(beside, *usual.folder, ignored));
    if (is_usual) return usual;
    return {beside, usual.folder, BoardFolders::Older::stays};
}

}  // namespace session
