// SPDX-License-Identifier: MIT
#include "protocol/replay.h"

#include <boost/test/unit_test.hpp>

BOOST_AUTO_TEST_SUITE(a_line_of_the_replay)

BOOST_AUTO_TEST_CASE(accepted) {
    BOOST_TEST(protocol::write_accepted(0) == R"({"n":0,"ok":true})");
    BOOST_TEST(protocol::write_accepted(123456, {.position = R"({"turn":1})", .legal = "[]"}) ==
               R"({"n":123456,"ok":true,"position":{"turn":1},"legal":[]})");
    BOOST_TEST(protocol::write_accepted(1, {.position = {}, .legal = R"([{"do":"stop"}])"}) ==
               R"({"n":1,"ok":true,"legal":[{"do":"stop"}]})");
}

BOOST_AUTO_TEST_CASE(refused) {
    BOOST_TEST(protocol::write_refused(7, {"BYZ-30", "Nobody attacks himself."}) ==
               R"({"n":7,"ok":false,"refusal":{"rule":"BYZ-30","message":"Nobody attacks himself."}})");
    BOOST_TEST(protocol::write_refused(7, {"AWAITS", "No."}, {.position = "{}", .legal = "[]"}) ==
               R"({"n":7,"ok":false,"refusal":{"rule":"AWAITS","message":"No."},"position":{},"legal":[]})");
}

BOOST_AUTO_TEST_SUITE_END()
