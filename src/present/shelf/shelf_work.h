// SPDX-License-Identifier: MIT
// The work on a library's sessions that depends on their games.
#pragma once

#include "present/shelf/session_row.h"
#include "session/files.h"
#include "store/exchange.h"
#include "store/records.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace present {

// Nothing was imported, and why.
struct NotTaken {
    std::string sentence;
};
using FileTaken = std::variant<store::Imported, store::AlreadyHere, store::Differs, NotTaken>;

// All functions throw wording::Failure and then change nothing.
struct ShelfWork {
    std::vector<std::string> games;  // that there are, as players call them
    // All sessions, including those in the trash; the last used first.
    std::function<std::vector<ShelvedSession>()> sessions;
    // May throw any std::exception if the session does not replay.
    std::function<ResumeCard(const ShelvedSession&)> card;
    // Writes its journal into a file. Returns the reason if that is impossible.
    std::function<std::optional<std::string>(store::SessionId, const session::Target&)> write_journal;
    // Writes the whole session, with its times.
    std::function<void(store::SessionId, const session::Target&)> write_session;
    // Both import a file: one that `write_session` made, and one that `write_journal` made.
    std::function<FileTaken(const std::filesystem::path&, store::IfDiffers)> take_session;
    std::function<FileTaken(const std::filesystem::path&, store::IfDiffers)> take_journal;
    // Why the session no longer replays to the positions that it led to; nothing if it does.
    std::function<std::optional<std::string>(store::SessionId)> fault{};
};

}  // namespace present
