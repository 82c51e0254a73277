// SPDX-License-Identifier: MIT
// BYZ-27 to 34: moving along links, sailing, placing, stopping.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

namespace {

Scene with_arabs_at(std::string_view id, int main, int move) {
    Scene scene{red, blue};
    scene.army(red, arab, id, 0, main, move);
    return scene;
}

Scene with_byzantines_at(std::string_view id, int main, int move) {
    Scene scene{red, blue};
    scene.army(red, byzantine, id, 0, main, move);
    return scene;
}

Move arabs_to(std::string_view id) { return {arab, city(id)}; }
Move byzantines_to(std::string_view id) { return {byzantine, city(id)}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(moving)

BOOST_AUTO_TEST_CASE(byz_27_a_moved_cube_goes_from_the_move_box_to_the_casualty_pool) {
    Scene scene = with_byzantines_at("nicaea", 3, 4);
    const int casualties = scene.player(red).casualty;
    scene.takes(byzantines_to("smyrna"));
    BOOST_TEST(pawn(scene, red, byzantine) == city("smyrna"));
    BOOST_TEST(scene.display(red, byzantine).move == 3);
    BOOST_TEST(scene.player(red).casualty == casualties + 1);
    BOOST_TEST(scene.display(red, byzantine).treasury == 15);
}

BOOST_AUTO_TEST_CASE(byz_27_only_along_a_link) {
    const Scene scene = with_byzantines_at("nicaea", 3, 4);
    scene.refuses(byzantines_to("athens"), byz(27), "No link that this army can use leads to Athens in one step.");
    scene.refuses(byzantines_to("attalia"), byz(27), "No link that this army can use leads to Attalia in one step.");
    scene.refuses(byzantines_to("nicaea"), byz(27), "No link that this army can use leads to Nicaea in one step.");
}

BOOST_AUTO_TEST_CASE(byz_27_an_army_without_move_cubes_stays) {
    const Scene scene = with_byzantines_at("nicaea", 3, 0);
    scene.refuses(byzantines_to("smyrna"), byz(28), "The way to Smyrna costs 1 Move cube; the army has 0.");
}

BOOST_AUTO_TEST_CASE(byz_27_an_army_off_the_map_does_not_move) {
    const Scene scene{red, blue};
    scene.refuses(arabs_to("medina"), byz(27), "The army is not on the map; it must be placed first.");
    scene.refuses(byzantines_to("nicaea"), byz(27), "The army is not on the map; it must be placed first.");
}

BOOST_AUTO_TEST_CASE(byz_27_the_action_uses_one_army) {
    Scene scene = with_byzantines_at("nicaea", 3, 4);
    scene.army(red, arab, "medina", 0, 8, 5);
    scene.takes(byzantines_to("smyrna"));
    scene.refuses(arabs_to("mecca"), byz(27), "One army per action: the other one is already moving.");
    scene.refuses(Move{byzantine, city("mecca")}, byz(27),
                  "No link that this army can use leads to Mecca in one step.");
    BOOST_TEST(scene.awaits<AwaitMarch>().side == byzantine);
}

BOOST_AUTO_TEST_CASE(byz_28_a_road_costs_one_cube) {
    Scene scene = with_arabs_at("hira", 8, 5);
    belongs(scene, "hira", Allegiance::arab, 2);
    scene.takes(arabs_to("palmyra"));
    BOOST_TEST(scene.display(red, arab).move == 4);
}

BOOST_AUTO_TEST_CASE(byz_28_a_desert_track_costs_one_cube_and_is_for_arabs) {
    Scene scene = with_arabs_at("medina", 8, 5);
    scene.takes(arabs_to("tabuk"));
    BOOST_TEST(scene.display(red, arab).move == 4);
    const Scene purple = with_byzantines_at("jerusalem", 3, 3);
    purple.refuses(byzantines_to("tabuk"), byz(28), "Only Arab armies cross the desert to Tabuk.");
}

BOOST_AUTO_TEST_CASE(byz_28_the_sea_costs_byzantines_one_and_arabs_two) {
    Scene scene = with_byzantines_at("candia", 3, 4);
    scene.takes(byzantines_to("athens"));
    BOOST_TEST(scene.display(red, byzantine).move == 3);
    Scene white = with_arabs_at("candia", 8, 5);
    belongs(white, "candia", Allegiance::arab, 1);
    white.takes(arabs_to("athens"));
    BOOST_TEST(white.display(red, arab).move == 3);
}

BOOST_AUTO_TEST_CASE(byz_28_one_cube_is_too_few_for_arabs_at_sea) {
    Scene scene = with_arabs_at("candia", 8, 1);
    belongs(scene, "candia", Allegiance::arab, 1);
    scene.refuses(arabs_to("athens"), byz(28), "The way to Athens costs 2 Move cubes; the army has 1.");
}

BOOST_AUTO_TEST_CASE(byz_28_between_nicaea_and_constantinople_arabs_pay_four) {
    Scene scene = with_arabs_at("nicaea", 8, 4);
    belongs(scene, "nicaea", Allegiance::arab, 2);
    scene.takes(arabs_to("constantinople"));
    BOOST_TEST(scene.display(red, arab).move == 0);
    Scene poorer = with_arabs_at("nicaea", 8, 3);
    belongs(poorer, "nicaea", Allegiance::arab, 2);
    poorer.refuses(arabs_to("constantinople"), byz(28),
                   "The way to Constantinople costs 4 Move cubes; the army has 3.");
}

BOOST_AUTO_TEST_CASE(byz_28_by_road_constantinople_costs_arabs_one) {
    Scene scene = with_arabs_at("adrianople", 8, 1);
    belongs(scene, "adrianople", Allegiance::arab, 2);
    scene.takes(arabs_to("constantinople"));
    BOOST_TEST(scene.display(red, arab).move == 0);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_28_between_nicaea_and_constantinople_byzantines_pay_one) {
    Scene scene = with_byzantines_at("nicaea", 3, 4);
    scene.takes(byzantines_to("constantinople"));
    BOOST_TEST(pawn(scene, red, byzantine) == city("constantinople"));
    BOOST_TEST(scene.display(red, byzantine).move == 3);
}

BOOST_AUTO_TEST_CASE(byz_29_from_constantinople_a_byzantine_army_sails_to_any_coast) {
    for (const auto* id : {"candia", "trebizond", "damascus", "dyrrachium", "alexandria", "nicaea"}) {
        Scene scene = with_byzantines_at("constantinople", 3, 4);
        scene.takes(byzantines_to(id));
        BOOST_TEST(pawn(scene, red, byzantine) == city(id));
        BOOST_TEST(scene.display(red, byzantine).move == 3);
    }
}

BOOST_AUTO_TEST_CASE(byz_29_not_to_a_city_inland) {
    const Scene scene = with_byzantines_at("constantinople", 3, 4);
    for (const auto* id : {"ankara", "palmyra", "jerusalem"})
        scene.refuses(byzantines_to(id), byz(27), "No link that this army can use leads to");
}

BOOST_AUTO_TEST_CASE(byz_29_not_the_other_way) {
    for (const auto* id : {"candia", "trebizond", "athens"})
        with_byzantines_at(id, 3, 4).refuses(byzantines_to("constantinople"), byz(27),
                                             "No link that this army can use leads to Constantinople in one step.");
}

BOOST_AUTO_TEST_CASE(byz_29_not_for_arabs) {
    Scene scene = with_arabs_at("constantinople", 8, 5);
    belongs(scene, "constantinople", Allegiance::arab, 0);
    scene.refuses(arabs_to("candia"), byz(27), "No link that this army can use leads to Candia in one step.");
}

BOOST_AUTO_TEST_CASE(byz_29_the_coast_may_be_hostile) {
    Scene scene = with_byzantines_at("constantinople", 3, 4);
    belongs(scene, "damascus", Allegiance::arab, 2);
    scene.takes(byzantines_to("damascus"));
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_30_nobody_attacks_himself) {
    Scene scene = with_arabs_at("tabuk", 8, 5);
    scene.controls(red, "jerusalem");
    scene.refuses(arabs_to("jerusalem"), byz(30),
                  "Players cannot attack their own cities: this player controls Jerusalem.");
    fortified(scene, red, "alexandria");
    scene.refuses(arabs_to("alexandria"), byz(30),
                  "Players cannot attack their own cities: this player controls Alexandria.");
    Scene purple = with_byzantines_at("alexandria", 3, 4);
    belongs(purple, "jerusalem", Allegiance::arab, 2);
    purple.controls(red, "jerusalem");
    purple.refuses(byzantines_to("jerusalem"), byz(30),
                   "Players cannot attack their own cities: this player controls Jerusalem.");
}

BOOST_AUTO_TEST_CASE(byz_30_it_holds_for_a_second_link_and_for_sailing_too) {
    Scene scene = with_arabs_at("medina", 8, 5);
    scene.controls(red, "jerusalem");
    scene.takes(arabs_to("tabuk"));
    scene.refuses(arabs_to("jerusalem"), byz(30),
                  "Players cannot attack their own cities: this player controls Jerusalem.");
    Scene purple = with_byzantines_at("constantinople", 3, 4);
    belongs(purple, "trebizond", Allegiance::arab, 2);
    purple.controls(red, "trebizond");
    purple.refuses(byzantines_to("trebizond"), byz(30),
                   "Players cannot attack their own cities: this player controls Trebizond.");
}

BOOST_AUTO_TEST_CASE(byz_30_cities_of_others_and_of_nobody_may_be_attacked) {
    Scene scene = with_arabs_at("tabuk", 8, 5);
    scene.controls(blue, "jerusalem");
    BOOST_TEST(scene.allows(arabs_to("jerusalem")));
    BOOST_TEST(scene.allows(arabs_to("alexandria")));
}

BOOST_AUTO_TEST_CASE(byz_30_an_own_city_of_the_armys_side_may_be_entered) {
    Scene scene = with_arabs_at("medina", 8, 5);
    scene.controls(red, "tabuk");
    scene.takes(arabs_to("tabuk"));
    BOOST_TEST(pawn(scene, red, arab) == city("tabuk"));
}

BOOST_AUTO_TEST_CASE(byz_32_a_city_of_another_allegiance_is_attacked_at_once) {
    Scene scene = with_arabs_at("hira", 8, 5);
    belongs(scene, "hira", Allegiance::arab, 2);
    belongs(scene, "palmyra", Allegiance::bulgar, 1);
    scene.now.bulgars = 0;
    for (const auto* id : {"baghdad", "palmyra"}) {
        Scene attack = scene;
        attack.takes(arabs_to(id));
        BOOST_TEST((attack.awaits<AwaitRoll>().what == RollFor::siege));
        BOOST_TEST(pawn(attack, red, arab) == city(id));
        BOOST_TEST(told<AttackBegan>(attack));
    }
}

BOOST_AUTO_TEST_CASE(byz_32_the_attack_ends_the_action) {
    Scene scene = with_arabs_at("tabuk", 8, 5);
    scene.takes(arabs_to("jerusalem"));
    scene.rolls(0, 0);
    scene.takes(Garrison{pool});
    BOOST_TEST(scene.display(red, arab).move == 4);
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_33_a_second_link_costs_one_cube_more) {
    Scene scene = with_byzantines_at("nicaea", 3, 3);
    scene.takes(byzantines_to("smyrna"));
    BOOST_TEST(scene.awaits<AwaitMarch>().links == 1);
    BOOST_TEST(scene.awaits<AwaitMarch>().player == red);
    scene.takes(byzantines_to("attalia"));
    BOOST_TEST(scene.display(red, byzantine).move == 0);
    BOOST_TEST(pawn(scene, red, byzantine) == city("attalia"));
}

BOOST_AUTO_TEST_CASE(byz_33_two_cubes_left_are_enough_for_it_and_one_is_not) {
    Scene scene = with_byzantines_at("nicaea", 3, 2);
    scene.army(blue, byzantine, "smyrna", 0, 1, 1);
    scene.controls(blue, "smyrna");
    scene.takes(byzantines_to("smyrna"));
    scene.refuses(byzantines_to("attalia"), byz(33),
                  "The second link, to Attalia: 2 Move cubes needed, 1 in the army.");
    scene.display(red, byzantine).move = 2;
    scene.takes(byzantines_to("attalia"));
}

BOOST_AUTO_TEST_CASE(byz_33_back_again_is_a_second_link_too) {
    Scene scene = with_byzantines_at("nicaea", 3, 4);
    scene.takes(byzantines_to("smyrna"));
    scene.takes(byzantines_to("nicaea"));
    BOOST_TEST(pawn(scene, red, byzantine) == city("nicaea"));
    BOOST_TEST(scene.display(red, byzantine).move == 1);
}

BOOST_AUTO_TEST_CASE(byz_33_arabs_by_land_and_then_by_sea_pay_four) {
    Scene scene = with_arabs_at("tabuk", 8, 5);
    belongs(scene, "alexandria", Allegiance::arab, 2);
    scene.takes(arabs_to("alexandria"));
    scene.takes(arabs_to("candia"));
    BOOST_TEST(scene.display(red, arab).move == 1);
}

BOOST_AUTO_TEST_CASE(byz_33_the_second_link_may_be_an_attack) {
    Scene scene = with_arabs_at("medina", 8, 5);
    scene.takes(arabs_to("tabuk"));
    scene.takes(arabs_to("jerusalem"));
    BOOST_TEST(scene.display(red, arab).move == 2);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_33_there_is_no_third_link) {
    Scene scene = with_byzantines_at("nicaea", 3, 9);
    scene.controls(blue, "attalia");
    scene.takes(byzantines_to("smyrna"));
    scene.takes(byzantines_to("attalia"));
    BOOST_TEST(scene.awaits<AwaitMarch>().links == 2);
    scene.refuses(byzantines_to("ankara"), byz(33), "An army can use at most two links per action.");
    scene.takes(Stop{});
}

BOOST_AUTO_TEST_CASE(byz_33_placing_is_no_link) {
    Scene scene{red, blue};
    scene.takes(Place{arab, city("mecca")});
    BOOST_TEST(scene.awaits<AwaitMarch>().links == 0);
    scene.takes(arabs_to("medina"));
    BOOST_TEST(scene.display(red, arab).move == 4);
    BOOST_TEST(scene.awaits<AwaitMarch>().links == 1);
    scene.takes(arabs_to("tabuk"));
    BOOST_TEST(scene.display(red, arab).move == 2);
}

BOOST_AUTO_TEST_CASE(byz_33_sailing_from_constantinople_is_a_link) {
    Scene scene = with_byzantines_at("constantinople", 3, 4);
    scene.takes(byzantines_to("trebizond"));
    BOOST_TEST(scene.awaits<AwaitMarch>().links == 1);
    scene.takes(byzantines_to("sinope"));
    BOOST_TEST(scene.display(red, byzantine).move == 1);
}

BOOST_AUTO_TEST_CASE(byz_33_it_may_be_sailed_as_the_second_link_for_two) {
    Scene scene = with_byzantines_at("adrianople", 3, 4);
    scene.takes(byzantines_to("constantinople"));
    scene.takes(byzantines_to("trebizond"));
    BOOST_TEST(scene.display(red, byzantine).move == 1);
    BOOST_TEST(pawn(scene, red, byzantine) == city("trebizond"));
}

BOOST_AUTO_TEST_CASE(byz_34_the_player_may_stop_after_moving) {
    Scene scene = with_byzantines_at("nicaea", 3, 4);
    scene.takes(byzantines_to("smyrna"));
    scene.takes(Stop{});
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(pawn(scene, red, byzantine) == city("smyrna"));
}

BOOST_AUTO_TEST_CASE(byz_34_the_player_may_stop_after_placing) {
    Scene scene{red, blue};
    scene.takes(Place{arab, city("tabuk")});
    scene.takes(Stop{});
    BOOST_TEST(scene.display(red, arab).move == 5);
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_34_choosing_nothing_is_no_action) {
    const Scene scene = with_byzantines_at("nicaea", 3, 4);
    scene.refuses(Stop{}, RuleId::awaits, "This entry does not answer the question that is open now.");
}

BOOST_AUTO_TEST_CASE(byz_34_another_action_is_too_late_once_the_army_has_moved) {
    Scene scene = with_byzantines_at("nicaea", 3, 4);
    scene.takes(byzantines_to("smyrna"));
    scene.refuses(Tax{1, 0}, RuleId::awaits, "This entry does not answer the question that is open now.");
    scene.refuses(Place{arab, city("tabuk")}, RuleId::awaits,
                  "This entry does not answer the question that is open now.");
}

BOOST_AUTO_TEST_CASE(byz_34_it_stops_by_itself_when_nothing_more_can_be_done) {
    Scene scene = with_byzantines_at("nicaea", 3, 2);
    scene.takes(byzantines_to("smyrna"));
    BOOST_TEST(told<TakenByItself>(scene));
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_SUITE_END()
