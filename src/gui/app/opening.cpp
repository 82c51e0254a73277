// SPDX-License-Identifier: MIT
#include "gui/app/opening.h"

#include "present/shelf/start_words.h"
#include "session/library_place.h"
#include "wording/failure.h"

#include <system_error>

namespace gui {

namespace {

using present::Game;

// Here and now; only its outcome waits.
std::future<Game::TakenUp> taken_up(const present::Games& games, store::Library& library, store::SessionId id) {
    std::packaged_task<Game::TakenUp()> task{[&] { return take_up(games, library, id); }};
    task();
    return task.get_future();
}

bool is_missing(const std::filesystem::path& file) {
    std::error_code unknown;
    return !std::filesystem::exists(file, unknown) && !unknown;
}

}  // namespace

Game::TakenUp take_up(const present::Games& games, store::Library& library, store::SessionId id) {
    const std::string name = library.details(id).game;
    const Game* const game = present::game_of(games, name);
    if (game == nullptr) throw wording::Failure{present::game_not_here(name)};
    return game->take_up(library, id);
}

Opening opened(const present::Games& games, const Arguments& arguments) {
    const auto named = arguments.library ? arguments.library : session::library_in_environment();
    const auto missing = named && is_missing(*named) ? named : std::nullopt;
    Opening opening{store::Library::open(named.value_or(session::library_file())), missing, {}};
    if (arguments.session) opening.session = taken_up(games, opening.library, store::SessionId{*arguments.session});
    return opening;
}

// If there is no other thread to be had, it is done when it is asked for.
std::future<Opening> open_ahead(const present::Games& games, const Arguments& arguments) {
    return std::async(std::launch::async | std::launch::deferred, opened, games, arguments);
}

}  // namespace gui
