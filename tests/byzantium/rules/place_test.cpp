// SPDX-License-Identifier: MIT
// BYZ-31: an army comes onto the map.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

namespace {

// Red's Byzantine army has been on the map and was destroyed; it has cubes again.
Scene after_a_defeat() {
    Scene scene{red, blue};
    scene.display(red, byzantine).taken = true;
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(placing)

BOOST_AUTO_TEST_CASE(byz_31_an_arab_army_is_placed_on_any_arab_city) {
    Scene scene{red, blue};
    scene.controls(blue, "mecca");
    scene.controls(red, "medina");
    belongs(scene, "hira", Allegiance::arab, 2);
    for (const auto* id : {"mecca", "medina", "tabuk", "hira"}) {
        Scene placed = scene;
        placed.takes(Place{arab, city(id)});
        BOOST_TEST(pawn(placed, red, arab) == city(id));
        BOOST_TEST(placed.display(red, arab).move == 5);
        BOOST_TEST(placed.awaits<AwaitMarch>().side == arab);
    }
}

BOOST_AUTO_TEST_CASE(byz_31_never_on_a_city_of_another_allegiance) {
    Scene scene{red, blue};
    belongs(scene, "athens", Allegiance::bulgar, 1);
    for (const auto* id : {"jerusalem", "constantinople", "hira", "athens"})
        scene.refuses(Place{arab, city(id)}, byz(31), "An army enters the map in a city of its own side;");
}

BOOST_AUTO_TEST_CASE(byz_31_an_army_on_the_map_is_not_placed) {
    Scene scene{red, blue};
    scene.army(red, arab, "tabuk", 0, 8, 5);
    scene.refuses(Place{arab, city("mecca")}, byz(31), "The army stands on the map already, in Tabuk.");
}

BOOST_AUTO_TEST_CASE(byz_31_an_army_without_active_cubes_is_not_placed) {
    Scene scene{red, blue};
    scene.army(red, arab, "tabuk", 0, 0, 0);
    scene.display(red, arab).at = std::nullopt;
    scene.display(red, arab).levy = 3;
    scene.refuses(Place{arab, city("mecca")}, byz(31), "An army needs an Elite, Main or Move cube to enter the map.");
    scene.display(red, arab).guard = true;
    scene.takes(Place{arab, city("mecca")});
    BOOST_TEST(pawn(scene, red, arab) == city("mecca"));
}

BOOST_AUTO_TEST_CASE(byz_31_a_destroyed_byzantine_army_comes_back_on_a_byzantine_city) {
    Scene scene = after_a_defeat();
    scene.controls(blue, "smyrna");
    for (const auto* id : {"nicaea", "smyrna", "constantinople"}) {
        Scene placed = scene;
        placed.takes(Place{byzantine, city(id)});
        BOOST_TEST(pawn(placed, red, byzantine) == city(id));
    }
    for (const auto* id : {"mecca", "hira"})
        scene.refuses(Place{byzantine, city(id)}, byz(31), "An army enters the map in a city of its own side;");
}

BOOST_AUTO_TEST_CASE(byz_31_a_byzantine_army_waits_for_its_first_city) {
    Scene scene{red, blue};
    scene.refuses(Place{byzantine, city("nicaea")}, byz(31),
                  "The Byzantine army enters the map with its player's first Byzantine city.");
    scene.display(red, arab).taken = true;
    scene.refuses(Place{byzantine, city("nicaea")}, byz(31),
                  "The Byzantine army enters the map with its player's first Byzantine city.");
}

BOOST_AUTO_TEST_CASE(byz_31_an_arab_army_waits_for_nothing) {
    const Scene scene{red, blue};
    BOOST_TEST(!scene.now[red][arab].taken);
    BOOST_TEST(scene.allows(Place{arab, city("mecca")}));
}

BOOST_AUTO_TEST_CASE(byz_31_a_placed_army_may_march_and_attack) {
    Scene scene{red, blue};
    scene.takes(Place{arab, city("tabuk")});
    scene.takes(Move{arab, city("jerusalem")});
    BOOST_TEST(scene.display(red, arab).move == 4);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_31_a_placed_byzantine_army_may_sail_from_constantinople) {
    Scene scene = after_a_defeat();
    scene.takes(Place{byzantine, city("constantinople")});
    scene.takes(Move{byzantine, city("trebizond")});
    BOOST_TEST(pawn(scene, red, byzantine) == city("trebizond"));
}

BOOST_AUTO_TEST_CASE(byz_31_a_placed_army_may_begin_a_civil_war_where_it_stands) {
    Scene scene{red, blue};
    scene.controls(blue, "mecca");
    scene.takes(Place{arab, city("mecca")});
    scene.takes(CivilWar{arab, pool});
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
    BOOST_TEST(scene.display(red, arab).move == 5);
}

BOOST_AUTO_TEST_CASE(byz_31_an_army_that_can_only_stop_is_placed_and_stops) {
    Scene scene{red, blue};
    scene.army(red, arab, "mecca", 0, 8, 0);
    scene.display(red, arab).at = std::nullopt;
    scene.takes(Place{arab, city("mecca")});
    BOOST_TEST(pawn(scene, red, arab) == city("mecca"));
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_SUITE_END()
