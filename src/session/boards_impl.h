// SPDX-License-Identifier: MIT
// Definitions for session/boards.h. Include it in the one source file that instantiates them for a game.
#pragma once

#include "protocol/text.h"
#include "session/board_files.h"
#include "session/boards.h"
#include "session/library_place.h"
#include "wording/sentence.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace session {

// The file's name is the id by which sessions ask for the board.
template <KeepsBoards G>
typename G::Board read_own(const std::filesystem::path& file) {
    auto board = read_board_file<G>(file);
    if (board.id == file.stem().string()) return board;
    throw FileError{
        {wording::marked(
             "{file}: this file holds the board “{board}” and must be named {board}.json; importing it does that."),
         {{"file", file.string()}, {"board", board.id}}}};
}

template <KeepsBoards G>
auto OwnBoards<G>::list() const -> Listed {
    Listed all;
    for (const auto& file : board_files(folders_)) try {
            all.boards.push_back(read_own<G>(file));
        } catch (const FileError& error) {
            all.broken.push_back({file, error.sentence});
        } catch (const protocol::FormatError& error) {
            all.broken.push_back({file, error.sentence});
        }
    return all;
}

template <KeepsBoards G>
bool OwnBoards<G>::holds(std::string_view id) const {
    if (!folders_.folder || !is_board_id(id)) return false;
    std::error_code ignored;
    return std::filesystem::exists(file_of(id), ignored) || !older_files_of(id).empty();
}

template <KeepsBoards G>
auto OwnBoards<G>::board(std::string_view id) const -> Board {
    std::error_code ignored;
    const auto file = file_of(id);
    if (std::filesystem::exists(file, ignored)) return read_own<G>(file);
    const auto older = older_files_of(id);
    return read_own<G>(older.empty() ? file : older.front());
}

// The new file replaces the older one, which is deleted unless others may use it. If that fails, or where it stays, the
// older one is ignored.
template <KeepsBoards G>
void OwnBoards<G>::save(const Board& board) const {
    const auto file = file_of(board.id);
    make_board_folder(file.parent_path());
    write_board_file<G>({file, IfThere::replace}, board);
    if (folders_.once_saved == BoardFolders::Older::stays) return;
    std::error_code ignored;
    for (const auto& older : older_files_of(board.id)) std::filesystem::remove(older, ignored);
}

template <KeepsBoards G>
void OwnBoards<G>::remove(std::string_view id) const {
    const auto file = file_of(id);
    for (const auto& older : older_files_of(id)) remove_board_file(older);
    remove_board_file(file);
}

template <KeepsBoards G>
std::filesystem::path OwnBoards<G>::file_of(std::string_view id) const {
    if (!is_board_id(id)) throw FileError{{wording::marked("A board's id has letters, digits, - and _ only.")}};
    // Asked for again, the folder of the user says that there is no home.
    return (folders_.folder ? *folders_.folder : boards_folder() / G::folder().name) / (std::string{id} + ".json");
}

// Those that there are.
template <KeepsBoards G>
std::vector<std::filesystem::path> OwnBoards<G>::older_files_of(std::string_view id) const {
    std::vector<std::filesystem::path> all;
    std::error_code ignored;
    for (const auto& folder : folders_.older)
        if (auto file = folder / (std::string{id} + ".json"); std::filesystem::exists(file, ignored))
            all.push_back(std::move(file));
    return all;
}

template <class G>
    requires KeepsBoards<G> || Game<G>
Boards<G>::Boards(Resources resources, const std::filesystem::path& file)
    : Boards{std::move(resources), read_board_file<G>(file)} {}

template <class G>
    requires KeepsBoards<G> || Game<G>
auto Boards<G>::board(std::string_view id) const -> Board {
    if (given_) return *given_;
    return !comes_with_program(id) && own_.holds(id) ? own_.board(id) : shipped(id);
}

template <class G>
    requires KeepsBoards<G> || Game<G>
auto Boards<G>::choices() const -> std::vector<Choice> {
    if (given_) return {{given_->id, given_->name, Origin::given}};
    std::vector<Choice> all;
    for (const auto& id : GameFiles{resources_, G::folder()}.board_ids())
        all.push_back({id, name_of(id), Origin::program});
    for (const Board& board : own_.list().boards)
        if (!comes_with_program(board.id)) all.push_back({board.id, board.name, Origin::own});
    return all;
}

template <class G>
    requires KeepsBoards<G> || Game<G>
std::vector<std::string> Boards<G>::ids() const {
    std::vector<std::string> all;
    for (const Choice& one : choices()) all.push_back(one.id);
    return all;
}

template <class G>
    requires KeepsBoards<G> || Game<G>
bool Boards<G>::comes_with_program(std::string_view id) const {
    const auto ids = GameFiles{resources_, G::folder()}.board_ids();
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

template <class G>
    requires KeepsBoards<G> || Game<G>
std::string Boards<G>::usual_id() const {
    return given_ ? given_->id : G::folder().usual_board;
}

template <class G>
    requires KeepsBoards<G> || Game<G>
auto Boards<G>::usual() const -> Board {
    return shipped(G::folder().usual_board);
}

template <class G>
    requires KeepsBoards<G> || Game<G>
auto Boards<G>::shipped(std::string_view id) const -> Board {
    return read_board_file<G>(GameFiles{resources_, G::folder()}.board_file(id));
}

// One that cannot be read is chosen by its id, and why is said then.
template <class G>
    requires KeepsBoards<G> || Game<G>
std::string Boards<G>::name_of(const std::string& id) const try {
    return shipped(id).name;
} catch (const FileError&) {
    return id;
} catch (const protocol::FormatError&) {
    return id;
}

}  // namespace session
