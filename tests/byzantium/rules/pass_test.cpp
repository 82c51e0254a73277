// SPDX-License-Identifier: MIT
// BYZ-56: passing.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

namespace {

Scene without_casualties() {
    Scene scene{red, blue};
    scene.player(red).removed = scene.player(red).casualty;
    scene.player(red).casualty = 0;
    return scene;
}

Scene without_a_cube() {
    Scene scene = without_casualties();
    Player& player = scene.player(red);
    player.removed = 42;
    player.pool = 0;
    for (const Side side : sides)
        for (const Box box : boxes) player[side][box] = 0;
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(passing)

BOOST_AUTO_TEST_CASE(byz_56_a_casualty_goes_to_the_pass_box_for_nothing) {
    Scene scene{red, blue};
    scene.takes(Pass{casualty});
    BOOST_TEST(scene.player(red).casualty == 11);
    BOOST_TEST(scene.player(red).pass_cubes == 1);
    BOOST_TEST(scene.display(red, byzantine).treasury == 15);
    BOOST_TEST(scene.display(red, arab).treasury == 5);
    BOOST_TEST(scene.now.passed == (values::Few<Color, 4>{red}), per_element());
    BOOST_TEST(told<PlayerPassed>(scene));
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_56_with_casualties_no_other_cube_will_do) {
    const Scene scene{red, blue};
    scene.refuses(Pass{pool}, byz(56),
                  "While the Casualty Pool has cubes (12), the cube for passing comes from there.");
    scene.refuses(Pass{arab_main}, byz(56),
                  "While the Casualty Pool has cubes (12), the cube for passing comes from there.");
    scene.refuses(Pass{std::nullopt}, byz(56), "Passing takes a cube as long as the player has one anywhere.");
}

BOOST_AUTO_TEST_CASE(byz_56_without_casualties_it_is_the_pool_or_any_army_box_by_choice) {
    const Scene scene = without_casualties();
    for (const Cube cube :
         {pool, byzantine_elite, byzantine_main, byzantine_levy, byzantine_move, arab_main, arab_move}) {
        Scene passed = scene;
        passed.takes(Pass{cube});
        BOOST_TEST(passed.player(red).pass_cubes == 1);
        BOOST_TEST(passed.display(red, byzantine).treasury == 15);
        BOOST_TEST(passed.display(red, arab).treasury == 5);
        BOOST_TEST(sound(passed));
    }
    scene.refuses(Pass{std::nullopt}, byz(56), "Passing takes a cube as long as the player has one anywhere.");
}

BOOST_AUTO_TEST_CASE(byz_56_an_empty_source_will_not_do) {
    Scene scene = without_casualties();
    scene.refuses(Pass{casualty}, byz(56), "There is no cube to take from casualty.");
    scene.refuses(Pass{arab_levy}, byz(56), "There is no cube to take from arab.levy.");
    scene.player(red).pool = 0;
    scene.refuses(Pass{pool}, byz(56), "There is no cube to take from pool.");
}

BOOST_AUTO_TEST_CASE(byz_56_who_has_no_cube_anywhere_passes_without_one) {
    Scene scene = without_a_cube();
    scene.refuses(Pass{casualty}, byz(56), "There is no cube to take from casualty.");
    scene.takes(Pass{std::nullopt});
    BOOST_TEST(scene.player(red).pass_cubes == 0);
    BOOST_TEST(scene.now.passed == (values::Few<Color, 4>{red}), per_element());
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_56_a_guard_is_no_cube_to_pass_with) {
    Scene scene = without_a_cube();
    scene.display(red, byzantine).guard = true;
    scene.refuses(Pass{byzantine_elite}, byz(56), "There is no cube to take from byzantine.elite.");
    BOOST_TEST(scene.allows(Pass{std::nullopt}));
}

BOOST_AUTO_TEST_CASE(byz_56_cubes_that_lie_elsewhere_cannot_be_used) {
    Scene scene = without_a_cube();
    scene.at("mecca").control = red;
    scene.player(red).churches = 2;
    scene.player(red).removed -= 3;
    BOOST_TEST(scene.allows(Pass{std::nullopt}));
}

BOOST_AUTO_TEST_SUITE_END()
