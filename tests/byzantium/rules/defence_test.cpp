// SPDX-License-Identifier: MIT
// BYZ-35 to 37 and 39: who defends an attacked city.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

namespace {

// Red's Arabs in Tabuk, blue controls Jerusalem (3 tokens) and has a levy of 2.
Scene armies_before_jerusalem(Rulings rulings = {}) {
    Scene scene{{red, blue, green, yellow}, rulings};
    scene.army(red, arab, "tabuk", 0, 8, 5);
    scene.controls(blue, "jerusalem");
    return scene;
}

void attack_jerusalem(Scene& scene) { scene.takes(Move{arab, city("jerusalem")}); }

// Damascus and Alexandria have fallen, so a way out of Jerusalem costs a Byzantine army one cube.
void surround_jerusalem(Scene& scene) {
    belongs(scene, "damascus", Allegiance::arab, 2);
    belongs(scene, "alexandria", Allegiance::arab, 2);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(defence)

BOOST_AUTO_TEST_CASE(byz_35_an_army_in_the_city_may_stand) {
    Scene scene = armies_before_jerusalem();
    scene.army(blue, byzantine, "jerusalem", 1, 3, 2);
    attack_jerusalem(scene);
    BOOST_TEST(scene.awaits<AwaitDefence>().player == blue);
    BOOST_TEST(scene.awaits<AwaitDefence>().side == byzantine);
    scene.takes(Stand{});
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::battle));
    BOOST_TEST(active_cubes(scene.display(blue, byzantine)) == 6);
}

BOOST_AUTO_TEST_CASE(byz_35_an_army_in_the_city_may_retreat_first) {
    Scene scene = armies_before_jerusalem();
    scene.army(blue, byzantine, "jerusalem", 1, 3, 2);
    attack_jerusalem(scene);
    scene.takes(Retreat{});
    BOOST_TEST(scene.awaits<AwaitRetreat>().player == blue);
    scene.takes(RetreatTo{city("alexandria")});
    BOOST_TEST(pawn(scene, blue, byzantine) == city("alexandria"));
    BOOST_TEST(active_cubes(scene.display(blue, byzantine)) == 6);
}

BOOST_AUTO_TEST_CASE(byz_35_armies_decide_clockwise_from_the_attacker) {
    Scene scene = armies_before_jerusalem();
    for (const Color color : {yellow, green, blue}) scene.army(color, byzantine, "jerusalem", 0, 3, 2);
    attack_jerusalem(scene);
    for (const Color color : {blue, green, yellow}) {
        BOOST_TEST(scene.awaits<AwaitDefence>().player == color);
        scene.takes(Stand{});
    }
    BOOST_TEST(awaiting<AwaitFight>(scene));
}

BOOST_AUTO_TEST_CASE(byz_35_clockwise_goes_round_the_end_of_the_table) {
    Scene scene = armies_before_jerusalem();
    scene.takes(AwaitPlayer{green});
    scene.army(green, arab, "tabuk", 0, 8, 5);
    scene.army(blue, byzantine, "jerusalem", 0, 3, 2);
    scene.army(red, byzantine, "jerusalem", 0, 3, 2);
    attack_jerusalem(scene);
    BOOST_TEST(scene.awaits<AwaitDefence>().player == red);
    scene.takes(Stand{});
    BOOST_TEST(scene.awaits<AwaitDefence>().player == blue);
}

BOOST_AUTO_TEST_CASE(byz_35_each_retreat_is_made_before_the_next_army_decides) {
    Scene scene = armies_before_jerusalem();
    scene.army(blue, byzantine, "jerusalem", 0, 3, 2);
    scene.army(green, byzantine, "jerusalem", 0, 3, 2);
    attack_jerusalem(scene);
    scene.takes(Retreat{});
    BOOST_TEST(scene.awaits<AwaitRetreat>().player == blue);
    scene.takes(RetreatTo{city("damascus")});
    BOOST_TEST(scene.awaits<AwaitDefence>().player == green);
}

BOOST_AUTO_TEST_CASE(byz_35_a_retreat_that_would_destroy_the_army_is_not_offered) {
    Scene scene = armies_before_jerusalem();
    surround_jerusalem(scene);
    scene.army(blue, byzantine, "jerusalem", 0, 1, 0);
    attack_jerusalem(scene);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::battle));
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 1);
}

BOOST_AUTO_TEST_CASE(byz_35_a_doomed_army_that_must_stand_may_not_retreat) {
    Scene scene = armies_before_jerusalem();
    surround_jerusalem(scene);
    scene.army(blue, byzantine, "jerusalem", 0, 1, 0);
    scene.army(green, byzantine, "jerusalem", 0, 3, 2);
    attack_jerusalem(scene);
    BOOST_TEST(scene.awaits<AwaitDefence>().player == green);
}

BOOST_AUTO_TEST_CASE(byz_35_a_table_may_let_a_doomed_army_retreat_and_the_levy_fight) {
    Scene scene = armies_before_jerusalem(offered_first);
    surround_jerusalem(scene);
    scene.army(blue, byzantine, "jerusalem", 0, 1, 0);
    const int casualties = scene.player(blue).casualty;
    attack_jerusalem(scene);
    BOOST_TEST(scene.awaits<AwaitDefence>().player == blue);
    BOOST_TEST(scene.legal().size() == 2U);
    scene.takes(Retreat{});
    BOOST_TEST(told<ArmyDestroyed>(scene));
    BOOST_TEST(pawn(scene, blue, byzantine) == off_the_map);
    BOOST_TEST(scene.player(blue).casualty == casualties + 1);
    BOOST_TEST(scene.awaits<AwaitLevy>().player == blue);
    scene.takes(UseLevy{});
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 2);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_35_a_doomed_army_may_stand_all_the_same) {
    Scene scene = armies_before_jerusalem(offered_first);
    surround_jerusalem(scene);
    scene.army(blue, byzantine, "jerusalem", 0, 1, 0);
    attack_jerusalem(scene);
    scene.takes(Stand{});
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::battle));
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 1);
}

BOOST_AUTO_TEST_CASE(byz_35_an_army_without_any_way_out_may_retreat_to_its_end) {
    Scene scene{{red, blue}, offered_first};
    for (const auto* id : {"dyrrachium", "thessalonica", "athens"}) belongs(scene, id, Allegiance::bulgar, 1);
    scene.army(blue, arab, "athens", 2, 3, 2);
    scene.army(red, byzantine, "candia", 0, 10, 5);
    belongs(scene, "athens", Allegiance::arab, 1);
    for (CityId id{}; index(id) < scene.now.cities.size(); id = static_cast<CityId>(index(id) + 1))
        if (id != city("athens") && scene.now[id].side == Allegiance::arab) scene.now[id].side = Allegiance::byzantine;
    scene.takes(Move{byzantine, city("athens")});
    scene.takes(Retreat{});
    BOOST_TEST(pawn(scene, blue, arab) == off_the_map);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_35_a_retreat_that_leaves_one_cube_is_offered) {
    Scene scene = armies_before_jerusalem();
    surround_jerusalem(scene);
    scene.army(blue, byzantine, "jerusalem", 0, 1, 1);
    attack_jerusalem(scene);
    BOOST_TEST(awaiting<AwaitDefence>(scene));
    BOOST_TEST(scene.allows(Retreat{}));
}

BOOST_AUTO_TEST_CASE(byz_35_armies_elsewhere_are_not_asked) {
    Scene scene = armies_before_jerusalem();
    scene.army(blue, byzantine, "damascus", 0, 3, 2);
    attack_jerusalem(scene);
    BOOST_TEST(awaiting<AwaitLevy>(scene));
}

BOOST_AUTO_TEST_CASE(byz_36_an_own_army_in_the_attacked_city_retreats_first) {
    Scene scene = armies_before_jerusalem();
    scene.army(red, byzantine, "jerusalem", 0, 2, 1);
    scene.army(blue, byzantine, "jerusalem", 0, 3, 2);
    attack_jerusalem(scene);
    BOOST_TEST(scene.awaits<AwaitRetreat>().player == red);
    BOOST_TEST(scene.awaits<AwaitRetreat>().side == byzantine);
    scene.takes(RetreatTo{city("damascus")});
    BOOST_TEST(pawn(scene, red, byzantine) == city("damascus"));
    BOOST_TEST(scene.awaits<AwaitDefence>().player == blue);
}

BOOST_AUTO_TEST_CASE(byz_36_an_own_army_may_be_destroyed_by_that) {
    Scene scene = armies_before_jerusalem();
    surround_jerusalem(scene);
    scene.army(red, byzantine, "jerusalem", 0, 1, 0);
    attack_jerusalem(scene);
    BOOST_TEST(pawn(scene, red, byzantine) == off_the_map);
    BOOST_TEST(scene.display(red, byzantine).main == 0);
    BOOST_TEST(scene.awaits<AwaitLevy>().player == blue);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_36_an_own_army_in_the_way_of_the_bulgars_retreats_first) {
    Scene scene{red, blue};
    scene.army(red, byzantine, "thessalonica", 0, 2, 1);
    scene.takes(BulgarsAttack{pool, city("thessalonica")});
    BOOST_TEST(scene.awaits<AwaitRetreat>().player == red);
    scene.takes(RetreatTo{city("athens")});
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_36_the_own_levy_is_not_asked) {
    Scene scene{red, blue};
    scene.controls(red, "thessalonica");
    scene.takes(BulgarsAttack{pool, city("thessalonica")});
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_36_the_levy_of_another_is_asked_against_the_bulgars) {
    Scene scene{red, blue};
    scene.controls(blue, "thessalonica");
    scene.takes(BulgarsAttack{pool, city("thessalonica")});
    BOOST_TEST(scene.awaits<AwaitLevy>().player == blue);
}

BOOST_AUTO_TEST_CASE(byz_36_defenders_against_the_bulgars_decide_clockwise_from_the_active_player) {
    Scene scene{red, blue, green};
    scene.takes(AwaitPlayer{blue});
    for (const Color color : {red, green}) scene.army(color, byzantine, "thessalonica", 0, 2, 1);
    scene.takes(BulgarsAttack{pool, city("thessalonica")});
    BOOST_TEST(scene.awaits<AwaitDefence>().player == green);
}

BOOST_AUTO_TEST_CASE(byz_37_without_an_army_the_controller_may_use_the_levy) {
    Scene scene = armies_before_jerusalem();
    attack_jerusalem(scene);
    BOOST_TEST(scene.awaits<AwaitLevy>().player == blue);
    BOOST_TEST(scene.awaits<AwaitLevy>().side == byzantine);
    scene.takes(UseLevy{});
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::battle));
    BOOST_TEST(scene.awaits<AwaitRoll>().attacker == 3);
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 2);
}

BOOST_AUTO_TEST_CASE(byz_37_the_controller_may_spare_the_levy) {
    Scene scene = armies_before_jerusalem();
    attack_jerusalem(scene);
    scene.takes(Decline{});
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
    BOOST_TEST(scene.display(blue, byzantine).levy == 2);
}

BOOST_AUTO_TEST_CASE(byz_37_an_empty_levy_box_is_not_asked) {
    Scene scene = armies_before_jerusalem();
    scene.display(blue, byzantine).levy = 0;
    scene.display(blue, arab).levy = 4;
    attack_jerusalem(scene);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_37_an_arab_city_is_defended_by_the_arab_levy) {
    Scene scene{red, blue};
    belongs(scene, "jerusalem", Allegiance::arab, 2);
    scene.controls(blue, "jerusalem");
    scene.display(blue, arab).levy = 1;
    scene.army(red, byzantine, "damascus", 0, 5, 2);
    scene.takes(Move{byzantine, city("jerusalem")});
    BOOST_TEST(scene.awaits<AwaitLevy>().side == arab);
    scene.takes(UseLevy{});
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 1);
}

BOOST_AUTO_TEST_CASE(byz_37_only_the_levy_of_the_citys_side_counts) {
    Scene scene{red, blue};
    belongs(scene, "jerusalem", Allegiance::arab, 2);
    scene.controls(blue, "jerusalem");
    scene.display(blue, arab).levy = 1;
    scene.display(blue, byzantine).levy = 0;
    scene.army(red, byzantine, "damascus", 0, 5, 2);
    Scene without = scene;
    scene.takes(Move{byzantine, city("jerusalem")});
    BOOST_TEST(awaiting<AwaitLevy>(scene));
    without.display(blue, arab).levy = 0;
    without.display(blue, byzantine).levy = 4;
    without.takes(Move{byzantine, city("jerusalem")});
    BOOST_TEST((without.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_37_nobodys_city_has_no_levy) {
    Scene scene = armies_before_jerusalem();
    scene.takes(Move{arab, city("alexandria")});
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_37_the_levy_may_defend_once_every_army_has_retreated) {
    Scene scene = armies_before_jerusalem();
    scene.army(green, byzantine, "jerusalem", 0, 3, 2);
    attack_jerusalem(scene);
    scene.takes(Retreat{});
    scene.takes(RetreatTo{city("damascus")});
    BOOST_TEST(scene.awaits<AwaitLevy>().player == blue);
}

BOOST_AUTO_TEST_CASE(byz_37_the_levy_does_not_follow_an_army_that_stood) {
    Scene scene = armies_before_jerusalem();
    scene.army(green, byzantine, "jerusalem", 0, 1, 0);
    attack_jerusalem(scene);
    scene.takes(Stand{});
    scene.rolls(1, 0);
    BOOST_TEST(pawn(scene, green, byzantine) == off_the_map);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_37_a_fortified_city_has_its_levy_too) {
    Scene scene = armies_before_jerusalem();
    fortified(scene, green, "alexandria");
    scene.takes(Move{arab, city("alexandria")});
    BOOST_TEST(scene.awaits<AwaitLevy>().player == green);
}

BOOST_AUTO_TEST_CASE(byz_37_the_emperors_levy_defends_constantinople) {
    Scene scene{red, blue, green};
    belongs(scene, "nicaea", Allegiance::arab, 2);
    scene.army(red, arab, "nicaea", 0, 8, 5);
    chose(scene, green, ActionBox::emperor);
    scene.takes(Move{arab, city("constantinople")});
    BOOST_TEST(scene.awaits<AwaitLevy>().player == green);
    BOOST_TEST(scene.awaits<AwaitLevy>().side == byzantine);
}

BOOST_AUTO_TEST_CASE(byz_37_the_emperors_levy_defends_constantinople_against_the_bulgars_of_another) {
    for (const Color emperor : {red, blue}) {
        Scene scene{red, blue};
        belongs(scene, "adrianople", Allegiance::bulgar, 1);
        chose(scene, emperor, ActionBox::emperor);
        scene.takes(BulgarsAttack{pool, city("constantinople")});
        BOOST_TEST(awaiting<AwaitLevy>(scene) == (emperor == blue));
    }
}

BOOST_AUTO_TEST_CASE(byz_37_an_attacker_who_is_emperor_meets_no_levy_in_constantinople) {
    Scene scene{red, blue, green};
    belongs(scene, "nicaea", Allegiance::arab, 2);
    scene.army(red, arab, "nicaea", 0, 8, 5);
    chose(scene, red, ActionBox::emperor);
    scene.takes(Move{arab, city("constantinople")});
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_37_without_an_emperor_constantinople_has_no_levy) {
    Scene scene{red, blue, green};
    belongs(scene, "nicaea", Allegiance::arab, 2);
    scene.army(red, arab, "nicaea", 0, 8, 5);
    scene.takes(Move{arab, city("constantinople")});
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_39_the_attacker_chooses_whom_to_fight_first) {
    Scene scene = armies_before_jerusalem();
    scene.army(blue, byzantine, "jerusalem", 0, 1, 2);
    scene.army(green, byzantine, "jerusalem", 0, 2, 2);
    attack_jerusalem(scene);
    scene.takes(Stand{});
    scene.takes(Stand{});
    BOOST_TEST(scene.awaits<AwaitFight>().player == red);
    BOOST_TEST(scene.awaits<AwaitFight>().among == (values::Few<Color, 4>{blue, green}), per_element());
    scene.refuses(Fight{yellow}, byz(39), "This player has no army left to fight here.");
    scene.refuses(Fight{red}, byz(39), "This player has no army left to fight here.");
    scene.takes(Fight{green});
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 2);
}

BOOST_AUTO_TEST_CASE(byz_39_one_after_the_other_and_then_the_siege) {
    Scene scene = armies_before_jerusalem();
    scene.army(blue, byzantine, "jerusalem", 0, 1, 0);
    scene.army(green, byzantine, "jerusalem", 0, 2, 0);
    scene.army(yellow, byzantine, "jerusalem", 0, 3, 0);
    attack_jerusalem(scene);
    for (int army = 0; army < 3; ++army) scene.takes(Stand{});
    scene.takes(Fight{green});
    scene.rolls(2, 0);
    BOOST_TEST(scene.awaits<AwaitFight>().among == (values::Few<Color, 4>{blue, yellow}), per_element());
    scene.refuses(Fight{green}, byz(39), "This player has no army left to fight here.");
    scene.takes(Fight{yellow});
    scene.rolls(3, 0);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::battle));
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 1);
    scene.rolls(1, 0);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_39_an_attacker_who_loses_fights_nobody_else) {
    Scene scene = armies_before_jerusalem();
    scene.army(blue, byzantine, "jerusalem", 0, 9, 0);
    scene.army(green, byzantine, "jerusalem", 0, 2, 0);
    attack_jerusalem(scene);
    scene.takes(Stand{});
    scene.takes(Stand{});
    scene.takes(Fight{blue});
    scene.rolls(0, 0);
    BOOST_TEST(pawn(scene, red, arab) == city("tabuk"));
    BOOST_TEST(pawn(scene, green, byzantine) == city("jerusalem"));
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_SUITE_END()
