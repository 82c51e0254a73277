// SPDX-License-Identifier: MIT
#include "protocol/replay.h"

#include "byzantium/rules/rules.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/position.h"
#include "byzantium/text/refusal.h"
#include "byzantium/text/table.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using Json = nlohmann::json;

BOOST_AUTO_TEST_SUITE(a_line_of_the_replay)

BOOST_AUTO_TEST_CASE(refused_for_its_format) {
    const auto malformed =
        byzantium::text::read_entry(table().board, byzantium::text::Seats{header()}, R"({"do":"a\"b"})").error();
    BOOST_TEST(protocol::write_refused(2, malformed) ==
               R"({"n":2,"ok":false,"refusal":{"rule":"FORMAT","message":)"
               R"("\"do\" must be an entry the protocol knows, not \"a\"b\"."}})");
}

BOOST_AUTO_TEST_CASE(refused_by_a_rule) {
    const auto refusal = byzantium::check(table(), beginning(), byzantium::Decision{byzantium::Stop{}});
    BOOST_REQUIRE(refusal.has_value());
    const Json line = Json::parse(protocol::write_refused(3, byzantium::text::refused(table().board, *refusal)));
    BOOST_TEST(line["refusal"]["rule"].get<std::string>() == to_text(byzantium::rule(*refusal)));
    BOOST_TEST(line["refusal"]["message"].get<std::string>() == byzantium::message(table().board, *refusal));
}

BOOST_AUTO_TEST_CASE(is_json_whatever_the_refused_line_held) {
    for (const std::string text : {"\xFF\xFE", "{\"do\":\"\xC3\xA9\"}", "{\"do\":\"\\u0000\\n\"}", "\x01"}) {
        const auto malformed =
            byzantium::text::read_entry(table().board, byzantium::text::Seats{header()}, text).error();
        BOOST_TEST(Json::accept(protocol::write_refused(1, malformed)), text);
    }
}

BOOST_AUTO_TEST_CASE(shows_what_is_really_there) {
    const auto line = Json::parse(protocol::write_accepted(
        0, {.position = byzantium::text::write_position(table(), beginning()),
            .legal = byzantium::text::write_legal(table().board, byzantium::legal(table(), beginning()))}));
    BOOST_TEST(line["position"]["cities"]["athens"]["tokens"].get<int>() == 2);
    BOOST_TEST(line["legal"].size() == byzantium::legal(table(), beginning()).size());
}

BOOST_AUTO_TEST_SUITE_END()
