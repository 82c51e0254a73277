// SPDX-License-Identifier: MIT
// BYZ-45 and 46: the siege.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

namespace {

// Red's Arabs from Tabuk besiege nobody's Jerusalem (3 tokens).
Scene siege(int main, int move) {
    Scene scene{red, blue};
    scene.army(red, arab, "tabuk", 0, main, move + 1);
    scene.takes(Move{arab, city("jerusalem")});
    return scene;
}

// Red's Arabs from Nicaea besiege Constantinople.
Scene siege_of_constantinople(int main, int move) {
    Scene scene{red, blue};
    belongs(scene, "nicaea", Allegiance::arab, 2);
    scene.army(red, arab, "nicaea", 0, main, move + 4);
    scene.takes(Move{arab, city("constantinople")});
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(sieges)

BOOST_AUTO_TEST_CASE(byz_45_the_city_rolls_a_die_a_token) {
    Scene scene = siege(8, 2);
    const auto& roll = scene.awaits<AwaitRoll>();
    BOOST_TEST((roll.what == RollFor::siege));
    BOOST_TEST(roll.player == red);
    BOOST_TEST(roll.attacker == 0);
    BOOST_TEST(roll.defender == 3);
    scene.refuses(Roll{Faces{{}, {1, 2}}}, byz(45),
                  "Enter the right number of dice: 3 for the city, none for the attacker.");
    scene.refuses(Roll{Faces{{1}, {1, 2, 3}}}, byz(45),
                  "Enter the right number of dice: 3 for the city, none for the attacker.");
    scene.refuses(Roll{Hits{0, 4}}, byz(45), "Enter the right number of dice: 3 for the city, none for the attacker.");
    scene.refuses(Roll{Hits{1, 0}}, byz(45), "Enter the right number of dice: 3 for the city, none for the attacker.");
    scene.takes(Roll{Faces{{}, {3, 4, 1}}});
    BOOST_TEST(scene.awaits<AwaitLosses>().count == 1);
}

BOOST_AUTO_TEST_CASE(byz_45_a_fortification_rolls_too) {
    Scene scene{red, blue};
    scene.display(blue, byzantine).levy = 0;
    scene.army(red, arab, "tabuk", 0, 8, 3);
    fortified(scene, blue, "jerusalem");
    scene.takes(Move{arab, city("jerusalem")});
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 4);
}

BOOST_AUTO_TEST_CASE(byz_45_a_persian_city_rolls_its_printed_strength) {
    for (const auto& [from, to, dice] : {std::tuple{"mecca", "hira", 3}, {"edessa", "amida", 2}}) {
        Scene scene{red, blue};
        belongs(scene, from, Allegiance::arab, 2);
        scene.army(red, arab, from, 0, 8, 3);
        scene.takes(Move{arab, city(to)});
        BOOST_TEST(scene.awaits<AwaitRoll>().defender == dice);
    }
}

BOOST_AUTO_TEST_CASE(byz_45_each_hit_costs_a_cube_of_the_attackers_choice) {
    Scene scene = siege(8, 2);
    const int casualties = scene.player(red).casualty;
    scene.rolls(0, 2);
    BOOST_TEST(scene.awaits<AwaitLosses>().player == red);
    BOOST_TEST((scene.awaits<AwaitLosses>().from == LossFrom::siege));
    scene.refuses(Lose{0, 1, 0}, byz(45), "The siege costs exactly 2 of the cubes in the Elite, Main and Move boxes.");
    scene.refuses(Lose{1, 1, 0}, byz(45), "The siege costs exactly 2 of the cubes in the Elite, Main and Move boxes.");
    scene.refuses(Lose{0, 3, -1}, byz(45), "The siege costs exactly 2 of the cubes in the Elite, Main and Move boxes.");
    scene.takes(Lose{0, 1, 1});
    BOOST_TEST(scene.display(red, arab).main == 7);
    BOOST_TEST(scene.display(red, arab).move == 1);
    BOOST_TEST(scene.player(red).casualty == casualties + 2);
}

BOOST_AUTO_TEST_CASE(byz_45_the_bulgars_lose_cubes_of_their_box) {
    Scene scene{red, blue};
    scene.takes(BulgarsAttack{pool, city("thessalonica")});
    scene.rolls(0, 3);
    BOOST_TEST(scene.now.bulgars == 6);
}

BOOST_AUTO_TEST_CASE(byz_45_constantinople_rolls_five_and_each_hit_costs_two_cubes) {
    Scene scene = siege_of_constantinople(12, 1);
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 5);
    scene.takes(Roll{Faces{{}, {1, 4, 3, 6, 2}}});
    BOOST_TEST(scene.awaits<AwaitLosses>().count == 4);
    scene.takes(Lose{0, 4, 0});
    BOOST_TEST(awaiting<Over>(scene));
}

BOOST_AUTO_TEST_CASE(byz_45_hits_of_constantinople_are_counted_before_they_are_doubled) {
    Scene scene = siege_of_constantinople(12, 1);
    scene.refuses(Roll{Hits{0, 6}}, byz(45), "Enter the right number of dice: 5 for the city, none for the attacker.");
    scene.takes(Roll{Hits{0, 5}});
    BOOST_TEST(scene.awaits<AwaitLosses>().count == 10);
}

BOOST_AUTO_TEST_CASE(byz_45_all_go_when_there_are_fewer_cubes_than_hits) {
    Scene scene = siege(2, 0);
    scene.rolls(0, 3);
    BOOST_TEST(pawn(scene, red, arab) == off_the_map);
    BOOST_TEST(active_cubes(scene.display(red, arab)) == 0);
    BOOST_TEST(allegiance_of(scene, "jerusalem") == Allegiance::byzantine);
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_45_an_odd_guard_at_constantinople_is_all_that_is_left) {
    Scene scene = siege_of_constantinople(3, 0);
    scene.display(red, arab).guard = true;
    scene.now[ActionBox::caliph].push_back(red);
    Scene all = scene;
    scene.rolls(0, 1);
    BOOST_TEST(scene.display(red, arab).main == 1);
    BOOST_TEST(scene.display(red, arab).guard);
    all.rolls(0, 2);
    BOOST_TEST(!all.display(red, arab).guard);
    BOOST_TEST(pawn(all, red, arab) == off_the_map);
}

BOOST_AUTO_TEST_CASE(byz_46_an_army_stronger_than_the_tokens_takes_the_city) {
    Scene scene = siege(4, 0);
    scene.rolls(0, 0);
    BOOST_TEST(awaiting<AwaitGarrison>(scene));
    scene.takes(Garrison{pool});
    BOOST_TEST(controller(scene, "jerusalem") == red);
    BOOST_TEST(allegiance_of(scene, "jerusalem") == Allegiance::arab);
    BOOST_TEST(pawn(scene, red, arab) == city("jerusalem"));
}

BOOST_AUTO_TEST_CASE(byz_46_an_equal_army_goes_back) {
    Scene scene = siege(3, 5);
    scene.rolls(0, 0);
    BOOST_TEST(pawn(scene, red, arab) == city("tabuk"));
    BOOST_TEST(allegiance_of(scene, "jerusalem") == Allegiance::byzantine);
    BOOST_TEST(tokens(scene, "jerusalem") == 3);
    BOOST_TEST(scene.display(red, arab).move == 5);
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_46_the_strength_after_the_losses_counts) {
    Scene scene = siege(4, 2);
    scene.rolls(0, 1);
    Scene by_main = scene;
    scene.takes(Lose{0, 0, 1});
    BOOST_TEST(awaiting<AwaitGarrison>(scene));
    by_main.takes(Lose{0, 1, 0});
    BOOST_TEST(pawn(by_main, red, arab) == city("tabuk"));
}

BOOST_AUTO_TEST_CASE(byz_46_a_fortification_must_be_beaten_too) {
    for (const int main : {4, 5}) {
        Scene scene{red, blue};
        scene.display(blue, byzantine).levy = 0;
        scene.army(red, arab, "tabuk", 0, main, 3);
        fortified(scene, blue, "jerusalem");
        scene.takes(Move{arab, city("jerusalem")});
        scene.rolls(0, 0);
        BOOST_TEST(awaiting<AwaitGarrison>(scene) == (main == 5));
    }
}

BOOST_AUTO_TEST_CASE(byz_46_a_persian_city_resists_with_its_printed_strength) {
    for (const int main : {3, 4}) {
        Scene scene{red, blue};
        scene.army(red, arab, "mecca", 0, main, 3);
        scene.takes(Move{arab, city("hira")});
        scene.rolls(0, 0);
        BOOST_TEST(awaiting<AwaitGarrison>(scene) == (main == 4));
    }
}

BOOST_AUTO_TEST_CASE(byz_46_constantinople_resists_with_five) {
    Scene scene = siege_of_constantinople(6, 0);
    scene.rolls(0, 0);
    BOOST_TEST(awaiting<Over>(scene));
    Scene weaker = siege_of_constantinople(5, 3);
    weaker.rolls(0, 0);
    BOOST_TEST(pawn(weaker, red, arab) == city("nicaea"));
    BOOST_TEST(action_of(weaker, blue));
}

BOOST_AUTO_TEST_CASE(byz_46_an_unsuccessful_siege_by_sea_depends_on_the_fleet_like_a_lost_battle) {
    Scene scene{red, blue};
    belongs(scene, "alexandria", Allegiance::arab, 2);
    scene.army(red, arab, "alexandria", 0, 2, 5);
    chose(scene, blue, ActionBox::byzantine_fleet);
    scene.takes(Move{arab, city("candia")});
    scene.takes(Allow{});
    scene.rolls(0, 0);
    BOOST_TEST(scene.awaits<AwaitSeaRetreat>().player == blue);
    scene.takes(Deny{});
    BOOST_TEST(pawn(scene, red, arab) == off_the_map);
}

BOOST_AUTO_TEST_SUITE_END()
