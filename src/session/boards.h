// SPDX-License-Identifier: MIT
// The boards that a game can be played on: those that come with the program, and the user's own. The members are
// defined in session/boards_impl.h; the source file of a game that instantiates them includes it.
#pragma once

#include "session/files.h"
#include "session/game.h"
#include "session/game_files.h"
#include "session/resources.h"
#include "wording/sentence.h"

#include <concepts>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace session {

// The folders of the user's boards: new ones are in `folder`; those in `older`, from before games had folders of their
// own or of the usual library beside another one, are found too. Nothing where the system names no home.
struct BoardFolders {
    std::optional<std::filesystem::path> folder{};
    std::vector<std::filesystem::path> older{};  // where a board is in several, the first one's is meant
    // Whether an older file goes once the board is saved anew: not if others may use it.
    enum class Older : std::uint8_t { goes, stays } once_saved = Older::goes;
};
// Those of this user for a game.
BoardFolders board_folders(const GameFolder& game);
// Those beside a library: in the folder `boards` where its file is. Those beside the usual library are found too.
BoardFolders board_folders(const GameFolder& game, const std::filesystem::path& library);

// What keeps boards in files: a game with boards of its own, or a struct of these names alone, for a game whose header
// holds its board and whose tables keep boards to begin with.
template <class K>
concept KeepsBoards = requires(const typename K::Board& board, std::string_view text) {
    { K::folder() } -> std::same_as<GameFolder>;
    { K::read_board(text, text) } -> std::same_as<typename K::Board>;
    { K::write_board(board) } -> std::same_as<std::string>;
    { board.id } -> std::convertible_to<std::string>;
    { board.name } -> std::convertible_to<std::string>;
};

// Whose board it is.
enum class BoardOrigin : std::uint8_t { program, own, given };

// The boards that the user of this computer made or was given: one file each, ID.json, in a folder among their data.
// Nothing is kept in memory: each call reads the folder, for files come and go.
template <KeepsBoards G>
class OwnBoards {
public:
    using Board = typename G::Board;

    // A file of the folder that is no board, and one sentence that says why.
    struct Broken {
        std::filesystem::path file;
        wording::Sentence why;
    };
    struct Listed {
        std::vector<Board> boards;
        std::vector<Broken> broken;
    };

    static OwnBoards of_user() { return OwnBoards{board_folders(G::folder())}; }

    explicit OwnBoards(BoardFolders folders) : folders_{std::move(folders)} {}
    explicit OwnBoards(std::filesystem::path folder) : folders_{std::move(folder)} {}

    // All of them, in the order of their files' names. A folder that is not there holds none.
    Listed list() const;
    bool holds(std::string_view id) const;
    // Throws FileError if there is none, protocol::FormatError if it cannot be played on.
    Board board(std::string_view id) const;
    // In the place of the one with its id, whole or not at all; the folder is made if need be. Throws FileError.
    void save(const Board& board) const;
    // Throws FileError; one that is gone already is no error.
    void remove(std::string_view id) const;

private:
    std::filesystem::path file_of(std::string_view id) const;
    std::vector<std::filesystem::path> older_files_of(std::string_view id) const;

    BoardFolders folders_;
};

// The boards of a session: those of the resources and the user's own, or the one that the table gave.
template <class G>
    requires KeepsBoards<G> || Game<G>
class Boards {
public:
    using Board = typename G::Board;
    using OwnBoards = session::OwnBoards<G>;
    using Origin = BoardOrigin;
    struct Choice {
        std::string id;
        std::string name;
        Origin origin;
    };

    explicit Boards(Resources resources, OwnBoards own = OwnBoards::of_user())
        : resources_{std::move(resources)}, own_{std::move(own)} {}
    Boards(Resources resources, Board given)
        : resources_{std::move(resources)}, own_{OwnBoards::of_user()}, given_{std::move(given)} {}
    // Throws FileError, protocol::FormatError.
    Boards(Resources resources, const std::filesystem::path& file);

    // The given board whatever id is asked for (G::check_header says whether it fits), else that of the resources, else
    // the user's own. Throws FileError if there is none of this id, protocol::FormatError if it cannot be played on.
    Board board(std::string_view id) const;
    // Those of the resources, then the user's own that can be read; or the given one alone.
    std::vector<Choice> choices() const;
    std::vector<std::string> ids() const;
    bool comes_with_program(std::string_view id) const;
    // The given board's id, else that of the board a new game is played on.
    std::string usual_id() const;
    // The board that comes with the program, with which others are compared. Throws as `board`.
    Board usual() const;
    const OwnBoards& own() const { return own_; }

private:
    Board shipped(std::string_view id) const;
    std::string name_of(const std::string& id) const;

    Resources resources_;
    OwnBoards own_;
    std::optional<Board> given_;
};

// Of a game whose header holds its board: there is nothing to find.
template <Game G>
    requires(!HasBoards<G>)
class Boards<G> {};

}  // namespace session
