// SPDX-License-Identifier: MIT
#include "eko/rules/points.h"
#include "eko/support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace eko;
using namespace eko_support;

}  // namespace

BOOST_AUTO_TEST_SUITE(building)

BOOST_AUTO_TEST_CASE(eko_20_one_stack_next_to_a_building_field_pays) {
    Scene scene{"c2@1,0 c2@2,0 v1@5,0 cC@2,-1"};
    scene.refuses(build("3,0", "2,1", "camp"), "EKO-20", "no stack on 3,0");
    scene.refuses(build("5,0", "3,1", "camp"), "EKO-20", "no stack on 5,0");
    scene.refuses(build("1,0", "3,1", "camp"), "EKO-20", "3,1 is not next to");
    scene.refuses(build("1,0", "0,0", "camp"), "EKO-20", "0,0 is not a building field");
    Scene{"c2@3,0 v1@5,0"}.refuses(build("3,0", "3,-1", "camp"), "EKO-20", "3,-1 is not a building field");
    scene.takes(build("1,0", "2,-1", "tower"));
    BOOST_TEST(scene.at("2,-1") == "cT");
    BOOST_TEST(scene.at("1,0") == "");
    BOOST_TEST(scene.at("2,0") == "c2");
}

BOOST_AUTO_TEST_CASE(eko_20_two_stacks_do_not_pay_together) {
    const Scene scene{"c1@1,0 c1@2,0 v1@5,0 cC@2,-1"};
    scene.refuses(build("1,0", "2,-1", "tower"), "EKO-20", "Discs needed from one stack: 2;");
}

BOOST_AUTO_TEST_CASE(eko_21_a_field_has_a_largest_building) {
    const Scene scene{"c4@1,0 c4@4,0 v1@5,0 cC@0,1 cT@1,1 cT@3,1 cT@2,-1"};
    scene.refuses(build("1,0", "0,1", "tower"), "EKO-21", "cannot stand on 0,1");
    scene.refuses(build("1,0", "1,1", "castle"), "EKO-21", "cannot stand on 1,1");
    scene.refuses(build("4,0", "3,1", "castle"), "EKO-21", "cannot stand on 3,1");
    BOOST_TEST(scene.allows(build("1,0", "2,-1", "castle")));
    for (const char temple : std::string{"wld"}) {
        Layout layout = rows({{{0, 0}, std::string{"..."} + temple}});
        const Scene reg{"c4@2,0 v1@0,0", layout};
        BOOST_TEST(reg.allows(build("2,0", "3,0", "camp")));
        reg.refuses(build("2,0", "3,0", "tower"), "EKO-21", "cannot stand on 3,0");
    }
}

BOOST_AUTO_TEST_CASE(eko_22_a_free_field_takes_a_camp) {
    const Scene scene{"c4@1,0 v1@5,0"};
    scene.refuses(build("1,0", "1,1", "tower"), "EKO-22", "only a camp");
    scene.refuses(build("1,0", "2,-1", "castle"), "EKO-22", "only a camp");
    BOOST_TEST(scene.allows(build("1,0", "2,-1", "camp")));
}

BOOST_AUTO_TEST_CASE(eko_23_an_own_building_grows_by_one_size) {
    const Scene scene{"c4@1,0 v1@5,0 cC@1,1 cC@2,-1 cT@1,-1"};
    scene.refuses(build("1,0", "1,1", "camp"), "EKO-23", "exactly one size larger");
    scene.refuses(build("1,0", "2,-1", "castle"), "EKO-23", "exactly one size larger");
    scene.refuses(build("1,0", "1,-1", "camp"), "EKO-23", "exactly one size larger");
    BOOST_TEST(scene.allows(build("1,0", "1,-1", "castle")));
}

BOOST_AUTO_TEST_CASE(eko_24_anothers_is_replaced_by_the_same_or_one_more) {
    Scene scene{"c4@1,0 c1@3,0 v1@5,0 vT@1,1 vC@2,-1 vT@1,-1"};
    scene.refuses(build("1,0", "1,1", "camp"), "EKO-24", "same size or one size larger");
    scene.refuses(build("1,0", "2,-1", "castle"), "EKO-24", "same size or one size larger");
    BOOST_TEST(scene.allows(build("1,0", "2,-1", "camp")));
    BOOST_TEST(scene.allows(build("1,0", "2,-1", "tower")));
    BOOST_TEST(scene.allows(build("1,0", "1,-1", "castle")));
    const int reserve = scene.player(Color::cyan).reserve;
    scene.takes(build("1,0", "1,1", "tower"));
    BOOST_TEST(scene.player(Color::cyan).reserve == reserve + 3);  // one more than the price
    BOOST_TEST(scene.at("1,0") == "c1");
}

BOOST_AUTO_TEST_CASE(eko_25_what_is_replaced_goes_back_to_its_owner) {
    Scene scene{"c4@1,0 c1@3,0 v1@5,0 vT@1,1 cC@2,-1"};
    const Board& board = scene.table().board;
    BOOST_TEST(in_supply(board, scene.now, Color::violet, Size::tower) == 2);
    scene.takes(build("1,0", "1,1", "tower"));
    BOOST_TEST(in_supply(board, scene.now, Color::violet, Size::tower) == 3);
    BOOST_TEST(in_supply(board, scene.now, Color::cyan, Size::tower) == 2);
    BOOST_TEST(scene.told<BuildingReturned>());
}

BOOST_AUTO_TEST_CASE(eko_26_what_is_not_in_the_supply_cannot_be_built) {
    Layout layout = board_t_with("..mmmmm");
    const Scene scene{"c4@1,0 c4@7,0 v1@5,0 cC@8,0 cC@9,0 cC@10,0 cC@11,0 cC@12,0 cT@2,-1", layout};
    scene.refuses(build("1,0", "1,1", "camp"), "EKO-26", "left in the player's supply");
    BOOST_TEST(scene.allows(build("7,0", "8,0", "tower")));
    const Scene castle{"c4@1,0 v1@5,0 cK@8,0 cT@2,-1", layout};
    castle.refuses(build("1,0", "2,-1", "castle"), "EKO-26", "left in the player's supply");
}

BOOST_AUTO_TEST_CASE(eko_27_the_emperor_may_pay_and_need_not_go_first) {
    const Scene scene{"c2*@1,0 v1@5,0"};
    Scene kept = scene;
    kept.takes(build("1,0", "1,1", "camp", false));
    BOOST_TEST(kept.at("1,0") == "c1*");
    Scene paid = scene;
    paid.takes(build("1,0", "1,1", "camp", true));
    BOOST_TEST(paid.at("1,0") == "c1");
    BOOST_TEST(emperor_in_reserve(paid.player(Color::cyan)));
    const Scene alone{"c1*@1,0 v1@5,0"};
    alone.refuses(build("1,0", "1,1", "camp", false), "EKO-27", "takes the whole stack");
    BOOST_TEST(alone.allows(build("1,0", "1,1", "camp", true)));
    Scene{"c2@1,0 v1@5,0"}.refuses(build("1,0", "1,1", "camp", true), "EKO-27", "not in the stack");
}

BOOST_AUTO_TEST_CASE(eko_28_any_building_on_a_capital_counts) {
    const Scene empty{""};
    const Board& board = empty.table().board;
    for (const auto* building : {"cC@3,1", "cT@3,1"}) BOOST_TEST(has_capital(board, Scene{building}.now, Color::cyan));
    BOOST_TEST(!has_capital(board, Scene{"vC@3,1 cC@1,1"}.now, Color::cyan));
}

BOOST_AUTO_TEST_SUITE_END()
