// SPDX-License-Identifier: MIT
#include "byzantium/text/own_boards.h"

#include "byzantium/text/board.h"
#include "protocol/text.h"
#include "session/files.h"
#include "session/game_files.h"
#include "session/library_place.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace byzantium::text {

namespace {

namespace fs = std::filesystem;
using wording::marked;

// The file's name is the id by which sessions ask for the board.
Board read_own(const fs::path& file) {
    auto board = read_board_file(file);
    if (board.id == file.stem().string()) return board;
    throw session::FileError{
        {marked("{file}: this file holds the board \"{board}\" and must be named {board}.json; importing it "
                "does that."),
         {{"file", file.string()}, {"board", board.id}}}};
}

std::vector<fs::path> files_of(const std::optional<fs::path>& folder) {
    std::vector<fs::path> files;
    std::error_code ignored;
    if (folder)
        for (const auto& entry : fs::directory_iterator{*folder, ignored})
            if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace

OwnBoards OwnBoards::of_user() try { return OwnBoards{session::boards_folder()}; } catch (const session::FileError&) {
    return {};
}

OwnBoards::Listed OwnBoards::list() const {
    Listed all;
    for (const fs::path& file : files_of(folder_)) try {
            all.boards.push_back(read_own(file));
        } catch (const session::FileError& error) {
            all.broken.push_back({file, error.sentence});
        } catch (const protocol::FormatError& error) {
            all.broken.push_back({file, error.sentence});
        }
    return all;
}

bool OwnBoards::holds(std::string_view id) const {
    std::error_code ignored;
    return folder_ && session::is_board_id(id) && fs::exists(file_of(id), ignored);
}

Board OwnBoards::board(std::string_view id) const { return read_own(file_of(id)); }

void OwnBoards::save(const Board& board) const {
    const fs::path file = file_of(board.id);
    std::error_code failed;
    fs::create_directories(file.parent_path(), failed);
    if (failed)
        throw session::FileError{{marked("{file}: this folder cannot be made ({why})."),
                                  {{"file", file.parent_path().string()}, {"why", failed.message()}}}};
    write_board_file({file, session::IfThere::replace}, board);
}

void OwnBoards::remove(std::string_view id) const {
    const fs::path file = file_of(id);
    std::error_code failed;
    fs::remove(file, failed);
    if (failed)
        throw session::FileError{{marked("{file}: this file cannot be deleted ({why})."),
                                  {{"file", file.string()}, {"why", failed.message()}}}};
}

fs::path OwnBoards::file_of(std::string_view id) const {
    if (!session::is_board_id(id))
        throw session::FileError{{marked("A board's id has letters, digits, - and _ only.")}};
    return (folder_ ? *folder_ : session::boards_folder()) /
           (std::string{id} + ".json");  // which says that there is no home
}

Board read_board_file(const fs::path& file) {
    return read_board(session::read_file(file, longest_board), file.string());
}

void write_board_file(const session::Target& target, const Board& board) {
    session::put_file(target, [&](std::ostream& out) { out << write_board(board); });
}

}  // namespace byzantium::text
