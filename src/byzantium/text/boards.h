// SPDX-License-Identifier: MIT
// The boards that can be played on: those that come with the program, and the user's own.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/text/own_boards.h"
#include "session/game_files.h"
#include "session/resources.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace byzantium::text {

// What comes with the program for this game.
session::GameFiles files(const session::Resources& resources);

// Of those that come with the program. Throws session::FileError if there is none of this id, protocol::FormatError if
// it cannot be played on.
Board shipped_board(const session::Resources& resources, std::string_view id);

// The boards of a session: those of the resources and the user's own, or the one that the table gave.
class Boards {
public:
    enum class Origin { program, own, given };
    struct Choice {
        std::string id;
        std::string name;
        Origin origin;
    };

    explicit Boards(session::Resources resources, OwnBoards own = OwnBoards::of_user())
        : resources_{std::move(resources)}, own_{std::move(own)} {}
    Boards(session::Resources resources, Board given)
        : resources_{std::move(resources)}, own_{OwnBoards::of_user()}, given_{std::move(given)} {}
    // Throws FileError, protocol::FormatError.
    Boards(session::Resources resources, const std::filesystem::path& file);

    // The given board whatever id is asked for (check_header says whether it fits), else that of the
    // resources, else the user's own. Throws as shipped_board.
    Board board(std::string_view id) const;
    // Those of the resources, then the user's own that can be read; or the given one alone.
    std::vector<Choice> choices() const;
    std::vector<std::string> ids() const;
    bool comes_with_program(std::string_view id) const;
    // The given board's id, else that of the board a new game is played on.
    std::string usual_id() const;
    // The board that comes with the program, with which others are compared. Throws as shipped_board.
    Board usual() const;
    const OwnBoards& own() const { return own_; }

private:
    std::string name_of(const std::string& id) const;

    session::Resources resources_;
    OwnBoards own_;
    std::optional<Board> given_;
};

}  // namespace byzantium::text
