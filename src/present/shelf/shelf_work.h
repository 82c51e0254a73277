// SPDX-License-Identifier: MIT
// What somebody who shows the sessions of a library needs done that depends on the game of a session.
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

// Nothing came into the library, and why.
struct NotTaken {
    std::string sentence;
};
using FileTaken = std::variant<store::Imported, store::AlreadyHere, store::Differs, NotTaken>;

// All of them throw wording::Failure, and change nothing then.
struct ShelfWork {
    std::vector<std::string> games;  // that there are, as players call them
    // All of them, those in the trash too; last taken up first.
    std::function<std::vector<ShelvedSession>()> sessions;
    // May throw any std::exception: a session that does not replay.
    std::function<ResumeCard(const ShelvedSession&)> card;
    // Its journal as a file; if it cannot be written, why.
    std::function<std::optional<std::string>(store::SessionId, const session::Target&)> write_journal;
    // The session whole, with its times.
    std::function<void(store::SessionId, const session::Target&)> write_session;
    // Both into the library: a file that `write_session` made, and one that `write_journal` made.
    std::function<FileTaken(const std::filesystem::path&, store::IfDiffers)> take_session;
    std::function<FileTaken(const std::filesystem::path&)> take_journal;
};

}  // namespace present
