// SPDX-License-Identifier: MIT
// What one game does for a list of sessions, and how the games of a program do it together.
#pragma once

#include "present/shelf/session_row.h"
#include "present/shelf/shelf_work.h"
#include "present/table/seat_marks.h"
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

// As in present::ShelfWork, for sessions and files of this game. For those of another game all but `row` throw
// protocol::FormatError, which says so.
struct ShelfGame {
    std::string id;
    std::string name;  // as players say it
    // For a session of the game. `now` is this computer's time.
    std::function<SessionRow(const session::OnShelf&, const session::LocalTime& now)> row;
    std::function<ResumeCard(const ShelvedSession&)> card;
    std::function<std::optional<std::string>(store::SessionId, const session::Target&)> write_journal;
    std::function<FileTaken(const std::filesystem::path&, store::IfDiffers)> take_session;
    std::function<FileTaken(const std::filesystem::path&, store::IfDiffers)> take_journal;
    std::function<std::optional<std::string>(store::SessionId)> fault{};
};

// A row of any game's session, without its players and what it waits for.
SessionRow plain_row(const session::OnShelf& session, const session::LocalTime& now);

// What a session waits for.
struct AwaitedWords {
    std::string state{};                  // "Anna: choose an action"; may be empty
    std::optional<std::string> player{};  // the mark of the one who is awaited
};
// The row of a session whose game is there, with these marks.
SessionRow told_row(const session::OnShelf& session, const session::LocalTime& now, const SeatMarks& marks,
                    const AwaitedWords& awaited);

// Gives each session and each file to its own game; there must be at least one game. Sessions of unknown games are
// listed with plain rows and can be written into session files; everything else about them throws wording::Failure,
// which says that the command line may know their game. The first game refuses files of unknown games. The library must
// outlive it.
ShelfWork shelf_work(store::Library& library, std::vector<ShelfGame> games);

}  // namespace present
