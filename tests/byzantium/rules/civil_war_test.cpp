// SPDX-License-Identifier: MIT
// BYZ-24: civil war.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

namespace {

// Red's Byzantine army in Antioch; blue, without a levy, controls Damascus (3 tokens).
Scene antioch_and_damascus() {
    Scene scene{red, blue, green};
    scene.army(red, byzantine, "antioch", 0, 6, 4);
    scene.controls(blue, "damascus");
    scene.player(blue).casualty += scene.display(blue, byzantine).levy;
    scene.display(blue, byzantine).levy = 0;
    return scene;
}

Scene in_damascus() {
    Scene scene = antioch_and_damascus();
    scene.now[red][byzantine].at = city("damascus");
    return scene;
}

const CivilWar by_pool_cube{Side::byzantine, Cube::pool};

}  // namespace

BOOST_AUTO_TEST_SUITE(civil_war)

BOOST_AUTO_TEST_CASE(byz_24_it_may_be_chosen_after_moving) {
    Scene scene = antioch_and_damascus();
    scene.takes(Move{byzantine, city("damascus")});
    scene.takes(by_pool_cube);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 3);
    BOOST_TEST(scene.now[ActionBox::civil_war_byzantine].size() == 1U);
    BOOST_TEST(scene.player(red).pool == 8);
    BOOST_TEST(scene.display(red, byzantine).move == 3);
}

BOOST_AUTO_TEST_CASE(byz_24_it_may_be_chosen_before_moving) {
    Scene scene = in_damascus();
    scene.takes(by_pool_cube);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
    BOOST_TEST(scene.display(red, byzantine).move == 4);
}

BOOST_AUTO_TEST_CASE(byz_24_it_may_be_chosen_after_a_second_link) {
    Scene scene = antioch_and_damascus();
    scene.now[red][byzantine].at = city("tarsus");
    scene.takes(Move{byzantine, city("antioch")});
    scene.takes(Move{byzantine, city("damascus")});
    scene.takes(by_pool_cube);
    BOOST_TEST(scene.display(red, byzantine).move == 1);
    BOOST_TEST(awaiting<AwaitRoll>(scene));
}

BOOST_AUTO_TEST_CASE(byz_24_the_city_keeps_its_colour) {
    Scene scene = in_damascus();
    scene.takes(by_pool_cube);
    scene.rolls(0, 1);
    scene.takes(Lose{0, 1, 0});
    scene.takes(Garrison{pool});
    BOOST_TEST(allegiance_of(scene, "damascus") == Allegiance::byzantine);
    BOOST_TEST(tokens(scene, "damascus") == 2);
    BOOST_TEST(controller(scene, "damascus") == red);
    BOOST_TEST(scene.display(red, byzantine).vp == 12);
    BOOST_TEST(scene.display(red, byzantine).treasury == 17);
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_24_only_against_another_player) {
    Scene scene = in_damascus();
    scene.at("damascus").control = red;
    scene.refuses(by_pool_cube, byz(24),
                  "A civil war needs a city that another player controls; nobody else controls Damascus.");
    scene.at("damascus").control = std::nullopt;
    scene.refuses(by_pool_cube, byz(24),
                  "A civil war needs a city that another player controls; nobody else controls Damascus.");
}

BOOST_AUTO_TEST_CASE(byz_24_only_in_a_city_of_the_armys_own_colour) {
    Scene scene = in_damascus();
    belongs(scene, "damascus", Allegiance::arab, 2);
    scene.refuses(by_pool_cube, byz(24),
                  "A civil war is fought in a city of the army's own colour, and Damascus is of another.");
}

BOOST_AUTO_TEST_CASE(byz_24_only_by_an_army_on_the_map) {
    const Scene scene{red, blue};
    scene.refuses(CivilWar{arab, pool}, byz(24), "A civil war needs a field army on the map.");
}

BOOST_AUTO_TEST_CASE(byz_24_only_in_a_move_by_the_army_that_moves) {
    Scene scene = antioch_and_damascus();
    scene.army(red, arab, "mecca", 0, 8, 5);
    scene.controls(blue, "mecca");
    scene.takes(Move{byzantine, city("damascus")});
    scene.refuses(CivilWar{arab, pool}, byz(27), "One army per action: the other one is already moving.");
}

BOOST_AUTO_TEST_CASE(byz_24_never_in_constantinople) {
    Scene scene = in_damascus();
    scene.now[red][byzantine].at = city("constantinople");
    scene.refuses(by_pool_cube, byz(24), "There is no civil war in Constantinople.");
    scene.at("constantinople").control = blue;
    scene.refuses(by_pool_cube, byz(24), "There is no civil war in Constantinople.");
}

BOOST_AUTO_TEST_CASE(byz_24_the_armys_side_pays_for_the_cube) {
    Scene scene = in_damascus();
    scene.takes(CivilWar{byzantine, casualty});
    BOOST_TEST(scene.display(red, byzantine).treasury == 12);
    Scene broke = in_damascus();
    broke.display(red, byzantine).treasury = 2;
    broke.refuses(CivilWar{byzantine, casualty}, byz(7),
                  "With the cube from casualty the price in bezants is 3; that treasury (byzantine) holds 2.");
}

BOOST_AUTO_TEST_CASE(byz_24_the_cube_is_not_the_armys_own_last) {
    Scene scene = in_damascus();
    scene.army(red, byzantine, "damascus", 0, 1, 0);
    scene.refuses(
        CivilWar{byzantine, byzantine_main}, byz(24),
        "The army's last active cube must make the attack; it cannot be placed on the special action display.");
    BOOST_TEST(scene.allows(CivilWar{byzantine, byzantine_levy}));
    BOOST_TEST(scene.allows(CivilWar{byzantine, arab_main}));
    scene.display(red, byzantine).guard = true;
    BOOST_TEST(scene.allows(CivilWar{byzantine, byzantine_main}));
    scene.display(red, byzantine).guard = false;
    scene.display(red, byzantine).move = 1;
    BOOST_TEST(scene.allows(CivilWar{byzantine, byzantine_main}));
}

BOOST_AUTO_TEST_CASE(byz_24_a_byzantine_civil_war_is_possible_once_a_turn) {
    Scene scene = in_damascus();
    chose(scene, green, ActionBox::civil_war_byzantine);
    scene.refuses(by_pool_cube, byz(13), "Every box of civil_war_byzantine is taken this turn.");
}

BOOST_AUTO_TEST_CASE(byz_24_an_arab_civil_war_is_possible_twice_a_turn) {
    Scene scene{red, blue, green};
    scene.army(red, arab, "mecca", 0, 8, 5);
    scene.controls(blue, "mecca");
    chose(scene, green, ActionBox::civil_war_arab);
    BOOST_TEST(scene.allows(CivilWar{arab, pool}));
    chose(scene, blue, ActionBox::civil_war_arab);
    scene.refuses(CivilWar{arab, pool}, byz(13), "Every box of civil_war_arab is taken this turn.");
}

BOOST_AUTO_TEST_CASE(byz_24_armies_of_the_same_colour_defend) {
    Scene scene = in_damascus();
    scene.army(blue, byzantine, "damascus", 0, 3, 2);
    scene.army(green, byzantine, "damascus", 0, 2, 2);
    scene.takes(by_pool_cube);
    BOOST_TEST(scene.awaits<AwaitDefence>().player == blue);
    scene.takes(Stand{});
    BOOST_TEST(scene.awaits<AwaitDefence>().player == green);
}

BOOST_AUTO_TEST_CASE(byz_24_the_controllers_levy_may_defend) {
    Scene scene = in_damascus();
    scene.display(blue, byzantine).levy = 1;
    scene.takes(by_pool_cube);
    BOOST_TEST(scene.awaits<AwaitLevy>().player == blue);
    BOOST_TEST(scene.awaits<AwaitLevy>().side == byzantine);
}

BOOST_AUTO_TEST_SUITE_END()
