// SPDX-License-Identifier: MIT
// The boards that the user of this computer made or was given: one file each, ID.json, in a folder among their data.
// Nothing is kept in memory: each call reads the folder, for files come and go.
#pragma once

#include "byzantium/rules/board.h"
#include "session/files.h"
#include "wording/sentence.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace byzantium::text {

class OwnBoards {
public:
    // A file of the folder that is no board, and one sentence that says why.
    struct Broken {
        std::filesystem::path file;
        wording::Sentence why;
    };
    struct Listed {
        std::vector<Board> boards;
        std::vector<Broken> broken;
    };

    // `boards_folder()`; where the system names no home there are no boards.
    static OwnBoards of_user();

    explicit OwnBoards(std::filesystem::path folder) : folder_{std::move(folder)} {}

    // All of them, in the order of their files' names. A folder that is not there holds none.
    Listed list() const;
    bool holds(std::string_view id) const;
    // Throws session::FileError if there is none, protocol::FormatError if it cannot be played on.
    Board board(std::string_view id) const;
    // In the place of the one with its id, whole or not at all; the folder is made if need be. Throws
    // session::FileError.
    void save(const Board& board) const;
    // Throws session::FileError; one that is gone already is no error.
    void remove(std::string_view id) const;

private:
    OwnBoards() = default;

    std::filesystem::path file_of(std::string_view id) const;

    std::optional<std::filesystem::path> folder_;
};

// The board of any file. Throws session::FileError, protocol::FormatError.
Board read_board_file(const std::filesystem::path& file);
// As put_file. Throws session::FileError.
void write_board_file(const session::Target& target, const Board& board);

}  // namespace byzantium::text
