// SPDX-License-Identifier: MIT
// What one game does for a list of sessions, and how the games of a program do it together.
#pragma once

#include "present/shelf/session_row.h"
#include "present/shelf/shelf_work.h"
#include "session/files.h"
#include "session/shelf.h"
#include "session/times.h"
#include "store/exchange.h"
#include "store/library.h"
#include "store/records.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace present {

// As present::ShelfWork says, of sessions and files of this game. Of those of another game all but `row` throw
// protocol::FormatError, which says so.
struct ShelfGame {
    std::string id;
    std::string name;  // as players say it
    // A session of the game. `now`: of this computer's clock.
    std::function<SessionRow(const session::OnShelf&, const session::LocalTime& now)> row;
    std::function<ResumeCard(const ShelvedSession&)> card;
    std::function<std::optional<std::string>(store::SessionId, const session::Target&)> write_journal;
    std::function<FileTaken(const std::filesystem::path&, store::IfDiffers)> take_session;
    std::function<FileTaken(const std::filesystem::path&)> take_journal;
};

// What can be said of a session of whatever game: all but its players and what is asked.
SessionRow plain_row(const session::OnShelf& session, const session::LocalTime& now);

// Each session and each file by its own game; at least one. Sessions that none of them knows are listed with plain
// rows and can be written into session files; all else throws wording::Failure, which says that the command line may
// know their game. Files of unknown games are refused by the first game. The library must outlive it.
ShelfWork shelf_work(store::Library& library, std::vector<ShelfGame> games);

}  // namespace present
