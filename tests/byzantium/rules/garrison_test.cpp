// SPDX-License-Identifier: MIT
// BYZ-54: the cube that holds a captured city.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

namespace {

// Red's Arabs have just taken nobody's Jerusalem, which had these tokens; red had this much money and pool.
Scene taken(int its_tokens, int treasury, int pool_cubes, int main, int move) {
    Scene scene{red, blue};
    belongs(scene, "jerusalem", Allegiance::byzantine, its_tokens);
    scene.army(red, arab, "tabuk", 0, main, move + 1);
    scene.display(red, arab).treasury = treasury;
    scene.player(red).casualty += 9 - pool_cubes;
    scene.player(red).pool = pool_cubes;
    scene.takes(Move{arab, city("jerusalem")});
    scene.rolls(0, 0);
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(garrisons)

BOOST_AUTO_TEST_CASE(byz_54_a_pool_cube_is_free) {
    Scene scene = taken(3, 5, 4, 8, 2);
    BOOST_TEST(scene.awaits<AwaitGarrison>().player == red);
    BOOST_TEST(scene.awaits<AwaitGarrison>().side == arab);
    scene.takes(Garrison{pool});
    BOOST_TEST(scene.player(red).pool == 3);
    BOOST_TEST(scene.display(red, arab).treasury == 7);
    BOOST_TEST(controller(scene, "jerusalem") == red);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_54_a_cube_may_be_bought_even_with_a_pool) {
    Scene scene = taken(3, 5, 4, 8, 2);
    const int casualties = scene.player(red).casualty;
    scene.takes(Garrison{casualty});
    BOOST_TEST(scene.player(red).pool == 4);
    BOOST_TEST(scene.player(red).casualty == casualties - 1);
    BOOST_TEST(scene.display(red, arab).treasury == 4);
    BOOST_TEST(scene.display(red, byzantine).treasury == 15);
}

BOOST_AUTO_TEST_CASE(byz_54_it_may_be_bought_from_any_army_box) {
    const Scene scene = taken(3, 5, 4, 8, 2);
    for (const Cube cube : {byzantine_elite, byzantine_main, byzantine_levy, byzantine_move, arab_main, arab_move})
        BOOST_TEST(scene.allows(Garrison{cube}), cube);
    scene.refuses(Garrison{arab_levy}, byz(7), "There is no cube to take from arab.levy.");
    Scene from_the_army = scene;
    from_the_army.takes(Garrison{arab_main});
    BOOST_TEST(from_the_army.display(red, arab).main == 7);
    BOOST_TEST(sound(from_the_army));
}

BOOST_AUTO_TEST_CASE(byz_54_the_plunder_is_already_in) {
    Scene scene = taken(3, 1, 0, 8, 2);
    scene.takes(Garrison{casualty});
    BOOST_TEST(scene.display(red, arab).treasury == 0);
    BOOST_TEST(controller(scene, "jerusalem") == red);
}

BOOST_AUTO_TEST_CASE(byz_54_whoever_can_buy_must_buy) {
    const Scene scene = taken(3, 1, 0, 8, 2);
    scene.refuses(GarrisonFromArmy{Box::main, Box::main}, byz(54),
                  "A cube from the pool or a bought cube can hold the city, so the army gives none.");
    const Scene with_pool = taken(3, 0, 2, 8, 2);
    BOOST_TEST(controller(with_pool, "jerusalem") == red);  // the pool cube went by itself
    BOOST_TEST(with_pool.now[red].pool == 1);
    BOOST_TEST(told<TakenByItself>(with_pool));
}

BOOST_AUTO_TEST_CASE(byz_54_with_a_pool_cube_the_army_gives_none) {
    const Scene scene = taken(3, 5, 1, 8, 2);
    scene.refuses(GarrisonFromArmy{Box::main, Box::main}, byz(54),
                  "A cube from the pool or a bought cube can hold the city, so the army gives none.");
}

BOOST_AUTO_TEST_CASE(byz_54_without_pool_and_money_two_cubes_of_the_army_go) {
    Scene scene = taken(3, 0, 0, 8, 2);
    const int casualties = scene.player(red).casualty;
    scene.refuses(Garrison{pool}, byz(7), "There is no cube to take from pool.");
    scene.refuses(Garrison{casualty}, byz(7),
                  "With the cube from casualty the price in bezants is 3; that treasury (arab) holds 2.");
    scene.takes(GarrisonFromArmy{Box::main, Box::move});
    BOOST_TEST(scene.display(red, arab).main == 7);
    BOOST_TEST(scene.display(red, arab).move == 1);
    BOOST_TEST(scene.player(red).casualty == casualties + 1);
    BOOST_TEST(scene.display(red, arab).treasury == 2);
    BOOST_TEST(controller(scene, "jerusalem") == red);
    BOOST_TEST(pawn(scene, red, arab) == city("jerusalem"));
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_54_only_active_cubes_that_are_there) {
    Scene scene = taken(2, 0, 0, 4, 1);
    scene.display(red, arab).levy = 3;
    scene.refuses(GarrisonFromArmy{Box::levy, Box::main}, byz(54),
                  "The army gives exactly two of the cubes in its Elite, Main and Move boxes.");
    scene.refuses(GarrisonFromArmy{Box::main, Box::levy}, byz(54),
                  "The army gives exactly two of the cubes in its Elite, Main and Move boxes.");
    scene.refuses(GarrisonFromArmy{Box::elite, Box::main}, byz(54),
                  "The army gives exactly two of the cubes in its Elite, Main and Move boxes.");
    scene.refuses(GarrisonFromArmy{Box::move, Box::move}, byz(54),
                  "The army gives exactly two of the cubes in its Elite, Main and Move boxes.");
    BOOST_TEST(scene.allows(GarrisonFromArmy{Box::main, Box::main}));
    BOOST_TEST(scene.allows(GarrisonFromArmy{Box::move, Box::main}));
}

BOOST_AUTO_TEST_CASE(byz_54_an_army_may_die_of_its_victory) {
    const Scene scene = taken(1, 0, 0, 2, 0);
    BOOST_TEST(controller(scene, "jerusalem") == red);
    BOOST_TEST(pawn(scene, red, arab) == off_the_map);
    BOOST_TEST(active_cubes(scene.now[red][arab]) == 0);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_54_a_guard_is_spared_while_two_cubes_are_there) {
    Scene scene{red, blue};
    belongs(scene, "jerusalem", Allegiance::byzantine, 1);
    scene.army(red, arab, "tabuk", 0, 2, 1);
    scene.display(red, arab).treasury = 0;
    chose(scene, red, ActionBox::caliph);
    scene.player(red).casualty += scene.player(red).pool;
    scene.player(red).pool = 0;
    scene.takes(Move{arab, city("jerusalem")});
    scene.rolls(0, 0);
    BOOST_TEST(controller(scene, "jerusalem") == red);
    BOOST_TEST(scene.display(red, arab).guard);
    BOOST_TEST(scene.display(red, arab).main == 0);
    BOOST_TEST(pawn(scene, red, arab) == city("jerusalem"));
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_54_a_guard_goes_home_when_it_is_the_second_cube) {
    Scene scene{red, blue};
    belongs(scene, "jerusalem", Allegiance::byzantine, 1);
    scene.army(red, arab, "tabuk", 0, 1, 1);
    scene.display(red, arab).treasury = 0;
    chose(scene, red, ActionBox::caliph);
    scene.player(red).casualty += scene.player(red).pool;
    scene.player(red).pool = 0;
    const int casualties = scene.player(red).casualty;
    scene.takes(Move{arab, city("jerusalem")});
    scene.rolls(0, 0);
    BOOST_TEST(controller(scene, "jerusalem") == red);
    BOOST_TEST(!scene.display(red, arab).guard);
    BOOST_TEST(scene.display(red, arab).main == 0);
    BOOST_TEST(scene.player(red).casualty == casualties + 1);  // the cube of the move only
    BOOST_TEST(pawn(scene, red, arab) == off_the_map);
    BOOST_TEST(scene.now[ActionBox::caliph].size() == 1U);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_54_the_armys_side_pays_in_a_civil_war) {
    Scene scene{red, blue};
    scene.controls(blue, "jerusalem");
    scene.display(blue, byzantine).levy = 0;
    scene.army(red, byzantine, "jerusalem", 0, 8, 1);
    scene.takes(CivilWar{byzantine, pool});
    scene.rolls(0, 0);
    BOOST_TEST(scene.awaits<AwaitGarrison>().side == byzantine);
    scene.takes(Garrison{arab_move});
    BOOST_TEST(scene.display(red, byzantine).treasury == 15 + 2 - 3);
    BOOST_TEST(scene.display(red, arab).treasury == 5);
}

BOOST_AUTO_TEST_SUITE_END()
