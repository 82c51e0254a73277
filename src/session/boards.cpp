// SPDX-License-Identifier: MIT
#include "session/boards.h"

#include "session/library_place.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>
#include <utility>

namespace session {

BoardFolders board_folders(const GameFolder& game) try {
    const auto all = boards_folder();
    BoardFolders found{all / game.name};
    if (game.older_boards == OlderBoards::beside_the_folder) found.older.push_back(all);
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
    BoardFolders all{beside, {}, BoardFolders::Older::stays};
    if (usual.folder) all.older.push_back(*std::move(usual.folder));
    std::move(usual.older.begin(), usual.older.end(), std::back_inserter(all.older));
    return all;
}

}  // namespace session
