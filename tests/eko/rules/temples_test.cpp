// SPDX-License-Identifier: MIT
#include "eko/support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace eko;
using namespace eko_support;

Scene with_moon(std::string_view pieces, Rulings rulings = {}) {
    Scene scene{pieces, board_t_with("sl"), rulings};
    scene.now.awaits = AwaitReinforce{Color::cyan, Placed::no};
    return scene;
}

Scene with_sand(std::string_view pieces) { return Scene{pieces, board_t_with(".d")}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(temples)

BOOST_AUTO_TEST_CASE(eko_74_two_plain_discs_place_one_anywhere) {
    Scene scene = with_moon("c1*@0,0 v1@5,0 cC@7,0 vC@3,1");
    for (const auto* to : {"1,0", "6,0", "4,0", "0,0"}) BOOST_TEST(scene.allows(moon(to)));
    scene.takes(moon("6,0"));  // a storm field
    BOOST_TEST(scene.at("6,0") == "c1");
    BOOST_TEST(scene.player(Color::cyan).destroyed == 2);
    BOOST_TEST(scene.player(Color::cyan).reserve == 12);
    BOOST_TEST(scene.now.moon_used == 1);
    BOOST_TEST(scene.awaits() == "reinforce cyan");
    BOOST_TEST(scene.allows(stop));  // it fulfils EKO-41
    scene.takes(reinforce("0,0", 1));
    BOOST_TEST(scene.awaits() == "action violet");
}

BOOST_AUTO_TEST_CASE(eko_74_where_it_cannot_go) {
    const Scene scene = with_moon("c4*@0,0 v1@5,0 cC@7,0");
    for (const auto* to : {"0,0", "5,0", "3,1", "3,-1", "7,0"})
        scene.refuses(moon(to), "EKO-74", "onto an empty movement or storm field");
}

BOOST_AUTO_TEST_CASE(eko_74_who_may_use_it) {
    with_moon("c1*@0,0 v1@5,0 vC@7,0").refuses(moon("1,0"), "EKO-74", "no building on a Moon temple");
    Scene poor = with_moon("c1*@0,0 v1@5,0 cC@7,0");
    poor.reserve(Color::cyan, 2);
    poor.refuses(moon("1,0"), "EKO-74", "2 discs of the reserve");
    Scene emperor = with_moon("c1@0,0 v1@5,0 cC@7,0");
    emperor.reserve(Color::cyan, 3);
    emperor.refuses(moon("1,0", false), "EKO-74", "2 discs of the reserve");
    emperor.takes(moon("1,0", true));
    BOOST_TEST(emperor.at("1,0") == "c1*");
    with_moon("c1*@0,0 v1@5,0 cC@7,0").refuses(moon("1,0", true), "EKO-74", "must be there as well");
}

BOOST_AUTO_TEST_CASE(eko_74_how_often_is_for_the_table) {
    Scene once = with_moon("c1*@0,0 v1@5,0 cC@7,0");
    once.takes(moon("1,0"));
    once.refuses(moon("2,0"), "EKO-74", "once per turn");
    Scene any = with_moon("c1*@0,0 v1@5,0 cC@7,0", {.moon_uses = MoonUses::any});
    any.takes(moon("1,0"));
    any.takes(moon("2,0"));
    BOOST_TEST(any.now.moon_used == 2);
    any.takes(reinforce("0,0", 1));
    BOOST_TEST(any.awaits() == "reinforce cyan placed");
    any.takes(moon("3,0"));
    BOOST_TEST(any.awaits() == "reinforce cyan placed");
    any.takes(stop);
    BOOST_TEST(any.awaits() == "action violet");
}

BOOST_AUTO_TEST_CASE(eko_75_a_disc_of_another_goes_home) {
    Scene scene = with_sand("c1*@0,0 v2*@5,0 cC@7,0");
    scene.takes(sand("5,0"));
    BOOST_TEST(scene.at("5,0") == "v1*");
    BOOST_TEST(scene.player(Color::violet).reserve == 15);
    BOOST_TEST(scene.player(Color::cyan).destroyed == 2);
    BOOST_TEST(scene.now.sand_used);
    BOOST_TEST(scene.awaits() == "action cyan");
    scene.refuses(sand("5,0"), "EKO-75", "once per turn");
    scene.takes(move("0,0", "1,0"));
}

BOOST_AUTO_TEST_CASE(eko_75_never_an_emperor_nor_ones_own) {
    const Scene scene = with_sand("c2*@0,0 v1*@5,0 v2@4,0 cC@7,0");
    for (const auto* target : {"5,0", "0,0", "1,0", "7,0"}) scene.refuses(sand(target), "EKO-75", "no disc on");
    BOOST_TEST(scene.allows(sand("4,0")));
}

BOOST_AUTO_TEST_CASE(eko_75_who_may_use_it_and_when) {
    with_sand("c1*@0,0 v2@5,0 vC@7,0").refuses(sand("5,0"), "EKO-75", "no building on a Sand temple");
    Scene poor = with_sand("c1@0,0 v2@5,0 cC@7,0");
    poor.reserve(Color::cyan, 2);
    poor.refuses(sand("5,0"), "EKO-75", "has 1");
    Scene late = with_sand("c1*@0,0 v2@5,0 cC@7,0");
    late.now.awaits = AwaitAction{Color::cyan, Which::extra};
    late.refuses(sand("5,0"), "EKO-75", "before the action");
}

BOOST_AUTO_TEST_CASE(eko_75_it_can_end_the_game) {
    Scene scene = with_sand("c1*@0,0 v1@5,0 cC@7,0");
    scene.takes(sand("5,0"));
    BOOST_TEST(scene.result() == "last: cyan");
}

BOOST_AUTO_TEST_SUITE_END()
