// SPDX-License-Identifier: MIT
// What the command line asks for from the disk: the library, and the session that it names.
#pragma once

#include "gui/app/arguments.h"
#include "present/game.h"
#include "store/library.h"
#include "store/records.h"

#include <future>

namespace gui {

// A session of whatever game is there. Throws wording::Failure, also if its game is none of those.
present::Game::TakenUp take_up(const present::Games& games, store::Library& library, store::SessionId id);

struct Opening {
    store::Library library;
    std::future<present::Game::TakenUp> session;  // ready; it gives or throws what `take_up` did. Not valid: none was
                                                  // named
};

// Throws store::StoreError.
Opening opened(const present::Games& games, const Arguments& arguments);

// The same on a thread of its own: neither the window nor what is opened needs the other while it is made.
std::future<Opening> open_ahead(const present::Games& games, const Arguments& arguments);

}  // namespace gui
