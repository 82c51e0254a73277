// SPDX-License-Identifier: MIT
#include "eko/support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace eko;
using namespace eko_support;

std::string correct(std::string_view set) { return R"({"do":"correct","set":{)" + std::string{set} + "}}"; }

}  // namespace

BOOST_AUTO_TEST_SUITE(corrections)

BOOST_AUTO_TEST_CASE(the_table_sets_what_lies_there) {
    Scene scene{"c1*@0,0 v1@5,0"};
    scene.takes(correct(R"("turn":7,"marched":true,"sand_used":true,"moon_used":2,"players.cyan.reserve":3,)"
                        R"("players.cyan.destroyed":1,"stacks.1,0":{"owner":"blue","count":4,"emperor":false},)"
                        R"("buildings.1,1":{"owner":"white","size":"tower"},"stacks.5,0":null)"));
    BOOST_TEST(scene.now.turn == 7);
    BOOST_TEST(scene.now.marched);
    BOOST_TEST(scene.now.sand_used);
    BOOST_TEST(scene.now.moon_used == 2);
    BOOST_TEST(scene.player(Color::cyan).reserve == 3);
    BOOST_TEST(scene.player(Color::cyan).destroyed == 1);
    BOOST_TEST(scene.at("1,0") == "b4");
    BOOST_TEST(scene.at("1,1") == "wT");
    BOOST_TEST(scene.at("5,0") == "");
    BOOST_TEST(scene.awaits() == "action cyan");  // and nothing follows by itself
    BOOST_TEST(scene.told<Corrected>());
}

BOOST_AUTO_TEST_CASE(what_cannot_be_is_refused_as_a_whole) {
    const Scene scene{"c1*@0,0 v1@5,0"};
    for (const auto* set : {R"("turn":1000)", R"("turn":-1)", R"("moon_used":1000)", R"("players.cyan.reserve":17)",
                            R"("players.cyan.destroyed":-1)"})
        scene.refuses(correct(set), "FORMAT", "out of range");
    scene.refuses(correct(R"("turn":3,"stacks.1,1":null)"), "FORMAT", "movement or storm field");
    for (const auto* count : {"0", "5"})
        scene.refuses(correct(R"("stacks.1,0":{"owner":"cyan","emperor":false,"count":)" + std::string{count} + "}"),
                      "FORMAT", "1 to 4 discs");
    for (const auto* building :
         {R"("0,1":{"owner":"cyan","size":"tower"})", R"("3,-1":{"owner":"cyan","size":"camp"})"})
        scene.refuses(correct(R"("buildings.)" + std::string{building}.substr(1)), "FORMAT", "No such building");
    scene.refuses(correct(R"("players.cyan.emperor":"captive:cyan")"), "FORMAT", "own emperor");
}

BOOST_AUTO_TEST_CASE(an_emperor_is_where_he_is_said_to_be) {
    Scene scene{"c2*@0,0 c1@1,0 v1@5,0"};
    scene.refuses(correct(R"("players.cyan.emperor":"reserve")"), "FORMAT", "no longer agree");
    scene.refuses(correct(R"("stacks.0,0":null)"), "FORMAT", "no longer agree");
    scene.refuses(correct(R"("stacks.1,0":{"owner":"cyan","count":1,"emperor":true})"), "FORMAT", "no longer agree");
    scene.refuses(correct(R"("players.violet.reserve":0)"), "FORMAT", "empty reserve");
    scene.takes(
        correct(R"("players.cyan.emperor":"captive:violet","stacks.0,0":{"owner":"cyan","count":2,"emperor":false})"));
    BOOST_TEST((holder_of(scene.player(Color::cyan)) == Color::violet));
}

BOOST_AUTO_TEST_CASE(no_more_buildings_than_there_are) {
    const Scene scene{"c1*@0,0 v1@5,0 cK@2,1"};
    scene.refuses(correct(R"("buildings.2,-1":{"owner":"cyan","size":"castle"})"), "FORMAT", "more buildings");
    BOOST_TEST(scene.allows(correct(R"("buildings.2,-1":{"owner":"cyan","size":"castle"},"buildings.2,1":null)")));
}

BOOST_AUTO_TEST_CASE(the_next_entry_judges_what_was_corrected) {
    Scene scene{"c1*@0,0 v1@5,0"};
    scene.takes(correct(R"("stacks.5,0":null)"));
    BOOST_TEST(scene.awaits() == "action cyan");
    scene.takes(move("0,0", "1,0"));
    BOOST_TEST(scene.result() == "last: cyan");
}

BOOST_AUTO_TEST_CASE(what_a_stack_has_paid_goes_with_it_off_the_table) {
    Scene scene{"c3@5,0 v1@4,1", board_t_with("ss.")};
    scene.takes(storm_move("5,0", "6,0", "6,0"));
    scene.takes(correct(R"("stacks.6,0":{"owner":"cyan","count":4,"emperor":false})"));
    BOOST_TEST(scene.now.stormed.size() == 1U);
    scene.takes(correct(R"("stacks.6,0":{"owner":"violet","count":4,"emperor":false})"));
    BOOST_TEST(scene.now.stormed.empty());
}

BOOST_AUTO_TEST_CASE(an_await_gives_the_turn_whatever_was_under_way) {
    Scene scene{"c2@3,0 v1@4,0"};
    scene.takes(move("3,0", "4,0"));
    BOOST_TEST(scene.awaits() == "over");
    scene.takes(R"({"do":"await","player":"blue"})");
    BOOST_TEST(scene.awaits() == "action blue");
    BOOST_TEST(scene.now.turn == 1);
    BOOST_TEST(scene.legal().size() == 1U);  // he has no discs, so he can only pass
    scene.now.turn = 0;
    scene.now.awaits = AwaitSwap{Color::cyan};
    scene.takes(R"({"do":"await","player":"cyan"})");
    BOOST_TEST(scene.now.turn == 1);
    BOOST_TEST(scene.awaits() == "action cyan");
}

BOOST_AUTO_TEST_CASE(the_way_out_of_an_exchange_that_was_corrected_away) {
    Scene scene{"c2@3,0 b1*@4,0 c1@0,0 v1@4,1 b1@4,-1 w1@5,-1"};
    scene.captive(Color::violet, Color::blue);
    scene.captive(Color::white, Color::blue);
    scene.takes(move("3,0", "4,0"));
    scene.takes(correct(R"("players.violet.emperor":"reserve","players.white.emperor":"reserve")"));
    BOOST_TEST(scene.awaits() == "exchange blue");
    BOOST_TEST(scene.legal().empty());
    scene.takes(R"({"do":"await","player":"cyan"})");
    BOOST_TEST(scene.awaits() == "action cyan");
}

BOOST_AUTO_TEST_SUITE_END()
