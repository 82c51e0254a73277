// SPDX-License-Identifier: MIT
// BYZ-40 to 44: one battle.
#include "byzantium/rules/words.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>

using namespace words;
namespace data = boost::unit_test::data;

namespace {

struct Army {
    std::string name;
    int elite;
    int main;
    int move;
    bool guard;
    int dice;
    int strength;
};
std::ostream& operator<<(std::ostream& out, const Army& army) { return out << army.name; }

const std::vector<Army> armies{
    {"two main", 0, 2, 5, false, 2, 2},           {"three main", 0, 3, 0, false, 3, 3},
    {"nine main", 0, 9, 2, false, 3, 9},          {"elite only", 4, 0, 1, false, 4, 4},
    {"elite and main", 2, 5, 1, false, 5, 7},     {"a guard and main", 0, 5, 1, true, 4, 6},
    {"a guard among elite", 2, 1, 0, true, 4, 4}, {"a guard alone", 0, 0, 0, true, 1, 1},
};

// Red's Arabs from Tabuk meet blue's Byzantine army in Jerusalem, which stands.
Scene battle(int red_main, int blue_elite, int blue_main, int blue_move) {
    Scene scene{red, blue, green};
    scene.army(red, arab, "tabuk", 0, red_main, 4);
    scene.army(blue, byzantine, "jerusalem", blue_elite, blue_main, blue_move);
    scene.controls(blue, "jerusalem");
    scene.takes(Move{arab, city("jerusalem")});
    scene.takes(Stand{});
    return scene;
}

// Red's Arabs meet blue's levy there.
Scene against_a_levy(int red_main, int levy) {
    Scene scene{red, blue};
    scene.army(red, arab, "tabuk", 0, red_main, 4);
    scene.controls(blue, "jerusalem");
    scene.player(blue).casualty -= levy - 2;
    scene.display(blue, byzantine).levy = levy;
    scene.takes(Move{arab, city("jerusalem")});
    scene.takes(UseLevy{});
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(battles)

BOOST_DATA_TEST_CASE(byz_40_a_field_army_rolls_three_for_main_at_most_and_one_for_each_elite, data::make(armies),
                     army) {
    Scene scene{red, blue};
    scene.army(blue, byzantine, "jerusalem", army.elite, army.main, army.move);
    scene.display(blue, byzantine).guard = army.guard;
    BOOST_TEST(field_dice(scene.display(blue, byzantine)) == army.dice);
    BOOST_TEST(field_strength(scene.display(blue, byzantine)) == army.strength);
    scene.army(red, arab, "tabuk", 1, 1, 3);
    scene.takes(Move{arab, city("jerusalem")});
    scene.takes(Stand{});
    BOOST_TEST(scene.awaits<AwaitRoll>().attacker == 2);
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == army.dice);
    BOOST_TEST(scene.awaits<AwaitRoll>().player == red);
}

BOOST_AUTO_TEST_CASE(byz_40_a_levy_rolls_a_die_a_cube_and_three_at_most) {
    for (const auto& [levy, dice] : {std::pair{1, 1}, {3, 3}, {5, 3}})
        BOOST_TEST(against_a_levy(8, levy).awaits<AwaitRoll>().defender == dice);
}

BOOST_AUTO_TEST_CASE(byz_40_an_army_of_move_cubes_alone_rolls_no_die_but_is_rolled_against) {
    Scene scene = battle(5, 0, 0, 3);
    BOOST_TEST(scene.awaits<AwaitRoll>().attacker == 3);
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 0);
    scene.takes(Roll{Faces{{6, 5, 1}, {}}});
    BOOST_TEST(scene.display(blue, byzantine).move == 1);
    BOOST_TEST(told<BattleWon>(scene));
}

BOOST_AUTO_TEST_CASE(byz_40_four_or_more_is_a_hit) {
    Scene scene = battle(8, 0, 3, 3);
    scene.takes(Roll{Faces{{1, 2, 3}, {4, 5, 6}}});
    BOOST_TEST(scene.awaits<AwaitLosses>().player == red);
    BOOST_TEST(scene.awaits<AwaitLosses>().count == 3);
    scene.takes(Lose{0, 3, 0});
    BOOST_TEST(active_cubes(scene.display(blue, byzantine)) == 6);
}

BOOST_AUTO_TEST_CASE(byz_40_as_many_dice_as_were_asked_for) {
    const Scene scene = battle(8, 1, 3, 2);
    scene.refuses(Roll{Faces{{1, 2}, {1, 2, 3, 4}}}, byz(40),
                  "Enter the right number of dice: 3 for the attacker, 4 for the defender.");
    scene.refuses(Roll{Faces{{1, 2, 3}, {1, 2, 3}}}, byz(40),
                  "Enter the right number of dice: 3 for the attacker, 4 for the defender.");
    scene.refuses(Roll{Faces{{1, 2, 3, 4}, {1, 2, 3, 4}}}, byz(40),
                  "Enter the right number of dice: 3 for the attacker, 4 for the defender.");
    scene.refuses(Roll{Hits{4, 0}}, byz(40), "Enter the right number of dice: 3 for the attacker, 4 for the defender.");
    scene.refuses(Roll{Hits{0, 5}}, byz(40), "Enter the right number of dice: 3 for the attacker, 4 for the defender.");
    scene.refuses(Roll{Hits{-1, 0}}, byz(40),
                  "Enter the right number of dice: 3 for the attacker, 4 for the defender.");
    BOOST_TEST(scene.allows(Roll{Hits{3, 4}}));
}

BOOST_AUTO_TEST_CASE(byz_40_a_die_has_six_faces) {
    const Scene scene = battle(8, 1, 3, 2);
    scene.refuses(Roll{Faces{{1, 2, 7}, {1, 2, 3, 4}}}, RuleId::format, "A die shows 1 to 6.");
    scene.refuses(Roll{Faces{{1, 2, 3}, {0, 2, 3, 4}}}, RuleId::format, "A die shows 1 to 6.");
}

BOOST_AUTO_TEST_CASE(byz_40_the_roll_is_simultaneous) {
    Scene scene = battle(3, 0, 3, 0);
    scene.takes(Roll{Faces{{4, 4, 1}, {6, 6, 6}}});
    BOOST_TEST(scene.awaits<AwaitLosses>().count == 3);
    scene.takes(Lose{0, 3, 0});
    BOOST_TEST(scene.display(blue, byzantine).main == 1);
}

BOOST_AUTO_TEST_CASE(byz_41_first_the_attacker_then_the_defender_removes_cubes) {
    Scene scene = battle(8, 1, 5, 2);
    const int red_casualties = scene.player(red).casualty;
    const int blue_casualties = scene.player(blue).casualty;
    scene.rolls(2, 2);
    BOOST_TEST(scene.awaits<AwaitLosses>().player == red);
    BOOST_TEST((scene.awaits<AwaitLosses>().from == LossFrom::battle_attacker));
    scene.takes(Lose{0, 1, 1});
    BOOST_TEST(scene.awaits<AwaitLosses>().player == blue);
    BOOST_TEST(scene.awaits<AwaitLosses>().side == byzantine);
    BOOST_TEST((scene.awaits<AwaitLosses>().from == LossFrom::battle_defender));
    scene.takes(Lose{1, 0, 1});
    BOOST_TEST(scene.player(red).casualty == red_casualties + 2);
    BOOST_TEST(scene.player(blue).casualty == blue_casualties + 2);
    BOOST_TEST(scene.display(blue, byzantine).elite == 0);
    BOOST_TEST(scene.display(blue, byzantine).main == 5);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_41_exactly_the_hits_and_only_cubes_that_are_there) {
    Scene scene = battle(8, 1, 5, 2);
    scene.rolls(0, 2);
    for (const Lose& loss :
         {Lose{0, 1, 0}, Lose{0, 2, 1}, Lose{1, 1, 0}, Lose{0, 3, -1}, Lose{0, -3, 5}, Lose{0, 0, 0}})
        scene.refuses(loss, byz(41), "The hits cost exactly 2 of the cubes in the Elite, Main and Move boxes.");
    for (const Lose& loss : {Lose{0, 2, 0}, Lose{0, 1, 1}, Lose{0, 0, 2}}) BOOST_TEST(scene.allows(loss));
    BOOST_TEST(scene.legal().size() == 3U);
}

BOOST_AUTO_TEST_CASE(byz_41_with_fewer_cubes_than_hits_all_go) {
    Scene scene = battle(8, 0, 1, 1);
    scene.rolls(3, 0);
    BOOST_TEST(active_cubes(scene.display(blue, byzantine)) == 0);
    BOOST_TEST(pawn(scene, blue, byzantine) == off_the_map);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_41_a_guard_goes_last) {
    Scene scene{red, blue};
    scene.army(red, arab, "tabuk", 0, 8, 4);
    scene.army(blue, byzantine, "jerusalem", 0, 2, 1);
    chose(scene, blue, ActionBox::emperor);
    scene.takes(Move{arab, city("jerusalem")});
    scene.takes(Stand{});
    Scene all = scene;
    scene.rolls(3, 0);
    BOOST_TEST(scene.display(blue, byzantine).guard);
    BOOST_TEST(active_cubes(scene.display(blue, byzantine)) == 1);
    all.display(blue, byzantine).move = 0;
    all.rolls(3, 0);
    BOOST_TEST(!all.display(blue, byzantine).guard);
    BOOST_TEST(pawn(all, blue, byzantine) == off_the_map);
}

BOOST_AUTO_TEST_CASE(byz_41_a_levy_loses_levy_cubes_only) {
    Scene scene = against_a_levy(8, 3);
    const int casualties = scene.player(blue).casualty;
    scene.rolls(2, 0);
    BOOST_TEST(scene.display(blue, byzantine).levy == 1);
    BOOST_TEST(scene.display(blue, byzantine).main == 3);
    BOOST_TEST(scene.display(blue, byzantine).elite == 1);
    BOOST_TEST(scene.player(blue).casualty == casualties + 2);
    Scene all = against_a_levy(8, 1);
    all.rolls(3, 0);
    BOOST_TEST(all.display(blue, byzantine).levy == 0);
    BOOST_TEST(active_cubes(all.display(blue, byzantine)) == 6);
}

BOOST_AUTO_TEST_CASE(byz_42_the_greater_remaining_strength_wins) {
    Scene scene = battle(8, 1, 5, 2);
    scene.rolls(0, 1);
    scene.takes(Lose{0, 1, 0});
    BOOST_TEST(told<BattleWon>(scene));
    BOOST_TEST(pawn(scene, red, arab) == city("jerusalem"));
}

BOOST_AUTO_TEST_CASE(byz_42_a_tie_is_the_defenders) {
    Scene scene = battle(7, 1, 5, 2);
    scene.rolls(0, 1);
    scene.takes(Lose{0, 1, 0});
    BOOST_TEST(told<BattleLost>(scene));
    BOOST_TEST(pawn(scene, red, arab) == city("tabuk"));
    BOOST_TEST(pawn(scene, blue, byzantine) == city("jerusalem"));
}

BOOST_AUTO_TEST_CASE(byz_42_move_cubes_are_no_strength) {
    Scene scene = battle(3, 0, 2, 9);
    scene.rolls(0, 0);
    BOOST_TEST(told<BattleWon>(scene));
}

BOOST_AUTO_TEST_CASE(byz_42_a_guard_is_strength) {
    Scene scene{red, blue};
    scene.army(red, arab, "tabuk", 0, 4, 4);
    scene.army(blue, byzantine, "jerusalem", 0, 4, 1);
    chose(scene, red, ActionBox::caliph);
    scene.takes(Move{arab, city("jerusalem")});
    scene.takes(Stand{});
    BOOST_TEST(scene.awaits<AwaitRoll>().attacker == 4);
    scene.rolls(0, 0);
    BOOST_TEST(told<BattleWon>(scene));
}

BOOST_AUTO_TEST_CASE(byz_42_a_levys_strength_is_its_cubes_beyond_three_too) {
    Scene scene = against_a_levy(5, 5);
    scene.rolls(0, 0);
    BOOST_TEST(told<BattleLost>(scene));
    Scene weaker = against_a_levy(5, 4);
    weaker.rolls(0, 0);
    BOOST_TEST(told<BattleWon>(weaker));
}

BOOST_AUTO_TEST_CASE(byz_42_nought_against_nought_is_the_defenders) {
    Scene scene = battle(1, 0, 1, 2);
    scene.rolls(1, 1);
    scene.takes(Lose{0, 1, 0});
    scene.takes(Lose{0, 1, 0});
    BOOST_TEST(told<BattleLost>(scene));
    BOOST_TEST(pawn(scene, red, arab) == city("tabuk"));
    BOOST_TEST(pawn(scene, blue, byzantine) == city("jerusalem"));
}

BOOST_AUTO_TEST_CASE(byz_42_armies_without_a_die_on_either_side_are_a_tie_unrolled) {
    Scene scene = battle(0, 0, 0, 2);
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(pawn(scene, red, arab) == city("tabuk"));
    BOOST_TEST(pawn(scene, blue, byzantine) == city("jerusalem"));
}

BOOST_AUTO_TEST_CASE(byz_43_a_beaten_army_retreats_and_the_siege_follows) {
    Scene scene = battle(8, 0, 3, 2);
    scene.rolls(0, 0);
    BOOST_TEST(scene.awaits<AwaitRetreat>().player == blue);
    BOOST_TEST(scene.awaits<AwaitRetreat>().side == byzantine);
    scene.takes(RetreatTo{city("damascus")});
    BOOST_TEST(pawn(scene, blue, byzantine) == city("damascus"));
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 3);
    BOOST_TEST(scene.awaits<AwaitRoll>().attacker == 0);
}

BOOST_AUTO_TEST_CASE(byz_43_a_beaten_levy_stays_on_its_display) {
    Scene scene = against_a_levy(8, 3);
    scene.rolls(1, 0);
    BOOST_TEST(scene.display(blue, byzantine).levy == 2);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_44_a_beaten_attacker_goes_back_without_cost) {
    Scene scene = battle(3, 0, 5, 2);
    scene.rolls(0, 1);
    scene.takes(Lose{0, 1, 0});
    BOOST_TEST(pawn(scene, red, arab) == city("tabuk"));
    BOOST_TEST(scene.display(red, arab).main == 2);
    BOOST_TEST(scene.display(red, arab).move == 3);
    BOOST_TEST(controller(scene, "jerusalem") == blue);
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_44_a_victorious_levy_throws_the_attacker_back) {
    Scene scene = against_a_levy(2, 3);
    scene.rolls(0, 0);
    BOOST_TEST(pawn(scene, red, arab) == city("tabuk"));
    BOOST_TEST(scene.display(blue, byzantine).levy == 3);
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_44_it_goes_back_along_its_last_link) {
    Scene scene{red, blue};
    scene.army(red, arab, "medina", 0, 3, 5);
    scene.army(blue, byzantine, "jerusalem", 0, 5, 2);
    scene.takes(Move{arab, city("tabuk")});
    scene.takes(Move{arab, city("jerusalem")});
    scene.takes(Stand{});
    scene.rolls(0, 0);
    BOOST_TEST(pawn(scene, red, arab) == city("tabuk"));
}

BOOST_AUTO_TEST_CASE(byz_44_an_attacker_without_cubes_is_destroyed) {
    Scene scene = battle(1, 0, 5, 2);
    scene.display(red, arab).move = 0;
    scene.rolls(0, 3);
    BOOST_TEST(pawn(scene, red, arab) == off_the_map);
    BOOST_TEST(told<ArmyDestroyed>(scene));
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_SUITE_END()
