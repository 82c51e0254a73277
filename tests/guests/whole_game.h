// SPDX-License-Identifier: MIT
// A whole game that phones answer, of any game: `Open` is its present::OpenSession.
#pragma once

#include "guests/answered_room.h"
#include "store/library.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <variant>

namespace guests::test {

template <class Game>
std::unique_ptr<present::OpenSession> opened(const Game& game, store::Library& library, store::SessionId id) {
    return std::get<std::unique_ptr<present::OpenSession>>(game.take_up(library, id));
}

template <class Open>
const auto& journal_of(present::OpenSession& open) {
    return dynamic_cast<Open&>(open).session().journal();
}

// Played by phones to its end, it leads where its library says. `least`: entries it has at least.
template <class Open, class Game>
void is_kept_as_it_was_played(const Game& game, store::Library& library, store::SessionId id, std::size_t least) {
    auto open = opened(game, library, id);
    BOOST_TEST(play_by_phones(*open, 11));
    const std::size_t entries = journal_of<Open>(*open).cursor();
    BOOST_TEST(entries > least);
    const auto hash = journal_of<Open>(*open).record(entries - 1).position_hash;
    open.reset();
    const auto again = opened(game, library, id);
    BOOST_TEST(journal_of<Open>(*again).cursor() == entries);
    BOOST_TEST(journal_of<Open>(*again).record(entries - 1).position_hash == hash);
    BOOST_TEST(again->is_over());
}

// For browsers, which answer the questions of all seats: tests/guests/browser/run answering. Nothing is asserted here.
template <class Game>
void shows_a_practice_table(const Game& game) {
    auto library = store::Library::in_memory();
    const auto open = opened(game, library, game.begin_practice(library));
    serve_to_browsers(*open, game.name(), std::chrono::minutes{3}, [] {});
}

// The file that LOGOTHETE_LIBRARY names; its first session is the one that is played.
inline store::Library named_library() {
    const char* const file = std::getenv("LOGOTHETE_LIBRARY");
    BOOST_REQUIRE(file != nullptr);
    return store::Library::open(file);
}
inline constexpr store::SessionId kept_session{1};

template <class Open>
void print_position(present::OpenSession& open, std::size_t entries) {
    if (entries > 0)
        std::cout << entries << ' ' << journal_of<Open>(open).record(entries - 1).position_hash << std::endl;
}

// For browsers: tests/guests/browser/run evening. Prints each position that phones are shown, and "over" at the end.
template <class Open, class Game>
void shows_a_kept_game(const Game& game) {
    auto library = named_library();
    const auto open = opened(game, library, kept_session);
    serve_to_browsers(*open, game.name(), std::chrono::minutes{40}, [&] {
        print_position<Open>(*open, journal_of<Open>(*open).cursor());
        if (open->is_over()) std::cout << "over" << std::endl;
    });
}

// Prints each position that the library leads to.
template <class Open, class Game>
void reads_a_kept_game(const Game& game) {
    auto library = named_library();
    const auto open = opened(game, library, kept_session);
    for (std::size_t entries = 1; entries <= journal_of<Open>(*open).cursor(); ++entries)
        print_position<Open>(*open, entries);
}

}  // namespace guests::test
