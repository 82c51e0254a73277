// SPDX-License-Identifier: MIT
// The boards that a table keeps beside the library to begin sessions on, and those that come with the program. A header
// holds its whole board, so no session needs them once it has begun. A board whose library is all it has serves to take
// tiles from.
#pragma once

#include "eko/rules/layout.h"
#include "session/boards.h"
#include "session/files.h"
#include "session/game_files.h"
#include "session/resources.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace eko::text {

struct SavedBoard {
    std::string id;    // its file's name
    std::string name;  // what the layout is called; its id if it has no name
    Layout layout;
};
SavedBoard saved_board(std::string id, Layout layout);

// Files of boards: session/boards.h.
struct BoardFiles {
    using Board = SavedBoard;
    static session::GameFolder folder();
    static SavedBoard read_board(std::string_view text, std::string_view file_name);
    static std::string write_board(const SavedBoard& board);
};
using BoardList = session::Boards<BoardFiles>;

// Each change keeps the file as it was beside the new one, so the last change of a board can be taken back, its removal
// too. All members throw session::FileError, and protocol::FormatError where a file holds no board.
class SavedBoards {
public:
    explicit SavedBoards(const session::Resources& resources,
                         session::BoardFolders folders = session::board_folders(BoardFiles::folder()));

    const BoardList& list() const { return list_; }

    // A file, or else the board of this id or this name.
    SavedBoard find(const std::string& said) const;
    // Nothing if it is none of them.
    std::optional<std::string> id_of(const std::string& said) const;
    // One of the user's own: those that come with the program stay as they are.
    SavedBoard own(const std::string& said) const;
    // Refuses ids that another board has.
    void add(const SavedBoard& board) const;
    void change(const SavedBoard& board) const;
    void remove(const std::string& id) const;
    // The board as it was before its last change; a second time, as it was after it.
    void undo(const std::string& id) const;
    // An id that is free, made of what an id can have of this text.
    std::string free_id(std::string wished) const;

private:
    std::filesystem::path file_of(const std::string& id) const;
    std::filesystem::path earlier(const std::string& id) const;
    void keep_earlier(const std::string& id) const;

    session::BoardFolders folders_;
    BoardList list_;
};

}  // namespace eko::text

extern template class session::OwnBoards<eko::text::BoardFiles>;
extern template class session::Boards<eko::text::BoardFiles>;
