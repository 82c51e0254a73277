// SPDX-License-Identifier: MIT
#include "protocol/statistics.h"

#include <boost/test/unit_test.hpp>

BOOST_AUTO_TEST_SUITE(statistics)

BOOST_AUTO_TEST_CASE(are_lines_with_what_was_left_out) {
    BOOST_TEST(protocol::write_statistics({40, 12, 35, {"Friday"}}) ==
               R"({"finished":40,"sessions":12,"results":35,"left_out":["Friday"]})");
}

BOOST_AUTO_TEST_CASE(have_what_a_game_counts_behind_the_score) {
    const protocol::CountedMembers track{{"vp", 40.0}, {"by_source", protocol::CountedMembers{}}};
    protocol::GroupLine line{"player", "Anna", 12, 13, 5.5, 4, 1.75, 61.5, {{"cities", 7.0}, {"arab", track}}, {}, 0};
    BOOST_TEST(protocol::write_group(line) ==
               R"({"by":"player","name":"Anna","sessions":12,"results":13,"wins":5.5,"wins_expected":4,"place":1.75,)"
               R"("score":61.5,"cities":7,"arab":{"vp":40,"by_source":{}},"minutes":null,"sessions_timed":0})");
    line.counted.clear();
    line.minutes = 150;
    BOOST_TEST(protocol::write_group(line).ends_with(R"("score":61.5,"minutes":150,"sessions_timed":0})"));
}

BOOST_AUTO_TEST_SUITE_END()
