// SPDX-License-Identifier: MIT
#include "protocol/replay.h"

#include "byzantium/rules/rules.h"
#include "protocol/entry.h"
#include "protocol/position.h"
#include "protocol/table.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using Json = nlohmann::json;

BOOST_AUTO_TEST_SUITE(a_line_of_the_replay)

BOOST_AUTO_TEST_CASE(accepted) {
    BOOST_TEST(protocol::write_accepted(0) == R"({"n":0,"ok":true})");
    BOOST_TEST(protocol::write_accepted(123456, {.position = R"({"turn":1})", .legal = "[]"}) ==
               R"({"n":123456,"ok":true,"position":{"turn":1},"legal":[]})");
    BOOST_TEST(protocol::write_accepted(1, {.position = {}, .legal = R"([{"do":"stop"}])"}) ==
               R"({"n":1,"ok":true,"legal":[{"do":"stop"}]})");
}

BOOST_AUTO_TEST_CASE(refused) {
    BOOST_TEST(protocol::write_refused(7, byzantium::byz(30), "Nobody attacks himself.") ==
               R"({"n":7,"ok":false,"refusal":{"rule":"BYZ-30","message":"Nobody attacks himself."}})");
    BOOST_TEST(protocol::write_refused(7, byzantium::RuleId::awaits, "No.", {.position = "{}", .legal = "[]"}) ==
               R"({"n":7,"ok":false,"refusal":{"rule":"AWAITS","message":"No."},"position":{},"legal":[]})");
}

BOOST_AUTO_TEST_CASE(refused_for_its_format) {
    const auto malformed = protocol::read_entry(table().board, protocol::Seats{header()}, R"({"do":"a\"b"})").error();
    BOOST_TEST(protocol::write_refused(2, malformed) ==
               R"({"n":2,"ok":false,"refusal":{"rule":"FORMAT","message":)"
               R"("\"do\" must be an entry the protocol knows, not \"a\"b\"."}})");
}

BOOST_AUTO_TEST_CASE(refused_by_a_rule) {
    const auto refusal = byzantium::check(table(), beginning(), byzantium::Decision{byzantium::Stop{}});
    BOOST_REQUIRE(refusal.has_value());
    const Json line = Json::parse(protocol::write_refused(3, table().board, *refusal));
    BOOST_TEST(line["refusal"]["rule"].get<std::string>() == text(byzantium::rule(*refusal)));
    BOOST_TEST(line["refusal"]["message"].get<std::string>() == byzantium::message(table().board, *refusal));
}

BOOST_AUTO_TEST_CASE(is_json_whatever_the_refused_line_held) {
    for (const std::string text : {"\xFF\xFE", "{\"do\":\"\xC3\xA9\"}", "{\"do\":\"\\u0000\\n\"}", "\x01"}) {
        const auto malformed = protocol::read_entry(table().board, protocol::Seats{header()}, text).error();
        BOOST_TEST(Json::accept(protocol::write_refused(1, malformed)), text);
    }
}

BOOST_AUTO_TEST_CASE(shows_what_is_really_there) {
    const auto line = Json::parse(protocol::write_accepted(
        0, {.position = protocol::write_position(table(), beginning()),
            .legal = protocol::write_legal(table().board, byzantium::legal(table(), beginning()))}));
    BOOST_TEST(line["position"]["cities"]["athens"]["tokens"].get<int>() == 2);
    BOOST_TEST(line["legal"].size() == byzantium::legal(table(), beginning()).size());
}

BOOST_AUTO_TEST_SUITE_END()
