// SPDX-License-Identifier: MIT
// BYZ-44: the ways back of an attacker that has lost: by sea, from a civil war, from Constantinople's coast.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

namespace {

// Red's Arabs have come from Alexandria by sea and lost in Candia against blue's army.
Scene beaten_in_candia(std::optional<Color> fleet_holder) {
    Scene scene{red, blue, green};
    belongs(scene, "alexandria", Allegiance::arab, 2);
    scene.army(red, arab, "alexandria", 0, 2, 5);
    scene.army(blue, byzantine, "candia", 0, 5, 2);
    if (fleet_holder) chose(scene, *fleet_holder, ActionBox::byzantine_fleet);
    scene.takes(Move{arab, city("candia")});
    if (awaiting<AwaitFleet>(scene)) scene.takes(Allow{});
    scene.takes(Stand{});
    scene.rolls(0, 0);
    return scene;
}

// Red's Byzantine army has lost a civil war against blue's levy in Damascus, having come from `id`.
Scene beaten_in_damascus(std::string_view id) {
    Scene scene{red, blue, green};
    scene.army(red, byzantine, id, 0, 2, 4);
    scene.controls(blue, "damascus");
    if (id != "damascus") scene.takes(Move{byzantine, city("damascus")});
    scene.takes(CivilWar{byzantine, pool});
    scene.takes(UseLevy{});
    scene.rolls(0, 0);
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(beaten_attackers)

BOOST_AUTO_TEST_CASE(byz_44_arabs_that_came_by_sea_ask_another_holder_of_the_byzantine_fleet) {
    Scene scene = beaten_in_candia(green);
    BOOST_TEST(scene.awaits<AwaitSeaRetreat>().player == green);
    BOOST_TEST(scene.awaits<AwaitSeaRetreat>().owner == red);
    BOOST_TEST(pawn(scene, red, arab) == city("candia"));
    scene.takes(Allow{});
    BOOST_TEST(pawn(scene, red, arab) == city("alexandria"));
    BOOST_TEST(scene.display(red, arab).main == 2);
    BOOST_TEST(scene.display(red, arab).move == 3);
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_44_denied_the_sea_they_are_destroyed) {
    Scene scene = beaten_in_candia(blue);
    scene.takes(Deny{});
    BOOST_TEST(pawn(scene, red, arab) == off_the_map);
    BOOST_TEST(active_cubes(scene.display(red, arab)) == 0);
    BOOST_TEST(told<SeaDenied>(scene));
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_44_denied_the_sea_they_are_destroyed_even_with_a_way_by_land) {
    Scene scene{red, blue};
    for (const auto* id : {"leucosia", "palmyra"}) belongs(scene, id, Allegiance::arab, 2);
    scene.army(red, arab, "leucosia", 0, 2, 5);
    scene.army(blue, byzantine, "damascus", 0, 5, 2);
    chose(scene, blue, ActionBox::byzantine_fleet);
    scene.takes(Move{arab, city("damascus")});
    scene.takes(Allow{});
    scene.takes(Stand{});
    scene.rolls(0, 0);
    scene.takes(Deny{});
    BOOST_TEST(pawn(scene, red, arab) == off_the_map);
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_44_an_army_without_cubes_needs_no_way_back_by_sea) {
    Scene scene{red, blue};
    belongs(scene, "alexandria", Allegiance::arab, 2);
    scene.army(red, arab, "alexandria", 0, 2, 2);
    scene.army(blue, byzantine, "candia", 0, 5, 2);
    chose(scene, blue, ActionBox::byzantine_fleet);
    scene.takes(Move{arab, city("candia")});
    scene.takes(Allow{});
    scene.takes(Stand{});
    scene.rolls(0, 3);
    BOOST_TEST(pawn(scene, red, arab) == off_the_map);
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_44_without_another_holder_nobody_is_asked) {
    for (const auto holder : {std::optional<Color>{}, std::optional{red}}) {
        const Scene scene = beaten_in_candia(holder);
        BOOST_TEST(pawn(scene, red, arab) == city("alexandria"));
        BOOST_TEST(action_of(scene, blue));
    }
}

BOOST_AUTO_TEST_CASE(byz_44_arabs_that_came_by_land_are_not_asked_about) {
    Scene scene{red, blue};
    scene.army(red, arab, "tabuk", 0, 2, 5);
    scene.army(blue, byzantine, "alexandria", 0, 5, 2);
    chose(scene, blue, ActionBox::byzantine_fleet);
    scene.takes(Move{arab, city("alexandria")});
    scene.takes(Stand{});
    scene.rolls(0, 0);
    BOOST_TEST(pawn(scene, red, arab) == city("tabuk"));
}

BOOST_AUTO_TEST_CASE(byz_44_byzantines_sail_back_unasked) {
    Scene scene{red, blue};
    belongs(scene, "candia", Allegiance::arab, 1);
    scene.army(red, byzantine, "athens", 0, 1, 3);
    scene.army(blue, arab, "candia", 0, 5, 2);
    chose(scene, blue, ActionBox::byzantine_fleet);
    scene.takes(Move{byzantine, city("candia")});
    scene.takes(Stand{});
    scene.rolls(0, 0);
    BOOST_TEST(pawn(scene, red, byzantine) == city("athens"));
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_44_who_sailed_from_constantinople_goes_back_there) {
    Scene scene{red, blue};
    belongs(scene, "trebizond", Allegiance::arab, 2);
    scene.army(red, byzantine, "constantinople", 0, 2, 3);
    scene.takes(Move{byzantine, city("trebizond")});
    scene.rolls(0, 1);
    scene.takes(Lose{0, 1, 0});
    BOOST_TEST(pawn(scene, red, byzantine) == city("constantinople"));
}

BOOST_AUTO_TEST_CASE(byz_44_a_civil_war_after_a_move_is_left_by_the_same_link) {
    const Scene scene = beaten_in_damascus("antioch");
    BOOST_TEST(pawn(scene, red, byzantine) == city("antioch"));
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_44_a_civil_war_where_it_stood_is_left_by_a_retreat_of_choice) {
    Scene scene = beaten_in_damascus("damascus");
    BOOST_TEST(scene.awaits<AwaitRetreat>().player == red);
    BOOST_TEST(scene.awaits<AwaitRetreat>().side == byzantine);
    scene.takes(RetreatTo{city("leucosia")});
    BOOST_TEST(pawn(scene, red, byzantine) == city("leucosia"));
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_44_a_civil_war_where_it_was_placed_is_left_by_a_retreat_of_choice) {
    Scene scene{red, blue};
    scene.controls(blue, "medina");
    scene.display(red, arab).main = 1;
    scene.display(blue, arab).levy = 2;
    scene.takes(Place{arab, city("medina")});
    scene.takes(CivilWar{arab, pool});
    scene.takes(UseLevy{});
    scene.rolls(0, 0);
    BOOST_TEST(scene.awaits<AwaitRetreat>().player == red);
    scene.takes(RetreatTo{city("mecca")});
    BOOST_TEST(pawn(scene, red, arab) == city("mecca"));
}

BOOST_AUTO_TEST_CASE(byz_44_a_placed_army_that_moved_goes_back_to_where_it_was_placed) {
    Scene scene{red, blue};
    scene.army(blue, byzantine, "jerusalem", 0, 12, 1);
    scene.takes(Place{arab, city("tabuk")});
    scene.takes(Move{arab, city("jerusalem")});
    scene.takes(Stand{});
    scene.rolls(0, 0);
    BOOST_TEST(pawn(scene, red, arab) == city("tabuk"));
}

BOOST_AUTO_TEST_CASE(byz_44_beaten_bulgars_stay_in_their_box) {
    Scene scene{red, blue};
    scene.now.bulgars = 2;
    scene.army(blue, byzantine, "adrianople", 0, 5, 1);
    scene.takes(BulgarsAttack{pool, city("adrianople")});
    scene.takes(Stand{});
    scene.rolls(0, 0);
    BOOST_TEST(scene.now.bulgars == 4);
    BOOST_TEST(pawn(scene, blue, byzantine) == city("adrianople"));
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_SUITE_END()
