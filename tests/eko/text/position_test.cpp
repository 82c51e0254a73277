// SPDX-License-Identifier: MIT
#include "eko/text/position.h"

#include "eko/support/scene.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

namespace {

using namespace eko;
using namespace eko_support;
using PositionJson = nlohmann::json;

PositionJson json_of(const Scene& scene) { return PositionJson::parse(text::write_position(scene.table(), scene.now)); }

}  // namespace

BOOST_AUTO_TEST_SUITE(positions)

BOOST_AUTO_TEST_CASE(a_position_says_all_that_the_page_lists) {
    Scene scene{"c2*@0,0 vC@1,1 v1@5,0", board_t(), {}, 2};
    const PositionJson expected =
        PositionJson::parse(R"({"turn":1,"player":"cyan","marched":false,"sand_used":false,"moon_used":0,
        "stormed":{},
        "stacks":{"0,0":{"owner":"cyan","count":2,"emperor":true},"5,0":{"owner":"violet","count":1,"emperor":false}},
        "buildings":{"1,1":{"owner":"violet","size":"camp"}},
        "players":{
          "cyan":{"reserve":14,"destroyed":0,"emperor":"board","captives":[],
                  "supply":{"camp":5,"tower":3,"castle":1},"points":0,"capital":false},
          "violet":{"reserve":15,"destroyed":0,"emperor":"reserve","captives":[],
                  "supply":{"camp":4,"tower":3,"castle":1},"points":1,"capital":false}},
        "awaits":{"kind":"action","player":"cyan","extra":false}})");
    BOOST_TEST(json_of(scene).dump() == expected.dump());
}

BOOST_AUTO_TEST_CASE(captives_and_paid_zones) {
    Scene scene{"c3*@5,0 v1@4,1 w1@0,0", board_t_with("ss.s"), {}, 4};
    scene.captive(Color::blue, Color::cyan);
    scene.captive(Color::violet, Color::cyan);
    scene.takes(storm_move("5,0", "9,0", "6,0 9,0"));
    const PositionJson json = json_of(scene);
    BOOST_TEST(json["stormed"].dump() == R"({"9,0":["6,0","9,0"]})");
    BOOST_TEST(json["players"]["cyan"]["captives"].dump() == R"(["violet","blue"])");
    BOOST_TEST(json["players"]["blue"]["emperor"] == "captive:cyan");
    BOOST_TEST(json["players"]["cyan"]["points"] == 6);
    BOOST_TEST(json["awaits"].dump() == R"({"kind":"march","player":"cyan"})");
}

BOOST_AUTO_TEST_CASE(what_each_question_says) {
    BOOST_TEST(text::write_awaits(AwaitSwap{Color::blue}) == R"({"kind":"swap","player":"blue"})");
    BOOST_TEST(text::write_awaits(AwaitAction{Color::blue, Which::extra}) ==
               R"({"kind":"action","player":"blue","extra":true})");
    BOOST_TEST(text::write_awaits(AwaitExchange{Color::blue, Onward::after_action, Color::cyan}) ==
               R"({"kind":"exchange","player":"blue"})");
    BOOST_TEST(text::write_awaits(AwaitReinforce{Color::blue, Placed::yes}) ==
               R"({"kind":"reinforce","player":"blue","placed":true})");
    BOOST_TEST(text::write_awaits(Over{}) == R"({"kind":"over","player":null})");
}

BOOST_AUTO_TEST_CASE(a_game_that_is_over_has_its_result) {
    Scene scene{"c2@3,0 v1@4,0", board_t(), {}, 2};
    BOOST_TEST(!json_of(scene).contains("result"));
    scene.takes(move("3,0", "4,0"));
    BOOST_TEST(json_of(scene)["result"].dump() ==
               R"({"points":{"cyan":0,"violet":0},"reason":"last","winners":["cyan"]})");
    BOOST_TEST(json_of(scene)["awaits"].dump() == R"({"kind":"over","player":null})");
}

BOOST_AUTO_TEST_SUITE_END()
