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

namespace session {

class OwnBoards {
public:
    // A file of the folder that is no board, and one sentence that says why.
    struct Broken {
        std::filesystem::path file;
        wording::Sentence why;
    };
    struct Listed {
        std::vector<byzantium::Board> boards;
        std::vector<Broken> broken;
    };

    // `boards_folder()`; where the system names no home there are no boards.
    static OwnBoards of_user();

    explicit OwnBoards(std::filesystem::path folder) : folder_{std::move(folder)} {}

    // All of them, in the order of their files' names. A folder that is not there holds none.
    Listed list() const;
    bool holds(std::string_view id) const;
    // Throws FileError if there is none, protocol::FormatError if it cannot be played on.
    byzantium::Board board(std::string_view id) const;
    // In the place of the one with its id, whole or not at all; the folder is made if need be. Throws FileError.
    void save(const byzantium::Board& board) const;
    // Throws FileError; one that is gone already is no error.
    void remove(std::string_view id) const;

private:
    OwnBoards() = default;

    std::filesystem::path file_of(std::string_view id) const;

    std::optional<std::filesystem::path> folder_;
};

// An id becomes a file name: letters, digits, - and _ only, so that nothing in it leads out of a folder.
bool is_board_id(std::string_view id);

// The board of any file. Throws FileError, protocol::FormatError.
byzantium::Board read_board_file(const std::filesystem::path& file);
// As put_file. Throws FileError.
void write_board_file(const Target& target, const byzantium::Board& board);

}  // namespace session
