// SPDX-License-Identifier: MIT
// BYZ-9 and 10: taking control of a city.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

BOOST_AUTO_TEST_SUITE(control)

BOOST_AUTO_TEST_CASE(byz_9_a_cube_on_a_byzantine_city_scores_its_tokens_on_that_side) {
    Scene scene{red, blue};
    scene.takes(Control{city("nicaea"), pool});
    BOOST_TEST(controller(scene, "nicaea") == red);
    BOOST_TEST(scene.display(red, byzantine).vp == 13);
    BOOST_TEST(scene.display(red, arab).vp == 10);
    BOOST_TEST(tokens(scene, "nicaea") == 3);
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_9_a_cube_on_an_arab_city_scores_on_the_arab_side) {
    Scene scene{red, blue};
    scene.takes(Control{city("mecca"), pool});
    BOOST_TEST(controller(scene, "mecca") == red);
    BOOST_TEST(scene.display(red, arab).vp == 12);
    BOOST_TEST(scene.display(red, byzantine).vp == 10);
}

BOOST_AUTO_TEST_CASE(byz_9_the_tokens_that_lie_there_now_count) {
    Scene scene{red, blue};
    belongs(scene, "nicaea", Allegiance::arab, 1);
    scene.takes(Control{city("nicaea"), casualty});
    BOOST_TEST(scene.display(red, arab).vp == 11);
    BOOST_TEST(scene.display(red, arab).treasury == 2);
}

BOOST_AUTO_TEST_CASE(byz_9_never_constantinople_persian_or_bulgar_cities) {
    Scene scene{red, blue};
    belongs(scene, "thessalonica", Allegiance::bulgar, 2);
    for (const auto* id : {"constantinople", "hira", "thessalonica"})
        scene.refuses(Control{city(id), pool}, byz(9),
                      "A cube can take control only of Byzantine and Arab cities other than the capital;");
}

BOOST_AUTO_TEST_CASE(byz_9_never_a_city_that_is_controlled_already) {
    Scene scene{red, blue};
    scene.controls(blue, "nicaea");
    scene.controls(red, "mecca");
    fortified(scene, blue, "medina");
    for (const auto* id : {"nicaea", "mecca", "medina"})
        scene.refuses(Control{city(id), pool}, byz(9), "is controlled already.");
}

BOOST_AUTO_TEST_CASE(byz_10_the_first_byzantine_city_brings_the_byzantine_pawn) {
    Scene scene{red, blue};
    scene.takes(Control{city("nicaea"), pool});
    BOOST_TEST(pawn(scene, red, byzantine) == city("nicaea"));
    BOOST_TEST(pawn(scene, red, arab) == off_the_map);
    BOOST_TEST(scene.display(red, byzantine).taken);
    BOOST_TEST(!scene.display(red, arab).taken);
}

BOOST_AUTO_TEST_CASE(byz_10_the_second_byzantine_city_does_not_move_the_pawn) {
    Scene scene{red, blue};
    scene.takes(Control{city("nicaea"), pool});
    scene.takes(Control{city("smyrna"), pool});
    scene.takes(Control{city("attalia"), pool});
    BOOST_TEST(pawn(scene, red, byzantine) == city("nicaea"));
    BOOST_TEST(pawn(scene, blue, byzantine) == city("smyrna"));
}

BOOST_AUTO_TEST_CASE(byz_10_an_arab_city_brings_no_pawn) {
    Scene scene{red, blue};
    scene.takes(Control{city("mecca"), pool});
    BOOST_TEST(pawn(scene, red, arab) == off_the_map);
    BOOST_TEST(pawn(scene, red, byzantine) == off_the_map);
    BOOST_TEST(scene.display(red, arab).taken);
    BOOST_TEST(!scene.display(red, byzantine).taken);
}

BOOST_AUTO_TEST_CASE(byz_10_a_destroyed_army_does_not_come_back_with_a_later_city) {
    Scene scene{red, blue};
    scene.display(red, byzantine).taken = true;
    scene.takes(Control{city("nicaea"), pool});
    BOOST_TEST(pawn(scene, red, byzantine) == off_the_map);
}

// A table may begin in the middle of a game and set the pawn where it stands.
BOOST_AUTO_TEST_CASE(byz_10_a_pawn_that_stands_on_the_map_stays_where_it_is) {
    Scene scene{red, blue};
    scene.takes(Correct{{SetArmy{red, byzantine, city("smyrna")}, SetControl{city("smyrna"), red}}, std::nullopt});
    BOOST_TEST(!scene.display(red, byzantine).taken);
    scene.takes(Control{city("nicaea"), pool});
    BOOST_TEST(pawn(scene, red, byzantine) == city("smyrna"));
    BOOST_TEST(scene.display(red, byzantine).taken);
}

BOOST_AUTO_TEST_CASE(byz_10_an_army_without_active_cubes_stays_off_and_may_be_placed_later) {
    Scene scene{red, blue};
    Display& army = scene.display(red, byzantine);
    scene.player(red).casualty += army.elite + army.main + army.move;
    army.elite = army.main = army.move = 0;
    scene.takes(Control{city("nicaea"), pool});
    BOOST_TEST(pawn(scene, red, byzantine) == off_the_map);
    BOOST_TEST(scene.display(red, byzantine).taken);
    scene.takes(Pass{casualty});
    scene.display(red, byzantine).main = 1;
    scene.takes(Place{byzantine, city("smyrna")});
    BOOST_TEST(pawn(scene, red, byzantine) == city("smyrna"));
}

BOOST_AUTO_TEST_CASE(byz_10_the_cube_that_takes_the_city_no_longer_counts_as_active) {
    Scene scene{red, blue};
    scene.army(red, byzantine, "nicaea", 0, 0, 1);
    scene.display(red, byzantine).at = std::nullopt;
    scene.display(red, byzantine).taken = false;
    scene.takes(Control{city("nicaea"), byzantine_move});
    BOOST_TEST(pawn(scene, red, byzantine) == off_the_map);
    BOOST_TEST(scene.display(red, byzantine).taken);
}

BOOST_AUTO_TEST_CASE(byz_10_a_guard_is_cube_enough_to_enter) {
    Scene scene{red, blue};
    scene.army(red, byzantine, "nicaea", 0, 0, 0);
    scene.display(red, byzantine).at = std::nullopt;
    scene.display(red, byzantine).taken = false;
    chose(scene, red, ActionBox::emperor);
    scene.takes(Control{city("nicaea"), pool});
    BOOST_TEST(pawn(scene, red, byzantine) == city("nicaea"));
}

BOOST_AUTO_TEST_SUITE_END()
