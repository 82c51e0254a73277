// SPDX-License-Identifier: MIT
#include "byzantium/text/dice.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

BOOST_AUTO_TEST_SUITE(dice_as_json)

BOOST_AUTO_TEST_CASE(are_lists_by_hits) {
    BOOST_TEST(byzantium::text::write_dice(byzantium::odds::hit_chances({3})) ==
               R"({"dice":3,"threshold":4,"expected":1.5,"exactly":[0.125,0.375,0.375,0.125],)"
               R"("at_least":[1,0.875,0.5,0.125]})");
    BOOST_TEST(byzantium::text::write_dice(byzantium::odds::hit_chances({0, 6})) ==
               R"({"dice":0,"threshold":6,"expected":0,"exactly":[1],"at_least":[1]})");
}

BOOST_AUTO_TEST_CASE(read_as_the_same_numbers) {
    const auto chances = byzantium::odds::hit_chances({60, 6});
    const auto read = nlohmann::json::parse(byzantium::text::write_dice(chances));
    BOOST_REQUIRE(read.at("exactly").size() == 61U);
    for (std::size_t hits = 0; hits <= 60; ++hits) {
        BOOST_TEST(read.at("exactly").at(hits).get<double>() == chances.exactly[hits].p);
        BOOST_TEST(read.at("at_least").at(hits).get<double>() == chances.at_least[hits].p);
    }
}

BOOST_AUTO_TEST_SUITE_END()
