// SPDX-License-Identifier: MIT
// A whole game of Ekö, answered by three phones, leads where its library says.
#include "guests/whole_game.h"

#include "eko/text/open.h"
#include "eko/words/desk/open_session.h"
#include "eko/words/game.h"
#include "eko/words/shelf/new_session.h"
#include "session/dice.h"

#include <boost/test/unit_test.hpp>

BOOST_AUTO_TEST_SUITE(answered_by_phones)

BOOST_AUTO_TEST_CASE(a_whole_game_is_kept_as_it_was_played) {
    auto library = store::Library::in_memory();
    auto dice = session::DiceSource::from_seed(7);
    const auto header = eko::words::settled_header(eko::words::sample_board(3),
                                                   {{{"cyan", ""}, {"violet", ""}, {"white", ""}}, "cyan"}, {}, dice);
    const auto id = eko::text::begin_session(library, header, {"By phones", ""}, eko::text::Boards{});
    guests::test::is_kept_as_it_was_played<eko::words::OpenSession>(eko::words::Game{}, library, id, 20);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(to_browsers, *boost::unit_test::disabled())

BOOST_AUTO_TEST_CASE(a_game_is_shown_and_answered) { guests::test::shows_a_practice_table(eko::words::Game{}); }

BOOST_AUTO_TEST_CASE(a_kept_game_is_shown_and_answered) {
    guests::test::shows_a_kept_game<eko::words::OpenSession>(eko::words::Game{});
}

BOOST_AUTO_TEST_CASE(a_kept_game_is_read) {
    guests::test::reads_a_kept_game<eko::words::OpenSession>(eko::words::Game{});
}

BOOST_AUTO_TEST_SUITE_END()
