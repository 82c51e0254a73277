// SPDX-License-Identifier: MIT
// What phones and televisions see of Ekö.
#include "eko/words/table/watched.h"

#include "eko/rules/board.h"
#include "eko/support/sample_session.h"
#include "eko/words/looking_back.h"
#include "eko/words/places.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace eko;

BOOST_AUTO_TEST_SUITE(watched_eko)

BOOST_AUTO_TEST_CASE(once_it_is_over_it_says_who_won_and_by_what) {
    const EkoReport report{eko_support::short_game()};
    const auto watched = words::watched(report.open);
    BOOST_TEST(watched.question == "Only one player has discs on the board, which ends the game. Boris wins.");
    BOOST_TEST_REQUIRE(watched.decided.size() == 3U);
    BOOST_TEST(watched.decided.front() == "Boris is 4 points ahead of Anna.");
}

BOOST_AUTO_TEST_CASE(until_then_nothing_is_decided) {
    auto lines = eko_support::short_game();
    lines.pop_back();
    const EkoReport report{lines};
    BOOST_TEST(words::watched(report.open).decided.empty());
}

// Where a row's field lies on the picture that phones have.
BOOST_AUTO_TEST_CASE(every_field_has_its_place_on_the_picture) {
    const EkoReport report{eko_support::short_game()};
    const Board& board = report.reported.table().board;
    const auto places = words::watched_places(board);
    const auto picture = words::watched(report.open).board.ground;
    BOOST_TEST_REQUIRE(places.size() == board.fields.size());
    for (const auto& place : places) {
        BOOST_TEST(words::field_at(board, place.key).has_value(), place.key);
        BOOST_TEST((place.middle.x > place.radius * 0.8 && place.middle.x < picture.width - place.radius * 0.8));
        BOOST_TEST((place.middle.y > place.radius * 0.8 && place.middle.y < picture.height - place.radius * 0.8));
    }
    const auto at = [&](const char* key) {
        return std::find_if(places.begin(), places.end(), [&](const auto& one) { return one.key == key; })->middle;
    };
    BOOST_TEST(at("field:1,0").x > at("field:0,0").x);
    BOOST_TEST(at("field:1,0").y == at("field:0,0").y);
}

BOOST_AUTO_TEST_SUITE_END()
