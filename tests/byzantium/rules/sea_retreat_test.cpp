// SPDX-License-Identifier: MIT
// BYZ-49 and 50: retreats by sea, and when the holder of the Byzantine fleet is asked about them.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace words;

namespace {

// Blue's Arab army in this Arab city; red's Byzantines are about to come from that neighbour.
// Green holds the Byzantine fleet; these cities are Arab.
Scene blues_arabs_in(std::string_view at, std::initializer_list<std::string_view> arab_cities, int main, int move,
                     Rulings rulings = {}) {
    Scene scene{{red, blue, green}, rulings};
    for (const auto id : arab_cities) belongs(scene, id, Allegiance::arab, 1);
    belongs(scene, at, Allegiance::arab, 1);
    scene.army(blue, arab, at, 0, main, move);
    chose(scene, green, ActionBox::byzantine_fleet);
    return scene;
}

void attack(Scene& scene, std::string_view from, std::string_view at) {
    scene.army(red, byzantine, from, 0, 10, 5);
    scene.takes(Move{byzantine, city(at)});
}

// As above, and blue's army stands and is beaten without a hit.
void beat_arabs(Scene& scene, std::string_view from, std::string_view at) {
    attack(scene, from, at);
    if (awaiting<AwaitDefence>(scene)) scene.takes(Stand{});
    scene.rolls(0, 0);
}

std::size_t coasts_and_neighbours(const Scene& scene) { return scene.legal().size(); }

}  // namespace

BOOST_AUTO_TEST_SUITE(sea_retreats)

BOOST_AUTO_TEST_CASE(byz_49_byzantines_may_always_retreat_by_sea) {
    Scene scene{red, blue};
    belongs(scene, "alexandria", Allegiance::arab, 1);
    scene.army(blue, byzantine, "leucosia", 0, 3, 2);
    scene.army(red, arab, "alexandria", 0, 10, 5);
    chose(scene, red, ActionBox::byzantine_fleet);
    scene.takes(Move{arab, city("leucosia")});
    scene.takes(Stand{});
    scene.rolls(0, 0);
    BOOST_TEST(scene.awaits<AwaitRetreat>().player == blue);
    scene.takes(RetreatTo{city("candia")});
    BOOST_TEST(pawn(scene, blue, byzantine) == city("candia"));
    BOOST_TEST(active_cubes(scene.display(blue, byzantine)) == 5);
}

BOOST_AUTO_TEST_CASE(byz_49_from_constantinople_byzantines_may_retreat_to_any_coast) {
    Scene scene{red, blue};
    belongs(scene, "nicaea", Allegiance::arab, 1);
    scene.army(blue, byzantine, "constantinople", 0, 3, 2);
    scene.army(red, arab, "nicaea", 0, 10, 5);
    scene.takes(Move{arab, city("constantinople")});
    scene.takes(Retreat{});
    BOOST_TEST(coasts_and_neighbours(scene) == 13U + 1U);  // the coast without Nicaea, and Adrianople
    for (const auto* id : {"trebizond", "dyrrachium", "leucosia", "adrianople"})
        BOOST_TEST(scene.allows(RetreatTo{city(id)}), id);
    scene.refuses(RetreatTo{city("nicaea")}, byz(47),
                  "A retreat must end in a city of the army's own side; Nicaea belongs to another.");
    scene.refuses(RetreatTo{city("ankara")}, byz(48),
                  "The retreat cannot end in Ankara: there is no way there, or another retreat has fewer losses.");
}

BOOST_AUTO_TEST_CASE(byz_49_arabs_use_the_sea_freely_when_nobody_else_holds_the_fleet) {
    for (const auto holder : {std::optional<Color>{}, std::optional{blue}}) {
        Scene scene = blues_arabs_in("leucosia", {"alexandria"}, 3, 2);
        scene.now[ActionBox::byzantine_fleet].clear();
        if (holder) scene.now[ActionBox::byzantine_fleet].push_back(*holder);
        beat_arabs(scene, "attalia", "leucosia");
        BOOST_TEST(pawn(scene, blue, arab) == city("alexandria"));
        BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
    }
}

BOOST_AUTO_TEST_CASE(byz_49_another_holder_may_allow_it) {
    Scene scene = blues_arabs_in("leucosia", {"alexandria"}, 3, 2);
    beat_arabs(scene, "attalia", "leucosia");
    BOOST_TEST(scene.awaits<AwaitSeaRetreat>().player == green);
    BOOST_TEST(scene.awaits<AwaitSeaRetreat>().owner == blue);
    BOOST_TEST(pawn(scene, blue, arab) == city("leucosia"));
    scene.takes(Allow{});
    BOOST_TEST(pawn(scene, blue, arab) == city("alexandria"));
    BOOST_TEST(active_cubes(scene.display(blue, arab)) == 5);
}

BOOST_AUTO_TEST_CASE(byz_49_another_holder_may_deny_it) {
    Scene scene = blues_arabs_in("leucosia", {"alexandria"}, 3, 2);
    beat_arabs(scene, "attalia", "leucosia");
    scene.takes(Deny{});
    BOOST_TEST(pawn(scene, blue, arab) == off_the_map);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_49_the_attacker_may_be_the_holder) {
    Scene scene = blues_arabs_in("leucosia", {"alexandria"}, 3, 2);
    scene.now[ActionBox::byzantine_fleet].front() = red;
    beat_arabs(scene, "attalia", "leucosia");
    BOOST_TEST(scene.awaits<AwaitSeaRetreat>().player == red);
}

BOOST_AUTO_TEST_CASE(byz_50_nobody_is_asked_when_the_sea_changes_nothing) {
    Scene scene = blues_arabs_in("tarsus", {"palmyra", "damascus"}, 3, 2);
    beat_arabs(scene, "caesarea", "tarsus");
    BOOST_TEST(scene.awaits<AwaitRetreat>().player == blue);
    BOOST_TEST(scene.legal().size() == 2U);
}

BOOST_AUTO_TEST_CASE(byz_50_the_holder_is_asked_when_the_sea_is_cheaper) {
    Scene scene = blues_arabs_in("tarsus", {"palmyra", "leucosia"}, 3, 2);
    beat_arabs(scene, "caesarea", "tarsus");
    BOOST_TEST(scene.awaits<AwaitSeaRetreat>().player == green);
    Scene denied = scene;
    scene.takes(Allow{});
    BOOST_TEST(pawn(scene, blue, arab) == city("leucosia"));
    denied.takes(Deny{});
    BOOST_TEST(pawn(denied, blue, arab) == city("palmyra"));
    BOOST_TEST(denied.awaits<AwaitLosses>().count == 1);
}

BOOST_AUTO_TEST_CASE(byz_50_the_holder_is_asked_when_the_sea_reaches_another_city_at_the_same_cost) {
    Scene scene = blues_arabs_in("tarsus", {"palmyra", "alexandria"}, 3, 2);
    beat_arabs(scene, "caesarea", "tarsus");
    BOOST_TEST(awaiting<AwaitSeaRetreat>(scene));
    Scene denied = scene;
    scene.takes(Allow{});
    BOOST_TEST(scene.legal().size() == 2U);
    scene.takes(RetreatTo{city("alexandria")});
    denied.takes(Deny{});
    BOOST_TEST(pawn(denied, blue, arab) == city("palmyra"));
}

BOOST_AUTO_TEST_CASE(byz_50_the_holder_is_asked_even_if_the_army_cannot_survive) {
    Scene scene = blues_arabs_in("tarsus", {"alexandria"}, 1, 0);
    beat_arabs(scene, "caesarea", "tarsus");
    BOOST_TEST(scene.awaits<AwaitSeaRetreat>().player == green);
    scene.takes(Allow{});
    BOOST_TEST(pawn(scene, blue, arab) == off_the_map);
}

BOOST_AUTO_TEST_CASE(byz_50_the_holder_is_asked_once_a_retreat) {
    Scene scene = blues_arabs_in("candia", {"alexandria", "damascus"}, 3, 2);
    belongs(scene, "alexandria", Allegiance::byzantine, 3);
    belongs(scene, "leucosia", Allegiance::bulgar, 1);
    beat_arabs(scene, "athens", "candia");
    scene.takes(Allow{});
    BOOST_TEST(scene.awaits<AwaitRetreat>().player == blue);
    scene.takes(RetreatTo{city("damascus")});
    BOOST_TEST(pawn(scene, blue, arab) == city("damascus"));
    BOOST_TEST(scene.awaits<AwaitLosses>().count == 1);
}

BOOST_AUTO_TEST_CASE(byz_50_a_retreat_before_battle_is_offered_for_the_seas_sake) {
    Scene scene = blues_arabs_in("leucosia", {"alexandria"}, 3, 2);
    attack(scene, "attalia", "leucosia");
    scene.takes(Retreat{});
    BOOST_TEST(scene.awaits<AwaitSeaRetreat>().player == green);
    BOOST_TEST(pawn(scene, blue, arab) == city("leucosia"));
    scene.takes(Allow{});
    BOOST_TEST(pawn(scene, blue, arab) == city("alexandria"));
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_50_denied_before_battle_with_no_other_way_it_stands) {
    Scene scene = blues_arabs_in("leucosia", {"alexandria"}, 3, 2);
    attack(scene, "attalia", "leucosia");
    scene.takes(Retreat{});
    scene.takes(Deny{});
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::battle));
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 3);
    BOOST_TEST(pawn(scene, blue, arab) == city("leucosia"));
    scene.rolls(0, 0);
    BOOST_TEST(awaiting<AwaitSeaRetreat>(scene));
}

BOOST_AUTO_TEST_CASE(byz_50_an_army_that_stands_after_all_keeps_the_levy_out) {
    Scene scene = blues_arabs_in("leucosia", {"alexandria"}, 3, 2);
    scene.controls(blue, "leucosia");
    scene.display(blue, arab).levy = 2;
    attack(scene, "attalia", "leucosia");
    scene.takes(Retreat{});
    scene.takes(Deny{});
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::battle));
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 3);
}

BOOST_AUTO_TEST_CASE(byz_50_denied_before_battle_with_no_way_to_survive_it_stands) {
    Scene scene = blues_arabs_in("damascus", {"leucosia"}, 1, 0);
    attack(scene, "antioch", "damascus");
    scene.takes(Retreat{});
    scene.takes(Deny{});
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::battle));
    BOOST_TEST(pawn(scene, blue, arab) == city("damascus"));
}

BOOST_AUTO_TEST_CASE(byz_50_where_the_doomed_may_retreat_denied_before_battle_it_is_destroyed) {
    Scene scene = blues_arabs_in("leucosia", {"alexandria"}, 3, 2, offered_first);
    scene.controls(blue, "leucosia");
    scene.display(blue, arab).levy = 2;
    attack(scene, "attalia", "leucosia");
    scene.takes(Retreat{});
    BOOST_TEST(scene.awaits<AwaitSeaRetreat>().player == green);
    Scene allowed = scene;
    scene.takes(Deny{});
    BOOST_TEST(pawn(scene, blue, arab) == off_the_map);
    BOOST_TEST(scene.awaits<AwaitLevy>().player == blue);
    allowed.takes(Allow{});
    BOOST_TEST(pawn(allowed, blue, arab) == city("alexandria"));
}

// The choices with the sea open and closed differ, though the army survives none of them.
BOOST_AUTO_TEST_CASE(byz_50_a_doomed_army_that_retreats_asks_for_the_sea_all_the_same) {
    Scene scene = blues_arabs_in("tarsus", {"alexandria"}, 1, 0, offered_first);
    attack(scene, "caesarea", "tarsus");
    scene.takes(Retreat{});
    BOOST_TEST(scene.awaits<AwaitSeaRetreat>().player == green);
    scene.takes(Allow{});
    BOOST_TEST(pawn(scene, blue, arab) == off_the_map);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_50_denied_before_battle_it_goes_by_land_if_it_survives_that) {
    Scene scene = blues_arabs_in("damascus", {"leucosia"}, 2, 0);
    attack(scene, "antioch", "damascus");
    scene.takes(Retreat{});
    scene.takes(Deny{});
    BOOST_TEST(pawn(scene, blue, arab) == city("tabuk"));
    BOOST_TEST(scene.display(blue, arab).main == 1);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_50_an_attacker_beaten_where_it_stood_depends_on_the_fleet_too) {
    Scene scene = blues_arabs_in("leucosia", {"alexandria"}, 3, 2);
    scene.now[blue][arab].at = std::nullopt;
    scene.controls(blue, "leucosia");
    scene.display(blue, arab).levy = 3;
    scene.army(red, arab, "leucosia", 0, 2, 1);
    scene.takes(CivilWar{arab, pool});
    scene.takes(UseLevy{});
    scene.rolls(0, 0);
    BOOST_TEST(scene.awaits<AwaitSeaRetreat>().player == green);
    BOOST_TEST(scene.awaits<AwaitSeaRetreat>().owner == red);
    Scene denied = scene;
    scene.takes(Allow{});
    BOOST_TEST(pawn(scene, red, arab) == city("alexandria"));
    denied.takes(Deny{});
    BOOST_TEST(pawn(denied, red, arab) == off_the_map);
}

BOOST_AUTO_TEST_CASE(byz_50_an_own_army_in_the_way_depends_on_the_fleet_too) {
    Scene scene = blues_arabs_in("leucosia", {"alexandria"}, 3, 2);
    scene.army(red, arab, "leucosia", 0, 2, 1);
    scene.controls(green, "leucosia");
    attack(scene, "attalia", "leucosia");
    BOOST_TEST(scene.awaits<AwaitSeaRetreat>().player == green);
    BOOST_TEST(scene.awaits<AwaitSeaRetreat>().owner == red);
    scene.takes(Deny{});
    BOOST_TEST(pawn(scene, red, arab) == off_the_map);
    BOOST_TEST(scene.awaits<AwaitDefence>().player == blue);
}

BOOST_AUTO_TEST_SUITE_END()
