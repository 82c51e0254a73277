// SPDX-License-Identifier: MIT
// The boards that a session is played on, as they were asked for.
#pragma once

#include "protocol/text.h"
#include "session/boards.h"
#include "session/game.h"
#include "session/resources.h"
#include "wording/sentence.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace cli {

// A file, or else the id of a board there is; none: whichever the header names. `library`: whose own boards are beside
// it; empty: the usual one. Throws session::FileError, protocol::FormatError.
template <session::Game G>
session::Boards<G> boards_for(const std::optional<std::string>& board, const std::filesystem::path& library = {}) {
    if constexpr (session::HasBoards<G>) {
        session::Resources resources = session::Resources::find();
        session::Boards<G> all{resources, session::OwnBoards<G>{session::board_folders(G::folder(), library)}};
        if (!board) return all;
        const auto ids = all.ids();
        const bool is_known = std::find(ids.begin(), ids.end(), *board) != ids.end();
        if (is_known && !std::filesystem::exists(*board)) return {std::move(resources), all.board(*board)};
        return {std::move(resources), std::filesystem::path{*board}};
    } else {
        if (board)
            throw protocol::FormatError{
                "--board", {wording::marked("the header of this game's journals holds the board they are played on.")}};
        return {};
    }
}

// For a new session. Where the header holds the board, the game itself finds the one that was asked for.
template <session::Game G>
session::Boards<G> boards_to_begin(const std::optional<std::string>& board, const std::filesystem::path& library = {}) {
    if constexpr (session::HasBoards<G>)
        return boards_for<G>(board, library);
    else
        return {};
}

}  // namespace cli
