// SPDX-License-Identifier: MIT
// What an attack would meet, bring and cost, and how its army would get away; and the Bulgars' targets.
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

namespace {

Defenders defending(const Scene& scene, Color attacker, std::optional<Side> army, std::string_view id) {
    return defenders(scene.table(), scene.now, {attacker, army, city(id)});
}

Spoils won(const Scene& scene, Color attacker, std::optional<Side> army, std::string_view id) {
    return spoils(scene.table(), scene.now, {attacker, army, city(id)});
}

Way way_to(const Scene& scene, ArmyRef army, std::string_view target) {
    for (const Way& way : ways(scene.table(), scene.now, army))
        if (way.target == city(target)) return way;
    BOOST_FAIL("no way to " << target);
    return {};
}

// Red's Arab army in Alexandria, which is Arab, to attack Jerusalem or Candia.
Scene arabs_in_alexandria() {
    Scene scene{red, blue, green};
    belongs(scene, "alexandria", Allegiance::arab, 3);
    scene.army(red, arab, "alexandria", 0, 6, 4);
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(assaults_ahead)

BOOST_AUTO_TEST_CASE(byz_20_the_bulgars_who_arrive_fight_too) {
    Scene scene{red, blue};
    BOOST_TEST(attacking_bulgars(scene.table(), scene.now) == 9);
    scene.now.bulgars = 10;
    BOOST_TEST(attacking_bulgars(scene.table(), scene.now) == 11);
}

BOOST_AUTO_TEST_CASE(byz_21_the_bulgars_targets_and_their_cube) {
    Scene scene{red, blue};
    belongs(scene, "adrianople", Allegiance::bulgar, 1);
    const std::vector expected{BulgarTarget{city("thessalonica"), pool}, BulgarTarget{city("constantinople"), pool}};
    BOOST_TEST((bulgar_targets(scene.table(), scene.now, red) == expected));
    BOOST_TEST((bulgar_targets(scene.table(), scene.now, blue) == expected));
    scene.now[ActionBox::bulgar_attack] = {red, red};
    BOOST_TEST(bulgar_targets(scene.table(), scene.now, blue).empty());
}

BOOST_AUTO_TEST_CASE(byz_22_the_bulgars_cube_is_paid_by_the_side_that_would_gain) {
    Scene scene{red, blue};
    scene.player(blue).pool = 0;
    BOOST_TEST(bulgar_targets(scene.table(), scene.now, blue).front().cube == casualty);
    scene.display(blue, arab).treasury = 2;
    BOOST_TEST(bulgar_targets(scene.table(), scene.now, blue).empty());
    scene.display(blue, arab).treasury = 3;
    scene.player(blue).casualty = 0;
    BOOST_TEST(bulgar_targets(scene.table(), scene.now, blue).front().cube == byzantine_levy);
    scene.display(blue, byzantine).levy = 0;
    BOOST_TEST(bulgar_targets(scene.table(), scene.now, blue).front().cube == byzantine_move);
}

BOOST_AUTO_TEST_CASE(byz_35_other_players_armies_defend_clockwise_from_the_attacker) {
    Scene scene{red, blue, green};
    scene.army(red, byzantine, "damascus", 0, 3, 0);
    scene.army(green, byzantine, "damascus", 0, 3, 0);
    const auto met = defending(scene, blue, arab, "damascus");
    BOOST_TEST_REQUIRE(met.armies.size() == 2U);
    BOOST_TEST((met.armies[0].army == ArmyRef{green, byzantine}));
    BOOST_TEST((met.armies[1].army == ArmyRef{red, byzantine}));
    BOOST_TEST(met.armies[0].can_retreat);
    BOOST_TEST((met.armies[0].leave_of == nobody));
    BOOST_TEST(met.own.empty());
    BOOST_TEST(!met.levy.has_value());
}

BOOST_AUTO_TEST_CASE(byz_35_an_army_that_would_not_survive_cannot_retreat) {
    Scene scene{red, blue};
    for (const auto* id : {"medina", "tabuk"}) belongs(scene, id, Allegiance::byzantine, 1);
    scene.army(blue, arab, "mecca", 0, 1, 0);
    BOOST_TEST(!defending(scene, red, byzantine, "mecca").armies.front().can_retreat);
}

BOOST_AUTO_TEST_CASE(byz_35_a_doomed_army_can_retreat_where_the_table_allows_it) {
    Scene scene{{red, blue}, offered_first};
    for (const auto* id : {"medina", "tabuk"}) belongs(scene, id, Allegiance::byzantine, 1);
    scene.army(blue, arab, "mecca", 0, 1, 0);
    const auto met = defending(scene, red, byzantine, "mecca").armies.front();
    BOOST_TEST(met.can_retreat);
    BOOST_TEST(!met.survives);
    BOOST_TEST((met.leave_of == nobody));
}

BOOST_AUTO_TEST_CASE(byz_36_an_own_army_must_go_and_is_not_the_attacker) {
    Scene scene{red, blue};
    scene.army(red, byzantine, "damascus", 0, 3, 0);
    BOOST_TEST((defending(scene, red, arab, "damascus").own.front() == ArmyRef{red, byzantine}));
    BOOST_TEST((defending(scene, red, std::nullopt, "damascus").own.front() == ArmyRef{red, byzantine}));
    BOOST_TEST(defending(scene, red, byzantine, "damascus").own.empty());
    BOOST_TEST(defending(scene, blue, arab, "damascus").own.empty());
}

BOOST_AUTO_TEST_CASE(byz_37_the_controllers_levy_of_the_citys_side) {
    Scene scene{red, blue};
    scene.controls(blue, "damascus");
    BOOST_TEST((defending(scene, red, arab, "damascus").levy == ArmyRef{blue, byzantine}));
    BOOST_TEST(!defending(scene, blue, std::nullopt, "damascus").levy.has_value());
    BOOST_TEST(!defending(scene, red, arab, "jerusalem").levy.has_value());
    scene.display(blue, byzantine).levy = 0;
    BOOST_TEST(!defending(scene, red, arab, "damascus").levy.has_value());
}

BOOST_AUTO_TEST_CASE(byz_37_the_emperors_levy_in_the_capital) {
    Scene scene{red, blue};
    BOOST_TEST(!defending(scene, red, arab, "constantinople").levy.has_value());
    chose(scene, blue, ActionBox::emperor);
    BOOST_TEST((defending(scene, red, arab, "constantinople").levy == ArmyRef{blue, byzantine}));
    BOOST_TEST(!defending(scene, blue, arab, "constantinople").levy.has_value());
}

BOOST_AUTO_TEST_CASE(byz_38_the_bulgar_box_defends_its_cities) {
    Scene scene{red, blue};
    belongs(scene, "athens", Allegiance::bulgar, 1);
    BOOST_TEST(defending(scene, red, byzantine, "athens").bulgars == 7);
    BOOST_TEST(defending(scene, red, byzantine, "candia").bulgars == 0);
    BOOST_TEST(!defending(scene, red, byzantine, "athens").levy.has_value());
}

BOOST_AUTO_TEST_CASE(byz_50_a_retreat_by_sea_may_need_leave) {
    Scene scene{red, blue, green};
    belongs(scene, "leucosia", Allegiance::arab, 1);
    belongs(scene, "candia", Allegiance::arab, 1);
    scene.army(blue, arab, "leucosia", 0, 2, 0);
    BOOST_TEST((defending(scene, red, byzantine, "leucosia").armies.front().leave_of == nobody));
    chose(scene, red, ActionBox::byzantine_fleet);
    const auto met = defending(scene, red, byzantine, "leucosia").armies.front();
    BOOST_TEST(met.can_retreat);
    BOOST_TEST((met.leave_of == red));
    BOOST_TEST((met.if_denied == IfDenied::stands));
    Table allowed = scene.table();
    allowed.rulings = offered_first;
    const auto let_go = defenders(allowed, scene.now, {red, byzantine, city("leucosia")}).armies.front();
    BOOST_TEST((let_go.leave_of == red));
    BOOST_TEST((let_go.if_denied == IfDenied::destroyed));
    scene.now[ActionBox::byzantine_fleet].front() = blue;
    BOOST_TEST((defending(scene, red, byzantine, "leucosia").armies.front().leave_of == nobody));
}

BOOST_AUTO_TEST_CASE(byz_53_a_capture_brings_one_less_than_the_tokens) {
    const Scene scene = arabs_in_alexandria();
    BOOST_TEST((won(scene, red, arab, "jerusalem") == Spoils{Side::arab, 2, 2, 2, false}));
    BOOST_TEST((won(scene, red, byzantine, "tabuk") == Spoils{Side::byzantine, 0, 0, 1, false}));
    BOOST_TEST((won(scene, red, arab, "amida") == Spoils{Side::arab, 1, 1, 1, false}));
    BOOST_TEST((won(scene, red, byzantine, "damascus") == Spoils{Side::byzantine, 2, 2, 2, false}));
}

BOOST_AUTO_TEST_CASE(byz_23_the_bulgars_bring_vp_to_the_other_side_and_no_bezants) {
    const Scene scene{red, blue};
    BOOST_TEST((won(scene, red, std::nullopt, "athens") == Spoils{Side::arab, 1, 0, 1, false}));
    BOOST_TEST((won(scene, red, std::nullopt, "mecca") == Spoils{Side::byzantine, 1, 0, 1, false}));
}

BOOST_AUTO_TEST_CASE(byz_55_the_capital_brings_five_arab_vp_and_the_end) {
    const Scene scene{red, blue};
    BOOST_TEST((won(scene, red, arab, "constantinople") == Spoils{Side::arab, 5, 0, 0, true}));
    BOOST_TEST((won(scene, red, std::nullopt, "constantinople") == Spoils{Side::arab, 5, 0, 0, true}));
    Scene nicaea{red, blue};
    belongs(nicaea, "nicaea", Allegiance::arab, 2);
    nicaea.army(red, arab, "nicaea", 0, 6, 4);
    const Way way = way_to(nicaea, {red, arab}, "constantinople");
    BOOST_TEST(!garrison_cost(nicaea.table(), nicaea.now, {red, arab}, way).has_value());
}

BOOST_AUTO_TEST_CASE(byz_54_the_control_cube_is_free_bought_with_the_plunder_or_the_armys) {
    Scene scene = arabs_in_alexandria();
    const auto cost = [&] {
        return *garrison_cost(scene.table(), scene.now, {red, arab}, way_to(scene, {red, arab}, "jerusalem"));
    };
    BOOST_TEST(cost().from.front() == pool);
    BOOST_TEST(cost().bezants == 0);
    scene.player(red).pool = 0;
    scene.player(red).casualty = 0;
    scene.display(red, arab).treasury = 1;  // and 2 from Jerusalem
    BOOST_TEST(cost().from.front() == casualty);
    BOOST_TEST(cost().bezants == 3);
    scene.display(red, arab).treasury = 0;
    BOOST_TEST(cost().from.empty());
}

BOOST_AUTO_TEST_CASE(byz_54_the_cube_of_a_civil_war_is_laid_before_the_control_cube) {
    Scene scene{red, blue};
    scene.controls(blue, "medina");
    scene.player(red).pool = 1;
    scene.display(red, arab).treasury = 3;
    const Way way = way_to(scene, {red, arab}, "medina");
    BOOST_TEST(*way.civil_war == pool);
    const auto cost = *garrison_cost(scene.table(), scene.now, {red, arab}, way);
    BOOST_TEST(cost.from.front() == casualty);
    BOOST_TEST(cost.bezants == 3);
    scene.player(red).pool = 0;
    const Way bought = way_to(scene, {red, arab}, "medina");
    BOOST_TEST(garrison_cost(scene.table(), scene.now, {red, arab}, bought)->from.empty());
}

BOOST_AUTO_TEST_CASE(byz_44_a_beaten_attacker_goes_back_over_its_last_link) {
    Scene scene = arabs_in_alexandria();
    const auto back = [&](std::string_view target) {
        return way_back(scene.table(), scene.now, {red, arab}, way_to(scene, {red, arab}, target));
    };
    BOOST_TEST((back("candia") == WayBack{0, only(city("alexandria")), std::nullopt, std::nullopt}));
    chose(scene, blue, ActionBox::byzantine_fleet);
    BOOST_TEST((back("candia").leave_of == blue));
    BOOST_TEST(!back("candia").cubes_if_denied.has_value());
    BOOST_TEST((back("jerusalem").leave_of == nobody));
    belongs(scene, "tabuk", Allegiance::byzantine, 1);
    BOOST_TEST((back("tabuk").leave_of == nobody));
    belongs(scene, "jerusalem", Allegiance::arab, 2);
    BOOST_TEST((back("damascus").to == only(city("jerusalem"))));
}

BOOST_AUTO_TEST_CASE(byz_44_in_a_march_that_goes_on_civil_war_comes_after_a_link) {
    Scene scene = arabs_in_alexandria();
    belongs(scene, "jerusalem", Allegiance::arab, 2);
    scene.controls(blue, "jerusalem");
    scene.takes(Move{arab, city("jerusalem")});
    const Way way = way_to(scene, {red, arab}, "jerusalem");
    BOOST_TEST(way.links.empty());
    BOOST_TEST((way_back(scene.table(), scene.now, {red, arab}, way).to == only(city("alexandria"))));
}

BOOST_AUTO_TEST_CASE(byz_47_an_attacker_that_did_not_move_retreats) {
    Scene scene = arabs_in_alexandria();
    scene.controls(blue, "alexandria");
    const auto back = [&] {
        return way_back(scene.table(), scene.now, {red, arab}, way_to(scene, {red, arab}, "alexandria"));
    };
    BOOST_TEST((back() == WayBack{0, only(city("tabuk")), std::nullopt, 0}));
    belongs(scene, "tabuk", Allegiance::byzantine, 1);
    belongs(scene, "candia", Allegiance::arab, 1);
    chose(scene, green, ActionBox::byzantine_fleet);
    BOOST_TEST((back().cubes == 0));
    BOOST_TEST((back().leave_of == green));
    BOOST_TEST((back().cubes_if_denied == 1));
}

BOOST_AUTO_TEST_CASE(byz_5_who_may_still_act) {
    Scene scene{red, blue, green};
    for (const Color color : {red, blue, green}) BOOST_TEST(may_still_act(scene.now, color));
    scene.takes(Pass{casualty});
    scene.takes(Pass{casualty});
    BOOST_TEST(!may_still_act(scene.now, red));
    BOOST_TEST(may_still_act(scene.now, green));
    scene.takes(Place{arab, city("mecca")});
    BOOST_TEST(may_still_act(scene.now, green));
    scene.takes(Move{arab, city("hira")});
    BOOST_TEST(!may_still_act(scene.now, green));
}

BOOST_AUTO_TEST_SUITE_END()
