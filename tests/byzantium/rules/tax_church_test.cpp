// SPDX-License-Identifier: MIT
// BYZ-25 and 26: tax, church and mosque.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

BOOST_AUTO_TEST_SUITE(tax_church)

BOOST_AUTO_TEST_CASE(byz_25_each_cube_brings_two_bezants_split_as_the_player_likes) {
    Scene scene{red, blue};
    scene.takes(Tax{3, 1});
    BOOST_TEST(scene.player(red).taxed == 3);
    BOOST_TEST(scene.player(red).pool == 6);
    BOOST_TEST(scene.display(red, byzantine).treasury == 16);
    BOOST_TEST(scene.display(red, arab).treasury == 10);
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_25_all_of_it_may_go_to_one_treasury) {
    Scene scene{red, blue};
    scene.takes(Tax{9, 18});
    BOOST_TEST(scene.player(red).pool == 0);
    BOOST_TEST(scene.display(red, byzantine).treasury == 33);
    BOOST_TEST(scene.display(red, arab).treasury == 5);
    scene.takes(Tax{1, 0});
    BOOST_TEST(scene.display(blue, arab).treasury == 7);
}

BOOST_AUTO_TEST_CASE(byz_25_at_least_one_cube_and_at_most_the_pool) {
    Scene scene{red, blue};
    scene.refuses(Tax{0, 0}, byz(25), "Taxing needs at least one cube.");
    scene.refuses(Tax{-1, 0}, byz(25), "Taxing needs at least one cube.");
    scene.refuses(Tax{10, 0}, byz(25), "Only cubes in the Cube Pool can collect taxes: 10 entered, 9 in the pool.");
    scene.player(red).pool = 0;
    scene.refuses(Tax{1, 0}, byz(25), "Only cubes in the Cube Pool can collect taxes: 1 entered, 0 in the pool.");
}

BOOST_AUTO_TEST_CASE(byz_25_the_split_is_between_nothing_and_all) {
    Scene scene{red, blue};
    scene.refuses(Tax{2, 5}, byz(25), "These cubes bring 4 bezants in all; 5 cannot go to the Byzantine treasury.");
    scene.refuses(Tax{2, -1}, byz(25), "These cubes bring 4 bezants in all; -1 cannot go to the Byzantine treasury.");
    BOOST_TEST(scene.allows(Tax{2, 4}));
    BOOST_TEST(scene.allows(Tax{2, 0}));
}

BOOST_AUTO_TEST_CASE(byz_25_once_a_turn_for_each_player) {
    Scene scene{red, blue};
    make_rich(scene);
    scene.takes(Tax{1, 2});
    scene.takes(Tax{1, 2});
    scene.refuses(Tax{1, 2}, byz(25), "A player can tax only once per turn.");
    everyone_passes(scene);
    scene.takes(Tax{1, 2});
    BOOST_TEST(scene.player(red).taxed == 1);
}

BOOST_AUTO_TEST_CASE(byz_26_a_church_costs_six_bezants_and_a_cube_and_scores_two) {
    Scene scene{red, blue};
    scene.takes(Church{pool});
    BOOST_TEST(scene.player(red).churches == 1);
    BOOST_TEST(scene.player(red).pool == 8);
    BOOST_TEST(scene.display(red, byzantine).treasury == 9);
    BOOST_TEST(scene.display(red, byzantine).vp == 12);
    BOOST_TEST(scene.display(red, arab).vp == 10);
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_26_a_mosque_is_paid_and_scored_by_the_arab_side) {
    Scene scene{red, blue};
    scene.display(red, arab).treasury = 7;
    scene.takes(Mosque{pool});
    BOOST_TEST(scene.player(red).mosques == 1);
    BOOST_TEST(scene.display(red, arab).treasury == 1);
    BOOST_TEST(scene.display(red, byzantine).treasury == 15);
    BOOST_TEST(scene.display(red, arab).vp == 12);
    BOOST_TEST(scene.display(red, byzantine).vp == 10);
}

BOOST_AUTO_TEST_CASE(byz_26_a_bought_cube_makes_it_nine_bezants_of_that_side) {
    Scene scene{red, blue};
    scene.takes(Church{arab_move});
    BOOST_TEST(scene.display(red, byzantine).treasury == 6);
    BOOST_TEST(scene.display(red, arab).treasury == 5);
    BOOST_TEST(scene.display(red, arab).move == 4);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_26_six_bezants_are_enough_and_five_are_not) {
    Scene scene{red, blue};
    scene.display(red, byzantine).treasury = 5;
    scene.refuses(Church{pool}, byz(26), "Building costs 6 bezants and a cube; that treasury (byzantine) has 5.");
    scene.refuses(Mosque{pool}, byz(26), "Building costs 6 bezants and a cube; that treasury (arab) has 5.");
    scene.display(red, byzantine).treasury = 6;
    scene.takes(Church{pool});
    BOOST_TEST(scene.display(red, byzantine).treasury == 0);
}

BOOST_AUTO_TEST_CASE(byz_26_with_a_bought_cube_nine_are_enough_and_eight_are_not) {
    Scene scene{red, blue};
    scene.display(red, byzantine).treasury = 8;
    scene.refuses(Church{casualty}, byz(7),
                  "With the cube from casualty the price in bezants is 9; that treasury (byzantine) holds 8.");
    scene.display(red, byzantine).treasury = 9;
    scene.takes(Church{casualty});
    BOOST_TEST(scene.display(red, byzantine).treasury == 0);
}

BOOST_AUTO_TEST_CASE(byz_26_a_church_needs_a_cube) {
    Scene scene{red, blue};
    scene.player(red).pool = 0;
    scene.refuses(Church{pool}, byz(7), "There is no cube to take from pool.");
}

BOOST_AUTO_TEST_CASE(byz_26_there_is_no_limit_and_the_cubes_stay_to_the_end) {
    Scene scene{red, blue};
    make_rich(scene);
    for (int round = 1; round <= 4; ++round) {
        scene.takes(Church{pool});
        BOOST_TEST(scene.player(red).churches == round);
        scene.takes(Mosque{pool});
    }
    everyone_passes(scene);
    BOOST_TEST(scene.now.turn == 2);
    BOOST_TEST(scene.player(red).churches == 4);
    BOOST_TEST(scene.player(blue).mosques == 4);
    BOOST_TEST(scene.display(red, byzantine).vp == 18);
    BOOST_TEST(scene.display(blue, arab).vp == 18);
}

BOOST_AUTO_TEST_SUITE_END()
