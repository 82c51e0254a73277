// SPDX-License-Identifier: MIT
#include "eko/support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace eko;
using namespace eko_support;

}  // namespace

BOOST_AUTO_TEST_SUITE(moving)

BOOST_AUTO_TEST_CASE(eko_13_a_whole_stack_of_ones_own_goes) {
    Scene scene{"c3*@3,0 v1@0,0"};
    scene.refuses(move("0,0", "1,0"), "EKO-13", "no stack on 0,0");
    scene.refuses(move("1,0", "2,0"), "EKO-13", "no stack on 1,0");
    scene.refuses(move("1,1", "2,0"), "EKO-13", "no stack on 1,1");
    scene.takes(move("3,0", "4,1"));
    BOOST_TEST(scene.at("4,1") == "c3*");
    BOOST_TEST(scene.at("3,0") == "");
    BOOST_TEST(scene.told<StackMoved>());
}

BOOST_AUTO_TEST_CASE(eko_14_stacks_and_other_fields_are_in_the_way) {
    Scene scene{"c1@0,0 c1@2,0 v1@5,0"};
    scene.refuses(move("0,0", "3,0"), "EKO-14", "no way to 3,0");
    scene.refuses(move("0,0", "1,1"), "EKO-14", "no way to 1,1");
    scene.refuses(move("2,0", "3,-1"), "EKO-14", "no way to 3,-1");
    BOOST_TEST(scene.allows(move("0,0", "1,0")));
    BOOST_TEST((Scene{"c1@0,0 v1@5,0"}.allows(move("0,0", "4,-1"))));
    Scene{"c1@0,0 v1@2,0 v2@3,0"}.refuses(move("0,0", "3,0"), "EKO-14", "no way to 3,0");
}

BOOST_AUTO_TEST_CASE(eko_15_it_ends_elsewhere_than_it_began) {
    Scene scene{"c1@0,0 v1@5,0"};
    scene.refuses(move("0,0", "0,0"), "EKO-15", "where it began");
    BOOST_TEST(scene.allows(move("0,0", "1,0")));
}

BOOST_AUTO_TEST_CASE(eko_16_two_stacks_become_one_of_at_most_four) {
    Scene scene{"c2*@0,0 c2@1,0 c3@2,0 v1@5,0"};
    scene.refuses(move("1,0", "2,0"), "EKO-16", "the most is 4");
    scene.takes(move("0,0", "1,0"));
    BOOST_TEST(scene.at("1,0") == "c4*");
}

BOOST_AUTO_TEST_CASE(eko_17_only_fewer_discs_are_attacked) {
    Scene scene{"c2@2,0 v1@3,0 v2@1,0"};
    scene.refuses(move("2,0", "1,0"), "EKO-17", "1,0 holds 2");
    const int reserve = scene.player(Color::violet).reserve;
    scene.takes(move("2,0", "3,0"));
    BOOST_TEST(scene.at("3,0") == "c2");
    BOOST_TEST(scene.player(Color::violet).reserve == reserve + 1);
}

BOOST_AUTO_TEST_CASE(eko_18_with_its_emperor_as_many) {
    const Scene scene{"c2*@2,0 v2@1,0 v3@3,0"};
    BOOST_TEST(scene.allows(move("2,0", "1,0")));
    scene.refuses(move("2,0", "3,0"), "EKO-18", "3,0 holds 3");
    BOOST_TEST((Scene{"c1*@2,0 v1*@1,0"}.allows(move("2,0", "1,0"))));
    BOOST_TEST((Scene{"c4*@2,0 v4@1,0"}.allows(move("2,0", "1,0"))));
}

BOOST_AUTO_TEST_CASE(eko_19_one_disc_against_four_and_all_are_gone) {
    Scene scene{"c1@2,0 v4@1,0 v1@5,0 c1@4,0"};
    const int own = scene.player(Color::cyan).reserve;
    const int others = scene.player(Color::violet).reserve;
    scene.takes(move("2,0", "1,0"));
    BOOST_TEST(scene.at("1,0") == "");
    BOOST_TEST(scene.at("2,0") == "");
    BOOST_TEST(scene.player(Color::cyan).reserve == own + 1);
    BOOST_TEST(scene.player(Color::violet).reserve == others + 4);
    Scene{"c2@2,0 v4@1,0"}.refuses(move("2,0", "1,0"), "EKO-17", "1,0 holds 4");
}

BOOST_AUTO_TEST_CASE(eko_19_a_lone_emperor_goes_to_his_reserve) {
    Scene scene{"c1*@2,0 v4@1,0 v1@5,0 c1@4,0"};
    scene.takes(move("2,0", "1,0"));
    BOOST_TEST(emperor_in_reserve(scene.player(Color::cyan)));
    BOOST_TEST(scene.at("1,0") == "");
}

BOOST_AUTO_TEST_CASE(eko_61_nothing_stops_on_a_portal) {
    Layout layout = board_t_with("p");
    layout.portals = {{{6, 0}, {5, 0}}};
    const Scene scene{"c1@0,0 v1@4,1", layout};
    scene.refuses(move("0,0", "6,0"), "EKO-61", "cannot stop on a portal");
    BOOST_TEST(scene.allows(move("0,0", "5,0")));
}

BOOST_AUTO_TEST_CASE(eko_62_each_exit_is_next_to_each_other) {
    Layout layout = rows({{{0, 0}, "..px.px.p"}});
    layout.portals = {{{2, 0}, {1, 0}}, {{5, 0}, {4, 0}}, {{8, 0}, {7, 0}}};
    const Scene scene{"c1@0,0", layout};
    for (const auto* end : {"1,0", "4,0", "7,0"}) BOOST_TEST(scene.allows(move("0,0", end)));
    layout.portals.pop_back();
    (Scene{"c1@0,0", layout}).refuses(move("0,0", "7,0"), "EKO-14", "no way to 7,0");
}

BOOST_AUTO_TEST_CASE(eko_62_exits_are_neighbours_for_moving_alone) {
    Layout layout = rows({{{0, 0}, "..pxrp."}});
    layout.portals = {{{2, 0}, {1, 0}}, {{5, 0}, {6, 0}}};
    const Scene scene{"c1@1,0 v1@6,0", layout};
    scene.refuses(build("1,0", "4,0", "camp"), "EKO-20", "not next to");
    Layout dead = rows({{{0, 0}, "..pxrp."}});
    dead.portals = {{{2, 0}, {1, 0}}, {{5, 0}, {4, 0}}};  // to a reg: joins nothing
    Scene{"c1@1,0", dead}.refuses(move("1,0", "6,0"), "EKO-14", "no way to 6,0");
}

BOOST_AUTO_TEST_CASE(eko_63_an_exit_that_is_taken_is_attacked_or_stacked_on) {
    Layout layout = rows({{{0, 0}, "..px.."}, {{3, 1}, "p"}});
    layout.portals = {{{2, 0}, {1, 0}}, {{3, 1}, {4, 0}}};
    const Scene attack{"c2@0,0 v1@4,0", layout};
    BOOST_TEST(attack.allows(move("0,0", "4,0")));
    attack.refuses(move("0,0", "5,0"), "EKO-14", "no way to 5,0");
    Scene{"c2@0,0 v2@4,0", layout}.refuses(move("0,0", "4,0"), "EKO-17", "4,0 holds 2");
    const Scene own{"c2@0,0 c2@4,0 v1@5,0", layout};
    BOOST_TEST(own.allows(move("0,0", "4,0")));
    Scene{"c2@0,0 c3@4,0 v1@5,0", layout}.refuses(move("0,0", "4,0"), "EKO-16", "would have 5");
}

BOOST_AUTO_TEST_SUITE_END()
