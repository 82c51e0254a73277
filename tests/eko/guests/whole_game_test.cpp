// SPDX-License-Identifier: MIT
// A whole game of Ekö, answered by three phones, leads where its library says.
#include "eko/text/open.h"
#include "eko/words/desk/open_session.h"
#include "eko/words/game.h"
#include "eko/words/shelf/new_session.h"
#include "guests/answered_room.h"
#include "session/dice.h"
#include "store/library.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <memory>
#include <variant>

namespace {

using eko::words::OpenSession;

std::unique_ptr<present::OpenSession> opened(const eko::words::Game& game, store::Library& library,
                                             store::SessionId id) {
    return std::get<std::unique_ptr<present::OpenSession>>(game.take_up(library, id));
}
const auto& journal_of(present::OpenSession& open) { return dynamic_cast<OpenSession&>(open).session().journal(); }

}  // namespace

BOOST_AUTO_TEST_SUITE(answered_by_phones)

BOOST_AUTO_TEST_CASE(a_whole_game_is_kept_as_it_was_played) {
    const eko::words::Game game;
    auto library = store::Library::in_memory();
    auto dice = session::DiceSource::from_seed(7);
    const auto header = eko::words::settled_header(eko::words::sample_board(3),
                                                   {{{"cyan", ""}, {"violet", ""}, {"white", ""}}, "cyan"}, {}, dice);
    const auto id = eko::text::begin_session(library, header, {"By phones", ""}, eko::text::Boards{});
    auto open = opened(game, library, id);
    BOOST_TEST(guests::test::play_by_phones(*open, 11));
    const std::size_t entries = journal_of(*open).cursor();
    BOOST_TEST(entries > 20U);
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
    const eko::words::Game game;
    auto library = store::Library::in_memory();
    const auto open = opened(game, library, game.begin_practice(library));
    guests::test::serve_to_browsers(*open, game.name(), std::chrono::minutes{3});
}

BOOST_AUTO_TEST_SUITE_END()
