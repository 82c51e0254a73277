// SPDX-License-Identifier: MIT
// Where a game at the prompt is kept: nothing that was entered is lost without a word.
#pragma once

#include "cli/line/console.h"
#include "cli/open_session.h"
#include "session/files.h"
#include "store/held_file.h"

#include <filesystem>
#include <optional>
#include <utility>

namespace cli {

class Keeper {
public:
    // A game that is kept in a file from its first entry on, or in none yet. No other `play` has that file meanwhile.
    Keeper() = default;
    explicit Keeper(store::HeldFile file) : file_{std::move(file)} {}

    std::optional<std::filesystem::path> file() const;

    // After a change: writes the file, if there is one. A failure is told on console.err and tried again next time.
    void changed(const OpenSession& session, const Console& console);
    // Keeps the game in this file from now on. Throws session::FileError, and then nothing has changed.
    void save_as(const session::Target& target, const OpenSession& session);
    // At the end: says where the game is. One that has no file is put in a new one in the current folder.
    void leave(const OpenSession& session, const Console& console);

private:
    void rescue(const OpenSession& session, const Console& console);

    std::optional<store::HeldFile> file_;
    bool unsaved_ = false;
};

// A copy of the file under a new name beside it, for one that is about to be written over. Throws session::FileError.
std::filesystem::path copy_aside(const std::filesystem::path& file);

}  // namespace cli
