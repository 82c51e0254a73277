// SPDX-License-Identifier: MIT
// A whole game of Byzantium, answered by three phones, leads where its library says.
#include "byzantium/words/desk/open_session.h"
#include "byzantium/words/game.h"
#include "guests/answered_room.h"
#include "store/library.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <memory>
#include <variant>

namespace {

using byzantium::words::OpenSession;

std::unique_ptr<present::OpenSession> opened(const byzantium::words::Game& game, store::Library& library,
                                             store::SessionId id) {
    return std::get<std::unique_ptr<present::OpenSession>>(game.take_up(library, id));
}
const auto& journal_of(present::OpenSession& open) { return dynamic_cast<OpenSession&>(open).session().journal(); }

}  // namespace

BOOST_AUTO_TEST_SUITE(answered_by_phones)

BOOST_AUTO_TEST_CASE(a_whole_game_is_kept_as_it_was_played) {
    const byzantium::words::Game game;
    auto library = store::Library::in_memory();
    const auto id = game.begin_practice(library);
    auto open = opened(game, library, id);
    BOOST_TEST(guests::test::play_by_phones(*open, 11));
    const std::size_t entries = journal_of(*open).cursor();
    BOOST_TEST(entries > 50U);
    const auto hash = journal_of(*open).record(entries - 1).position_hash;
    open.reset();
    const auto again = opened(game, library, id);
    BOOST_TEST(journal_of(*again).cursor() == entries);
    BOOST_TEST(journal_of(*again).record(entries - 1).position_hash == hash);
    BOOST_TEST(again->is_over());
}

BOOST_AUTO_TEST_SUITE_END()

// For browsers, which answer the questions of all seats: tests/guests/browser/run answering. Nothing is asserted here.
BOOST_AUTO_TEST_SUITE(to_browsers, *boost::unit_test::disabled())

BOOST_AUTO_TEST_CASE(a_game_is_shown_and_answered) {
    const byzantium::words::Game game;
    auto library = store::Library::in_memory();
    const auto open = opened(game, library, game.begin_practice(library));
    guests::test::serve_to_browsers(*open, game.name(), std::chrono::minutes{3});
}

BOOST_AUTO_TEST_SUITE_END()
