// SPDX-License-Identifier: MIT
// What the head of the table asks while part of it is answered.
#include "present/table/head.h"

#include "byzantium/words/desk_of_two.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace byzantium;

BOOST_FIXTURE_TEST_SUITE(heads, words::DeskOfTwo)

// The panel asked for the cube of the Casualty Pool, and the head for that of the city.
BOOST_AUTO_TEST_CASE(a_question_that_is_answered_in_part_is_not_asked_again_in_the_head) {
    desk.correct_all({SetArmy{Color::red, Side::arab, support::city("tabuk")},
                      SetDisplayCount{Color::red, Side::arab, DisplayCount::main, 9},
                      SetDisplayCount{Color::red, Side::arab, DisplayCount::move, 5},
                      SetDisplayCount{Color::red, Side::arab, DisplayCount::treasury, 0},
                      SetPlayerCount{Color::red, PlayerCount::pool, 0}},
                     "");
    enters(Move{Side::arab, support::city("jerusalem")});
    enters(Roll{Hits{0, 0}});
    const std::string asked = present::head(desk).question;
    BOOST_REQUIRE(asked.ends_with(" Which goes to the city?"));
    BOOST_TEST(asked == desk.page().heading);
    desk.confirm();
    BOOST_TEST(desk.page().heading == "Which box gives the cube for the Casualty Pool?");
    BOOST_TEST(present::head(desk).question + " Which goes to the city?" == asked);
    desk.back();
    BOOST_TEST(present::head(desk).question == asked);
}

BOOST_AUTO_TEST_CASE(what_is_asked_in_one_sentence_stays) {
    const std::string asked = present::head(desk).question;
    desk.type('A');
    BOOST_TEST(present::head(desk).question == asked);
}

BOOST_AUTO_TEST_SUITE_END()
