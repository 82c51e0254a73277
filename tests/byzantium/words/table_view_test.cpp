// SPDX-License-Identifier: MIT
#include "byzantium/words/table/table_view.h"

#include "byzantium/text/session.h"
#include "byzantium/words/texts.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace byzantium;

struct SeatedPlayers {
    byzantium::text::Session session{support::standard_table(), three_players(), session::DiceSource::from_seed(1)};
    byzantium::words::TableView view() { return byzantium::words::table_view(names(), session, {}); }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(table_views)

BOOST_AUTO_TEST_CASE(it_says_who_is_asked_what_and_what_happened_last) {
    SeatedPlayers table;
    BOOST_TEST(table.view().last == "Nothing has been entered yet.");
    BOOST_REQUIRE(table.session.submit(table.session.state(), Entry{Control{support::city("damascus"), Cube::pool}}));
    const auto view = table.view();
    BOOST_TEST(view.turn == "Turn 1 of 3");
    BOOST_TEST((view.head.speaker == Color::yellow));
    BOOST_TEST(view.last == "1. Anna takes control of Damascus: +3 VP (Byz.).");
    table.session.undo();
    BOOST_TEST(table.view().last == "Nothing has been entered yet.");
}

// Two cubes and the end of it: the last entry alone would say that somebody stops there.
BOOST_AUTO_TEST_CASE(it_says_a_whole_answer) {
    SeatedPlayers table;
    const Increase cube{Cube::pool, {Side::arab, Box::main}};
    BOOST_REQUIRE(table.session.submit(table.session.state(), byzantium::text::Act{{cube, cube, Stop{}}, {}}));
    BOOST_TEST(table.view().last == "3. Anna adds 2 cubes to the Arab Main box.");
}

BOOST_AUTO_TEST_CASE(rows_of_players_and_gauges_are_of_the_same_players) {
    SeatedPlayers table;
    const auto view = table.view();
    BOOST_REQUIRE(view.players.size() == 3U);
    BOOST_REQUIRE(view.gauges.size() == 3U);
    for (std::size_t i = 0; i < 3; ++i) {
        BOOST_TEST((view.players[i].color == view.gauges[i].player));
        BOOST_TEST((view.players[i].color == view.head.tracks[0].markers[i].color));
    }
}

BOOST_AUTO_TEST_SUITE_END()
