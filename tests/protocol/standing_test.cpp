// SPDX-License-Identifier: MIT
#include "protocol/standing.h"

#include <boost/test/unit_test.hpp>

BOOST_AUTO_TEST_SUITE(standing_mark)

BOOST_AUTO_TEST_CASE(is_written_behind_what_the_game_wrote) {
    BOOST_TEST(protocol::with_standing_mark(R"({"do":"allow"})") == R"({"do":"allow","standing":true})");
    BOOST_TEST(protocol::has_standing_mark(protocol::with_standing_mark(R"({"do":"lose","set":{"a":1}})")));
}

BOOST_AUTO_TEST_CASE(is_read_wherever_it_stands_and_nowhere_else) {
    BOOST_TEST(protocol::has_standing_mark(R"({ "standing" : true, "do":"allow"})"));
    for (const char* other : {R"({"do":"allow"})", R"({"do":"allow","standing":false})",
                              R"({"do":"allow","standing":"true"})", R"({"do":"correct","note":"\"standing\":true"})",
                              R"({"do":"correct","set":{"standing":true}})", R"({"standing":true)", ""})
        BOOST_TEST(!protocol::has_standing_mark(other), other);
}

BOOST_AUTO_TEST_SUITE_END()
