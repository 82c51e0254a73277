// SPDX-License-Identifier: MIT
// BYZ-11 and 12: increasing an army.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

namespace {

constexpr ArmyBox byzantine_elite_box{Side::byzantine, Box::elite};
constexpr ArmyBox arab_elite_box{Side::arab, Box::elite};
constexpr ArmyBox arab_main_box{Side::arab, Box::main};

}  // namespace

BOOST_AUTO_TEST_SUITE(increase)

BOOST_AUTO_TEST_CASE(byz_11_one_cube_may_be_enough) {
    Scene scene{red, blue};
    scene.takes(Increase{pool, arab_main_box});
    BOOST_TEST(scene.awaits<AwaitIncrease>().player == red);
    BOOST_TEST(scene.awaits<AwaitIncrease>().left == 2);
    scene.takes(Stop{});
    BOOST_TEST(scene.display(red, arab).main == 9);
    BOOST_TEST(scene.player(red).pool == 8);
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_11_the_third_cube_ends_the_action) {
    Scene scene{red, blue};
    scene.takes(Increase{pool, arab_main_box});
    scene.takes(Increase{pool, arab_main_box});
    BOOST_TEST(scene.awaits<AwaitIncrease>().left == 1);
    scene.takes(Increase{pool, arab_main_box});
    BOOST_TEST(scene.display(red, arab).main == 11);
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_11_no_cube_at_all_is_no_action) {
    Scene scene{red, blue};
    scene.refuses(Stop{}, RuleId::awaits, "This entry does not answer the question that is open now.");
}

BOOST_AUTO_TEST_CASE(byz_11_sources_sides_and_boxes_may_be_mixed) {
    Scene scene{red, blue};
    scene.takes(Increase{pool, {byzantine, Box::levy}});
    scene.takes(Increase{casualty, {arab, Box::move}});
    scene.takes(Increase{byzantine_move, {byzantine, Box::main}});
    BOOST_TEST(scene.display(red, byzantine).levy == 3);
    BOOST_TEST(scene.display(red, byzantine).main == 4);
    BOOST_TEST(scene.display(red, byzantine).move == 1);
    BOOST_TEST(scene.display(red, arab).move == 6);
    BOOST_TEST(scene.display(red, byzantine).treasury == 12);
    BOOST_TEST(scene.display(red, arab).treasury == 2);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_11_the_army_that_gets_the_cube_pays_not_the_one_that_gives_it) {
    Scene scene{red, blue};
    scene.takes(Increase{arab_move, {byzantine, Box::main}});
    BOOST_TEST(scene.display(red, byzantine).treasury == 12);
    BOOST_TEST(scene.display(red, arab).treasury == 5);
    scene.takes(Increase{byzantine_move, arab_main_box});
    BOOST_TEST(scene.display(red, byzantine).treasury == 12);
    BOOST_TEST(scene.display(red, arab).treasury == 2);
    scene.refuses(Increase{casualty, arab_main_box}, byz(7),
                  "With the cube from casualty the price in bezants is 3; that treasury (arab) holds 2.");
}

BOOST_AUTO_TEST_CASE(byz_11_never_back_into_the_box_it_came_from) {
    Scene scene{red, blue};
    for (const Side side : sides)
        for (const Box box : boxes) {
            scene.display(red, side)[box] = 2;
            scene.refuses(Increase{cube_of({side, box}), {side, box}}, byz(11),
                          "A cube cannot go back into the box it came from");
        }
    BOOST_TEST(scene.allows(Increase{byzantine_main, arab_main_box}));
}

BOOST_AUTO_TEST_CASE(byz_11_a_box_has_no_limit) {
    Scene scene{red, blue};
    scene.display(red, arab).main = 40;
    scene.takes(Increase{pool, arab_main_box});
    BOOST_TEST(scene.display(red, arab).main == 41);
}

BOOST_AUTO_TEST_CASE(byz_11_nothing_else_is_done_between_the_cubes) {
    Scene scene{red, blue};
    scene.takes(Increase{pool, arab_main_box});
    scene.refuses(Control{city("nicaea"), pool}, RuleId::awaits,
                  "This entry does not answer the question that is open now.");
    scene.refuses(Pass{casualty}, RuleId::awaits, "This entry does not answer the question that is open now.");
}

BOOST_AUTO_TEST_CASE(byz_11_it_stops_by_itself_when_no_other_cube_can_be_had) {
    Scene scene{red, blue};
    scene.player(red).pool = 1;
    for (const Side side : sides) scene.display(red, side).treasury = 2;
    scene.takes(Increase{pool, arab_main_box});
    BOOST_TEST(told<TakenByItself>(scene));
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_12_per_box_lets_each_elite_box_have_one_cube_in_an_action) {
    Scene scene{red, blue};
    scene.takes(Increase{pool, byzantine_elite_box});
    BOOST_TEST(scene.awaits<AwaitIncrease>().elite_used == (values::Few<Side, 2>{byzantine}), per_element());
    scene.refuses(Increase{pool, byzantine_elite_box}, byz(12),
                  "This Elite box has already received its one cube in this action.");
    scene.takes(Increase{pool, arab_elite_box});
    BOOST_TEST(scene.awaits<AwaitIncrease>().elite_used == (values::Few<Side, 2>{byzantine, arab}), per_element());
    scene.refuses(Increase{pool, byzantine_elite_box}, byz(12),
                  "This Elite box has already received its one cube in this action.");
    scene.refuses(Increase{pool, arab_elite_box}, byz(12),
                  "This Elite box has already received its one cube in this action.");
    scene.takes(Increase{pool, arab_main_box});
    BOOST_TEST(scene.display(red, byzantine).elite == 2);
    BOOST_TEST(scene.display(red, arab).elite == 1);
}

BOOST_AUTO_TEST_CASE(byz_12_per_action_lets_only_one_elite_box_have_a_cube) {
    Scene scene{{red, blue}, {EliteLimit::per_action, CasualtyRounding::up}};
    scene.takes(Increase{pool, byzantine_elite_box});
    scene.refuses(Increase{pool, arab_elite_box}, byz(12),
                  "One Elite cube per action: this table has chosen the limit for the whole action.");
    scene.refuses(Increase{pool, byzantine_elite_box}, byz(12),
                  "This Elite box has already received its one cube in this action.");
    scene.takes(Increase{pool, arab_main_box});
    scene.refuses(Increase{pool, arab_elite_box}, byz(12),
                  "One Elite cube per action: this table has chosen the limit for the whole action.");
    scene.takes(Stop{});
}

BOOST_AUTO_TEST_CASE(byz_12_the_next_action_begins_anew) {
    for (const EliteLimit limit : {EliteLimit::per_box, EliteLimit::per_action}) {
        Scene scene{{red, blue}, {limit, CasualtyRounding::up}};
        scene.takes(Increase{pool, byzantine_elite_box});
        scene.takes(Stop{});
        scene.takes(Increase{pool, byzantine_elite_box});
        scene.takes(Stop{});
        scene.takes(Increase{pool, byzantine_elite_box});
        BOOST_TEST(scene.display(red, byzantine).elite == 3);
        BOOST_TEST(scene.display(blue, byzantine).elite == 2);
    }
}

BOOST_AUTO_TEST_SUITE_END()
