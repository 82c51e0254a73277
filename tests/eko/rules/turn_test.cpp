// SPDX-License-Identifier: MIT
#include "eko/support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace eko;
using namespace eko_support;

// One movement field a player, nothing between them, no building field.
Layout islands() { return rows({{{0, 0}, ".x.x."}}); }

}  // namespace

BOOST_AUTO_TEST_SUITE(turns)

BOOST_AUTO_TEST_CASE(eko_10_action_then_reinforcement_then_the_next_player) {
    Scene scene{"c1*@0,0 v1@5,0 v1@5,-1"};
    scene.takes(move("0,0", "1,0"));
    BOOST_TEST(scene.awaits() == "march cyan");
    scene.takes(go_on);
    BOOST_TEST(scene.awaits() == "reinforce cyan");
    scene.refuses(move("1,0", "2,0"), "AWAITS", "This entry does not answer the question that is open now.");
    scene.takes(reinforce("1,0", 1));
    BOOST_TEST(scene.awaits() == "action violet");
    BOOST_TEST(scene.now.turn == 2);
    BOOST_TEST(!scene.now.marched);
}

BOOST_AUTO_TEST_CASE(eko_11_one_action_and_pass_only_if_there_is_none) {
    const Scene scene{"c1*@0,0 v1@5,0"};
    scene.refuses(pass, "EKO-11", "passing is not allowed");
    Scene stuck{"c1*@0,0 v1*@2,0", islands()};
    BOOST_TEST(stuck.legal().size() == 1U);
    stuck.takes(pass);
    BOOST_TEST(stuck.told<PassedAction>());
    BOOST_TEST(stuck.awaits() == "reinforce cyan");  // no march (A2)
    stuck.takes(reinforce("0,0", 1));
    BOOST_TEST(stuck.awaits() == "action violet");
}

BOOST_AUTO_TEST_CASE(eko_12_who_has_no_disc_on_the_board_has_no_turn) {
    Scene scene{"c1*@0,0 b1@5,0 vC@1,1 vC@3,1"};
    scene.captive(Color::white, Color::violet);
    scene.takes(move("0,0", "1,0"));
    scene.takes(go_on);
    BOOST_TEST(scene.awaits() == "action blue");  // cyan cannot reinforce next to violet's camp
    BOOST_TEST(scene.now.turn == 2);
    BOOST_TEST(scene.points(Color::violet) == 5);
}

BOOST_AUTO_TEST_CASE(eko_12_the_moon_temple_can_bring_him_back) {
    for (const MoonReturn ruling : {MoonReturn::yes, MoonReturn::no}) {
        Scene scene{"c1*@0,0 b1@5,0 vC@6,0", board_t_with("l"), {.moon_return = ruling}};
        scene.reserve(Color::cyan, 0);
        scene.takes(move("0,0", "1,0"));
        BOOST_TEST(scene.awaits() == (ruling == MoonReturn::yes ? "reinforce violet" : "action blue"));
        if (ruling == MoonReturn::no) continue;
        BOOST_TEST(scene.now.turn == 2);
        BOOST_TEST(scene.allows(stop));
        scene.takes(moon("0,0", true));
        BOOST_TEST(scene.at("0,0") == "v1*");
    }
}

BOOST_AUTO_TEST_CASE(eko_12_nor_in_his_own_turn_where_the_table_says_no) {
    Scene scene{"c1@5,0 v1@0,0 v1@1,0 cC@6,0", board_t_with("l"), {.moon_return = MoonReturn::no}};
    scene.now.cells.clear(scene.field("5,0"));
    scene.now.awaits = AwaitReinforce{Color::cyan, Placed::no};
    scene.refuses(moon("5,0"), "EKO-12", "cannot come back");
    BOOST_TEST(scene.legal().size() == 1U);
}

BOOST_AUTO_TEST_CASE(eko_33_three_plain_discs_buy_one_more_action) {
    Scene scene{"c1*@0,0 v1@5,0"};
    scene.takes(move("0,0", "1,0"));
    scene.takes(march);
    BOOST_TEST(scene.awaits() == "action cyan extra");
    BOOST_TEST(scene.now.marched);
    BOOST_TEST(scene.told<ForcedMarch>());
    scene.takes(move("1,0", "2,0"));
    BOOST_TEST(scene.awaits() == "reinforce cyan");  // once a turn
}

BOOST_AUTO_TEST_CASE(eko_33_without_the_means_it_is_refused_after_a_correction) {
    const auto asked = [](auto arrange) {
        Scene scene{"c1*@0,0 v1@5,0"};
        scene.now.awaits = AwaitMarch{Color::cyan};
        arrange(scene);
        return scene;
    };
    asked([](Scene& s) { s.now.marched = true; }).refuses(march, "EKO-33", "one forced march per turn");
    asked([](Scene& s) { s.reserve(Color::cyan, 2); }).refuses(march, "EKO-33", "has 2");
    Scene stuck{"c1*@0,0 v1@2,0", islands()};
    stuck.now.awaits = AwaitMarch{Color::cyan};
    stuck.refuses(march, "EKO-33", "no move or build");
    BOOST_TEST(stuck.legal().size() == 1U);
}

BOOST_AUTO_TEST_CASE(eko_34_destroyed_discs_never_come_back) {
    Scene scene{"c1*@0,0 v1@5,0"};
    scene.takes(move("0,0", "1,0"));
    scene.takes(march);
    BOOST_TEST(scene.player(Color::cyan).destroyed == 3);
    BOOST_TEST(scene.player(Color::cyan).reserve == 12);
    BOOST_TEST(scene.told<DiscsDestroyed>());
    BOOST_TEST(audit(scene.table(), scene.now).empty());
}

BOOST_AUTO_TEST_SUITE_END()
