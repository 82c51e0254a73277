// SPDX-License-Identifier: MIT
// Opens what the command line asks for: the library, and the session that it names.
#pragma once

#include "gui/app/arguments.h"
#include "present/game.h"
#include "store/library.h"
#include "store/records.h"

#include <filesystem>
#include <future>
#include <optional>

namespace gui {

// Takes up a session of any of these games. Throws wording::Failure, also if the session is of another game.
present::Game::TakenUp take_up(const present::Games& games, store::Library& library, store::SessionId id);

struct Opening {
    store::Library library;
    // The library file that somebody named, if it did not exist and was created.
    std::optional<std::filesystem::path> made;
    std::future<present::Game::TakenUp> session;  // ready; it gives or throws what `take_up` did. Not valid: none was
                                                  // named
};

// Throws store::StoreError.
Opening opened(const present::Games& games, const Arguments& arguments);

// The same on a thread of its own: the window and the library do not need each other while they are being made.
std::future<Opening> open_ahead(const present::Games& games, const Arguments& arguments);

}  // namespace gui
