// SPDX-License-Identifier: MIT
// BYZ-4 to 6: turns, and whose action it is.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

namespace {

Scene rich_table(std::initializer_list<Color> seats) {
    Scene scene{seats};
    make_rich(scene);
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(turn)

BOOST_AUTO_TEST_CASE(byz_4_there_are_three_turns) {
    Scene scene = rich_table({red, blue});
    everyone_passes(scene);
    BOOST_TEST(scene.now.turn == 2);
    everyone_passes(scene);
    BOOST_TEST(scene.now.turn == 3);
    everyone_passes(scene);
    BOOST_TEST((scene.awaits<Over>().result.reason == EndReason::turns));
    BOOST_TEST(scene.now.turn == 3);
}

BOOST_AUTO_TEST_CASE(byz_4_income_and_maintenance_come_before_the_new_turn) {
    Scene scene{red, blue};
    for (const Color color : {red, blue}) scene.display(color, arab).treasury = 13;
    scene.takes(Pass{casualty});
    BOOST_TEST(scene.display(red, byzantine).treasury == 15);
    scene.takes(Pass{casualty});
    BOOST_TEST(scene.display(red, byzantine).treasury == 3);
    BOOST_TEST(scene.display(blue, arab).treasury == 0);
    BOOST_TEST(scene.now.passed.empty());
    BOOST_TEST(action_of(scene, red));
    BOOST_TEST(told<TurnBegan>(scene));
}

BOOST_AUTO_TEST_CASE(byz_5_the_last_action_is_of_the_last_turn_and_of_whoever_is_alone) {
    Scene scene = rich_table({red, blue});
    for (int turn = 1; turn <= 3; ++turn) {
        BOOST_TEST(!is_last_action(scene.table(), scene.now));
        scene.takes(Pass{casualty});
        BOOST_TEST(is_last_action(scene.table(), scene.now) == (turn == 3));
        scene.takes(Pass{casualty});
    }
}

BOOST_AUTO_TEST_CASE(byz_5_actions_go_round_clockwise_from_the_first_player) {
    Scene scene{green, red, yellow};
    std::vector<Color> order;
    for (const auto* id : {"nicaea", "smyrna", "attalia", "ankara", "sinope"}) {
        order.push_back(scene.awaited());
        scene.takes(Control{city(id), pool});
    }
    BOOST_TEST(order == (std::vector{green, red, yellow, green, red}), per_element());
}

BOOST_AUTO_TEST_CASE(byz_5_those_who_passed_are_skipped) {
    Scene scene{red, yellow, blue};
    scene.takes(Control{city("nicaea"), pool});
    scene.takes(Pass{casualty});
    scene.takes(Control{city("smyrna"), pool});
    scene.takes(Control{city("attalia"), pool});
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(scene.now.passed == (values::Few<Color, 4>{yellow}), per_element());
}

BOOST_AUTO_TEST_CASE(byz_5_the_last_player_has_exactly_one_more_action) {
    Scene scene = rich_table({red, yellow, blue});
    scene.takes(Pass{casualty});
    scene.takes(Pass{casualty});
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(scene.now.turn == 1);
    scene.takes(Control{city("nicaea"), pool});
    BOOST_TEST(scene.now.turn == 2);
}

BOOST_AUTO_TEST_CASE(byz_5_the_last_players_action_may_be_a_pass) {
    Scene scene = rich_table({red, blue});
    scene.takes(Pass{casualty});
    scene.takes(Pass{casualty});
    BOOST_TEST(scene.now.turn == 2);
    BOOST_TEST(told<ActionPhaseEnded>(scene));
    BOOST_TEST(scene.player(blue).pass_cubes == 0);
}

BOOST_AUTO_TEST_CASE(byz_5_two_who_have_not_passed_go_on_without_limit) {
    Scene scene = rich_table({red, yellow, blue});
    scene.takes(Pass{casualty});
    for (int round = 0; round < 4; ++round) {
        BOOST_TEST(action_of(scene, yellow));
        scene.takes(Church{casualty});
        BOOST_TEST(action_of(scene, blue));
        scene.takes(Church{casualty});
    }
    BOOST_TEST(scene.now.turn == 1);
}

BOOST_AUTO_TEST_CASE(byz_5_the_phase_ends_when_the_last_action_is_finished_not_begun) {
    Scene scene = rich_table({red, blue});
    scene.takes(Pass{casualty});
    scene.takes(Increase{pool, {arab, Box::main}});
    BOOST_TEST(scene.now.turn == 1);
    scene.takes(Increase{pool, {arab, Box::main}});
    scene.takes(Stop{});
    BOOST_TEST(scene.now.turn == 2);
    BOOST_TEST(action_of(scene, red));
}

BOOST_AUTO_TEST_CASE(byz_5_an_action_of_several_entries_is_one_action) {
    Scene scene{red, blue};
    scene.takes(Increase{pool, {arab, Box::main}});
    BOOST_TEST(scene.awaited() == red);
    scene.takes(Stop{});
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_6_the_first_to_pass_begins_the_next_turn) {
    Scene scene = rich_table({red, yellow, blue});
    scene.takes(Control{city("nicaea"), pool});
    scene.takes(Control{city("smyrna"), pool});
    scene.takes(Pass{casualty});
    scene.takes(Pass{casualty});
    BOOST_TEST(scene.now.passed == (values::Few<Color, 4>{blue, red}), per_element());
    BOOST_TEST(scene.now.first == red);
    scene.takes(Pass{casualty});
    BOOST_TEST(scene.now.first == blue);
    BOOST_TEST(action_of(scene, blue));
    scene.takes(Control{city("attalia"), pool});
    BOOST_TEST(action_of(scene, red));
}

BOOST_AUTO_TEST_SUITE_END()
