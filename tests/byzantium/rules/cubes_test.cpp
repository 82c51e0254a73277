// SPDX-License-Identifier: MIT
// BYZ-7 and 8: where a cube comes from, and an army left without any.
#include "byzantium/rules/words.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace words;
namespace data = boost::unit_test::data;

namespace {

const std::vector<Cube> army_cubes{byzantine_elite, byzantine_main, byzantine_levy, byzantine_move,
                                   arab_elite,      arab_main,      arab_levy,      arab_move};

// Red's Byzantine army in Nicaea with one Main cube.
Scene one_cube_in_nicaea() {
    Scene scene{red, blue};
    scene.army(red, byzantine, "nicaea", 0, 1, 0);
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(cubes)

BOOST_AUTO_TEST_CASE(byz_7_a_pool_cube_is_free) {
    Scene scene{red, blue};
    scene.takes(Control{city("nicaea"), pool});
    BOOST_TEST(scene.player(red).pool == 8);
    BOOST_TEST(scene.display(red, byzantine).treasury == 15);
    BOOST_TEST(scene.display(red, arab).treasury == 5);
}

BOOST_AUTO_TEST_CASE(byz_7_a_cube_of_the_casualty_pool_costs_three_bezants) {
    Scene scene{red, blue};
    scene.takes(Control{city("nicaea"), casualty});
    BOOST_TEST(scene.player(red).casualty == 11);
    BOOST_TEST(scene.player(red).pool == 9);
    BOOST_TEST(scene.display(red, byzantine).treasury == 12);
    BOOST_TEST(scene.display(red, arab).treasury == 5);
}

BOOST_DATA_TEST_CASE(byz_7_a_cube_of_any_army_box_costs_three_bezants, data::make(army_cubes), from) {
    Scene scene{red, blue};
    const ArmyBox box = *army_box(from);
    ++scene.display(red, box.side)[box.box];
    --scene.player(red).casualty;
    const int before = scene.display(red, box.side)[box.box];
    scene.takes(Control{city("mecca"), from});
    BOOST_TEST(scene.display(red, box.side)[box.box] == before - 1);
    BOOST_TEST(scene.display(red, arab).treasury == 2);
    BOOST_TEST(scene.display(red, byzantine).treasury == 15);
    BOOST_TEST(scene.player(red).pool == 9);
    BOOST_TEST(sound(scene));
}

BOOST_DATA_TEST_CASE(byz_7_an_empty_army_box_gives_no_cube, data::make(army_cubes), from) {
    Scene scene{red, blue};
    const ArmyBox box = *army_box(from);
    scene.player(red).casualty += scene.display(red, box.side)[box.box];
    scene.display(red, box.side)[box.box] = 0;
    scene.refuses(Control{city("mecca"), from}, byz(7), "There is no cube to take from");
}

BOOST_AUTO_TEST_CASE(byz_7_an_empty_pool_gives_no_cube) {
    Scene scene{red, blue};
    scene.player(red).pool = 0;
    scene.refuses(Control{city("mecca"), pool}, byz(7), "There is no cube to take from pool.");
    scene.player(red).casualty = 0;
    scene.refuses(Control{city("mecca"), casualty}, byz(7), "There is no cube to take from casualty.");
}

BOOST_AUTO_TEST_CASE(byz_7_three_bezants_are_enough_and_two_are_not) {
    Scene scene{red, blue};
    scene.display(red, byzantine).treasury = 2;
    scene.refuses(Control{city("nicaea"), casualty}, byz(7),
                  "With the cube from casualty the price in bezants is 3; that treasury (byzantine) holds 2.");
    scene.refuses(Control{city("nicaea"), arab_main}, byz(7),
                  "With the cube from arab.main the price in bezants is 3; that treasury (byzantine) holds 2.");
    scene.display(red, byzantine).treasury = 3;
    scene.takes(Control{city("nicaea"), casualty});
    BOOST_TEST(scene.display(red, byzantine).treasury == 0);
}

BOOST_AUTO_TEST_CASE(byz_7_the_side_that_benefits_pays_and_the_other_cannot_help) {
    Scene scene{red, blue};
    scene.display(red, byzantine).treasury = 2;
    scene.display(red, arab).treasury = 90;
    scene.refuses(Control{city("nicaea"), casualty}, byz(7),
                  "With the cube from casualty the price in bezants is 3; that treasury (byzantine) holds 2.");
    scene.display(red, byzantine).treasury = 90;
    scene.display(red, arab).treasury = 2;
    scene.refuses(Control{city("mecca"), casualty}, byz(7),
                  "With the cube from casualty the price in bezants is 3; that treasury (arab) holds 2.");
}

BOOST_AUTO_TEST_CASE(byz_7_a_guard_is_never_bought) {
    Scene scene{red, blue};
    scene.display(red, byzantine).guard = true;
    scene.display(red, byzantine).elite = 0;
    ++scene.player(red).casualty;
    scene.refuses(Control{city("nicaea"), byzantine_elite}, byz(7), "There is no cube to take from byzantine.elite.");
}

BOOST_AUTO_TEST_CASE(byz_8_an_army_that_sells_its_last_active_cube_leaves_the_map) {
    Scene scene = one_cube_in_nicaea();
    scene.takes(Control{city("smyrna"), byzantine_main});
    BOOST_TEST(pawn(scene, red, byzantine) == off_the_map);
    BOOST_TEST(told<ArmyDestroyed>(scene));
    BOOST_TEST(scene.display(red, byzantine).levy == 2);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_8_one_active_cube_of_any_box_is_enough_to_stay) {
    for (const Box last : {Box::elite, Box::main, Box::move}) {
        Scene scene = one_cube_in_nicaea();
        ++scene.display(red, byzantine)[last];
        --scene.player(red).casualty;
        scene.takes(Control{city("smyrna"), byzantine_main});
        BOOST_TEST(pawn(scene, red, byzantine) == city("nicaea"));
    }
}

BOOST_AUTO_TEST_CASE(byz_8_a_guard_that_enters_with_the_same_entry_saves_the_army) {
    Scene scene = one_cube_in_nicaea();
    scene.takes(Emperor{byzantine_main});
    BOOST_TEST(pawn(scene, red, byzantine) == city("nicaea"));
    BOOST_TEST(active_cubes(scene.display(red, byzantine)) == 1);
}

BOOST_AUTO_TEST_CASE(byz_8_a_cube_moved_within_the_army_saves_it) {
    Scene scene = one_cube_in_nicaea();
    scene.takes(Increase{byzantine_main, {byzantine, Box::move}});
    BOOST_TEST(pawn(scene, red, byzantine) == city("nicaea"));
}

BOOST_AUTO_TEST_CASE(byz_8_a_levy_is_no_active_cube) {
    Scene scene = one_cube_in_nicaea();
    scene.takes(Increase{byzantine_main, {byzantine, Box::levy}});
    BOOST_TEST(pawn(scene, red, byzantine) == off_the_map);
}

BOOST_AUTO_TEST_CASE(byz_8_a_later_entry_of_the_same_action_comes_too_late) {
    Scene scene = one_cube_in_nicaea();
    scene.takes(Increase{byzantine_main, {arab, Box::main}});
    BOOST_TEST(pawn(scene, red, byzantine) == off_the_map);
    scene.takes(Increase{pool, {byzantine, Box::main}});
    BOOST_TEST(pawn(scene, red, byzantine) == off_the_map);
}

BOOST_AUTO_TEST_CASE(byz_8_an_army_that_spends_its_last_cube_on_a_move_is_destroyed) {
    Scene scene{red, blue};
    scene.army(red, arab, "medina", 0, 0, 1);
    scene.takes(Move{arab, city("tabuk")});
    BOOST_TEST(pawn(scene, red, arab) == off_the_map);
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_8_an_army_destroyed_on_the_march_attacks_nobody) {
    Scene scene{red, blue};
    scene.army(red, arab, "tabuk", 0, 0, 1);
    scene.controls(blue, "jerusalem");
    scene.takes(Move{arab, city("jerusalem")});
    BOOST_TEST(pawn(scene, red, arab) == off_the_map);
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(controller(scene, "jerusalem") == blue);
    BOOST_TEST(tokens(scene, "jerusalem") == 3);
}

BOOST_AUTO_TEST_CASE(byz_8_an_army_whose_guard_alone_is_left_is_destroyed_when_it_goes_home) {
    Scene scene{red, blue};
    make_rich(scene);
    scene.army(red, byzantine, "nicaea", 0, 0, 0);
    chose(scene, red, ActionBox::emperor);
    scene.takes(Pass{casualty});
    BOOST_TEST(pawn(scene, red, byzantine) == city("nicaea"));
    scene.takes(Pass{casualty});
    BOOST_TEST(scene.now.turn == 2);
    BOOST_TEST(pawn(scene, red, byzantine) == off_the_map);
}

BOOST_AUTO_TEST_CASE(byz_8_an_army_that_gives_up_its_last_cube_in_upkeep_is_destroyed) {
    Scene scene = one_cube_in_nicaea();
    make_rich(scene);
    scene.display(red, byzantine).treasury = 0;
    scene.display(red, byzantine).levy = 0;
    scene.player(red).casualty += 2;
    everyone_passes(scene);
    BOOST_TEST(scene.now.turn == 2);
    BOOST_TEST(scene.player(red).removed == 1);
    BOOST_TEST(pawn(scene, red, byzantine) == off_the_map);
}

BOOST_AUTO_TEST_CASE(byz_8_an_army_that_gives_its_last_cube_for_a_pass_is_destroyed) {
    Scene scene = one_cube_in_nicaea();
    scene.player(red).removed = scene.player(red).casualty;
    scene.player(red).casualty = 0;
    scene.takes(Pass{byzantine_main});
    BOOST_TEST(pawn(scene, red, byzantine) == off_the_map);
}

BOOST_AUTO_TEST_CASE(byz_8_an_empty_army_off_the_map_is_not_destroyed_again) {
    Scene scene = one_cube_in_nicaea();
    scene.display(red, byzantine).at = std::nullopt;
    scene.takes(Control{city("mecca"), byzantine_main});
    BOOST_TEST(!told<ArmyDestroyed>(scene));
}

BOOST_AUTO_TEST_SUITE_END()
