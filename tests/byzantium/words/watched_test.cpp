// SPDX-License-Identifier: MIT
// What phones and televisions see of Byzantium.
#include "byzantium/words/table/watched.h"

#include "byzantium/words/sample_session.h"
#include "byzantium/words/table/names.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>

using namespace byzantium;

BOOST_AUTO_TEST_SUITE(watched_byzantium)

BOOST_AUTO_TEST_CASE(once_it_is_over_it_says_who_won_and_what_decided_it) {
    SampleReport report{sample_session()};
    const words::OpenTable open{report.session};
    const auto watched = words::watched(open);
    BOOST_TEST(watched.question.find("wins") != std::string::npos, watched.question);
    BOOST_TEST(!watched.decided.empty());
    SampleReport before{sample_session(100)};
    const words::OpenTable earlier{before.session};
    BOOST_TEST(words::watched(earlier).decided.empty());
}

BOOST_AUTO_TEST_CASE(every_city_has_its_place_on_the_picture) {
    SampleReport report{sample_session(20)};
    const words::OpenTable open{report.session};
    const Board& board = report.session.table().board;
    const auto places = words::watched_places(open);
    const auto picture = words::watched(open).board.ground;
    BOOST_TEST(places.size() == board.cities.size());
    for (const auto& place : places) {
        BOOST_TEST((place.middle.x > place.radius && place.middle.x < picture.width - place.radius), place.key);
        BOOST_TEST((place.middle.y > place.radius && place.middle.y < picture.height - place.radius), place.key);
    }
    const auto at = [&](const char* key) {
        const std::string place = words::place_of(board, board.find(key).value());
        return std::find_if(places.begin(), places.end(), [&](const auto& one) { return one.key == place; })->middle;
    };
    BOOST_TEST(at("ankara").x > at("constantinople").x);
}

BOOST_AUTO_TEST_SUITE_END()
