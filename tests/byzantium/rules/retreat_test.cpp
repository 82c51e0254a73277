// SPDX-License-Identifier: MIT
// BYZ-47 and 48, 51: the ways of a retreat, what they cost, and an army that has none.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace words;

namespace {

// Red's army of that side comes from a neighbouring city and beats blue's army; nobody is hit.
void beat(Scene& scene, Side attacker, std::string_view from, std::string_view at) {
    scene.army(red, attacker, from, 0, 10, 5);
    scene.takes(Move{attacker, city(at)});
    if (awaiting<AwaitDefence>(scene)) scene.takes(Stand{});
    scene.rolls(0, 0);
}

// Blue's Byzantine army is beaten in Jerusalem by Arabs from Tabuk.
Scene beaten_in_jerusalem(int main, int move) {
    Scene scene{red, blue};
    scene.army(blue, byzantine, "jerusalem", 0, main, move);
    beat(scene, arab, "tabuk", "jerusalem");
    return scene;
}

// Blue's Arab army is beaten in Tarsus by Byzantines from Caesarea; these cities are Arab, Tabuk is not.
Scene beaten_in_tarsus(std::initializer_list<std::string_view> arab_cities, int main, int move) {
    Scene scene{red, blue, green};
    for (const auto id : arab_cities) belongs(scene, id, Allegiance::arab, 1);
    belongs(scene, "tarsus", Allegiance::arab, 1);
    belongs(scene, "tabuk", Allegiance::byzantine, 1);
    scene.army(blue, arab, "tarsus", 0, main, move);
    beat(scene, byzantine, "caesarea", "tarsus");
    return scene;
}

std::vector<std::string> refuges(const Scene& scene) {
    std::vector<std::string> ids;
    for (const Decision& decision : scene.legal())
        if (const auto* retreat = std::get_if<RetreatTo>(&decision))
            ids.push_back(standard_table().board[retreat->to].id);
    std::sort(ids.begin(), ids.end());
    return ids;
}
using Ids = std::vector<std::string>;

}  // namespace

BOOST_AUTO_TEST_SUITE(retreats)

BOOST_AUTO_TEST_CASE(byz_47_an_army_stops_in_the_first_city_of_its_own_allegiance) {
    Scene scene = beaten_in_jerusalem(3, 0);
    BOOST_TEST(refuges(scene) == (Ids{"alexandria", "damascus"}), per_element());
    scene.refuses(RetreatTo{city("antioch")}, byz(48),
                  "The retreat cannot end in Antioch: there is no way there, or another retreat has fewer losses.");
    scene.takes(RetreatTo{city("damascus")});
    BOOST_TEST(pawn(scene, blue, byzantine) == city("damascus"));
    BOOST_TEST(scene.display(blue, byzantine).main == 3);
}

BOOST_AUTO_TEST_CASE(byz_47_it_does_not_end_in_a_city_of_another_allegiance) {
    const Scene scene = beaten_in_jerusalem(3, 1);
    scene.refuses(RetreatTo{city("tabuk")}, byz(47),
                  "A retreat must end in a city of the army's own side; Tabuk belongs to another.");
}

BOOST_AUTO_TEST_CASE(byz_47_each_other_city_on_the_way_costs_a_cube_of_choice) {
    Scene scene = beaten_in_tarsus({"palmyra", "damascus"}, 3, 2);
    BOOST_TEST(refuges(scene) == (Ids{"damascus", "palmyra"}), per_element());
    scene.takes(RetreatTo{city("palmyra")});
    BOOST_TEST(pawn(scene, blue, arab) == city("palmyra"));
    const auto& losses = scene.awaits<AwaitLosses>();
    BOOST_TEST(losses.player == blue);
    BOOST_TEST(losses.side == arab);
    BOOST_TEST(losses.count == 1);
    BOOST_TEST((losses.from == LossFrom::retreat));
    scene.refuses(Lose{0, 1, 1}, byz(47),
                  "The retreat costs exactly 1 of the cubes in the Elite, Main and Move boxes.");
    scene.takes(Lose{0, 0, 1});
    BOOST_TEST(scene.display(blue, arab).move == 1);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_47_the_cubes_of_a_long_way_are_asked_for_at_once) {
    Scene scene = beaten_in_tarsus({"jerusalem"}, 3, 2);
    BOOST_TEST(pawn(scene, blue, arab) == city("jerusalem"));
    BOOST_TEST(scene.awaits<AwaitLosses>().count == 2);
    scene.takes(Lose{0, 1, 1});
    BOOST_TEST(active_cubes(scene.display(blue, arab)) == 3);
}

BOOST_AUTO_TEST_CASE(byz_47_persian_and_bulgar_cities_cost_a_cube_too) {
    Scene scene{red, blue};
    for (const auto* id : {"tarsus", "trebizond", "ankara"}) belongs(scene, id, Allegiance::bulgar, 1);
    scene.army(blue, byzantine, "caesarea", 0, 3, 2);
    belongs(scene, "amida", Allegiance::persian, 0);
    scene.army(red, byzantine, "caesarea", 0, 10, 5);
    scene.controls(blue, "caesarea");
    scene.takes(CivilWar{byzantine, pool});
    scene.takes(Stand{});
    scene.rolls(0, 0);
    BOOST_TEST(scene.allows(RetreatTo{city("edessa")}));
    scene.takes(RetreatTo{city("sinope")});
    BOOST_TEST(scene.awaits<AwaitLosses>().count == 1);
}

BOOST_AUTO_TEST_CASE(byz_47_desert_tracks_are_for_arabs_only) {
    Scene scene{red, blue};
    for (const auto* id : {"damascus", "alexandria"}) belongs(scene, id, Allegiance::arab, 1);
    belongs(scene, "tabuk", Allegiance::byzantine, 1);
    scene.army(blue, byzantine, "jerusalem", 0, 4, 2);
    beat(scene, arab, "damascus", "jerusalem");
    BOOST_TEST(refuges(scene) == (Ids{"antioch", "candia", "leucosia", "palmyra"}), per_element());
    Scene white{red, blue};
    belongs(white, "jerusalem", Allegiance::arab, 1);
    white.army(blue, arab, "jerusalem", 0, 4, 2);
    beat(white, byzantine, "damascus", "jerusalem");
    BOOST_TEST(pawn(white, blue, arab) == city("tabuk"));
    BOOST_TEST(active_cubes(white.display(blue, arab)) == 6);
}

BOOST_AUTO_TEST_CASE(byz_47_armies_in_the_way_do_not_matter) {
    Scene scene{red, blue, green};
    for (const auto* id : {"tarsus", "palmyra"}) belongs(scene, id, Allegiance::arab, 1);
    scene.army(blue, arab, "tarsus", 0, 3, 2);
    scene.army(green, byzantine, "antioch", 1, 3, 2);
    beat(scene, byzantine, "caesarea", "tarsus");
    BOOST_TEST(pawn(scene, blue, arab) == city("palmyra"));
    BOOST_TEST(scene.awaits<AwaitLosses>().count == 1);
    BOOST_TEST(pawn(scene, green, byzantine) == city("antioch"));
}

BOOST_AUTO_TEST_CASE(byz_47_it_never_ends_where_it_started) {
    Scene scene{red, blue};
    scene.controls(blue, "damascus");
    scene.army(blue, byzantine, "damascus", 0, 2, 1);
    scene.army(red, byzantine, "damascus", 0, 10, 5);
    scene.takes(CivilWar{byzantine, pool});
    scene.takes(Stand{});
    scene.rolls(0, 0);
    BOOST_TEST(refuges(scene) == (Ids{"antioch", "jerusalem", "leucosia", "palmyra"}), per_element());
    scene.refuses(RetreatTo{city("damascus")}, byz(48),
                  "The retreat cannot end in Damascus: there is no way there, or another retreat has fewer losses.");
}

BOOST_AUTO_TEST_CASE(byz_47_a_city_the_owner_controls_on_the_other_side_costs_a_cube_as_any) {
    Scene scene{red, blue};
    for (const auto* id : {"tarsus", "palmyra"}) belongs(scene, id, Allegiance::arab, 1);
    scene.controls(blue, "antioch");
    scene.army(blue, arab, "tarsus", 0, 3, 2);
    beat(scene, byzantine, "caesarea", "tarsus");
    BOOST_TEST(pawn(scene, blue, arab) == city("palmyra"));
    BOOST_TEST(scene.awaits<AwaitLosses>().count == 1);
}

BOOST_AUTO_TEST_CASE(byz_47_arabs_may_flee_past_constantinople_for_a_cube) {
    Scene scene{red, blue};
    for (const auto* id : {"adrianople", "nicaea"}) belongs(scene, id, Allegiance::arab, 1);
    scene.army(blue, arab, "adrianople", 0, 3, 0);
    beat(scene, byzantine, "thessalonica", "adrianople");
    BOOST_TEST(pawn(scene, blue, arab) == city("nicaea"));
    BOOST_TEST(scene.display(blue, arab).main == 2);
}

BOOST_AUTO_TEST_CASE(byz_47_constantinople_is_a_refuge_for_byzantines) {
    Scene scene{red, blue};
    scene.army(blue, byzantine, "adrianople", 0, 1, 0);
    scene.takes(BulgarsAttack{pool, city("adrianople")});
    scene.takes(Retreat{});
    BOOST_TEST(refuges(scene) == (Ids{"constantinople", "thessalonica"}), per_element());
}

BOOST_AUTO_TEST_CASE(byz_48_only_a_way_with_the_fewest_such_cities) {
    Scene scene = beaten_in_tarsus({"palmyra", "antioch", "ankara"}, 3, 2);
    BOOST_TEST(refuges(scene) == (Ids{"ankara", "antioch"}), per_element());
    scene.refuses(RetreatTo{city("palmyra")}, byz(48),
                  "The retreat cannot end in Palmyra: there is no way there, or another retreat has fewer losses.");
}

BOOST_AUTO_TEST_CASE(byz_48_a_dearer_way_is_refused) {
    const Scene scene = beaten_in_tarsus({"ankara", "antioch", "edessa", "damascus", "trebizond"}, 3, 2);
    scene.refuses(RetreatTo{city("trebizond")}, byz(48),
                  "The retreat cannot end in Trebizond: there is no way there, or another retreat has fewer losses.");
}

BOOST_AUTO_TEST_CASE(byz_48_the_only_way_is_taken_without_asking) {
    const Scene scene = beaten_in_tarsus({"antioch"}, 3, 2);
    BOOST_TEST(pawn(scene, blue, arab) == city("antioch"));
    BOOST_TEST(active_cubes(scene.now[blue][arab]) == 5);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_48_a_way_that_leaves_one_cube_is_survived) {
    const Scene scene = beaten_in_tarsus({"jerusalem"}, 3, 0);
    BOOST_TEST(pawn(scene, blue, arab) == city("jerusalem"));
    BOOST_TEST(active_cubes(scene.now[blue][arab]) == 1);
}

BOOST_AUTO_TEST_CASE(byz_48_a_way_that_costs_all_cubes_destroys_the_army) {
    const Scene scene = beaten_in_tarsus({"jerusalem"}, 2, 0);
    BOOST_TEST(pawn(scene, blue, arab) == off_the_map);
    BOOST_TEST(active_cubes(scene.now[blue][arab]) == 0);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_48_a_guard_may_be_the_cube_that_is_left) {
    Scene scene{red, blue};
    for (const auto* id : {"tarsus", "palmyra"}) belongs(scene, id, Allegiance::arab, 1);
    scene.army(blue, arab, "tarsus", 0, 1, 0);
    chose(scene, blue, ActionBox::caliph);
    beat(scene, byzantine, "caesarea", "tarsus");
    BOOST_TEST(pawn(scene, blue, arab) == city("palmyra"));
    BOOST_TEST(scene.display(blue, arab).main == 0);
    BOOST_TEST(scene.display(blue, arab).guard);
}

BOOST_AUTO_TEST_CASE(byz_51_a_destroyed_armys_cubes_are_casualties_and_its_guard_goes_home) {
    Scene scene{red, blue};
    belongs(scene, "tarsus", Allegiance::arab, 1);
    scene.army(blue, arab, "tarsus", 1, 0, 0);
    scene.display(blue, arab).levy = 4;
    scene.player(blue).casualty -= 4;
    chose(scene, blue, ActionBox::caliph);
    const int casualties = scene.player(blue).casualty;
    beat(scene, byzantine, "caesarea", "tarsus");
    BOOST_TEST(pawn(scene, blue, arab) == off_the_map);
    BOOST_TEST(scene.display(blue, arab).elite == 0);
    BOOST_TEST(!scene.display(blue, arab).guard);
    BOOST_TEST(scene.display(blue, arab).levy == 4);
    BOOST_TEST(scene.player(blue).casualty == casualties + 1);
    BOOST_TEST(scene.now[ActionBox::caliph].size() == 1U);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_51_every_box_of_the_field_army_is_emptied) {
    Scene scene{red, blue, green};
    belongs(scene, "leucosia", Allegiance::arab, 1);
    scene.army(blue, arab, "leucosia", 2, 3, 4);
    chose(scene, green, ActionBox::byzantine_fleet);
    const int casualties = scene.player(blue).casualty;
    beat(scene, byzantine, "attalia", "leucosia");
    scene.takes(Deny{});
    BOOST_TEST(pawn(scene, blue, arab) == off_the_map);
    BOOST_TEST(active_cubes(scene.display(blue, arab)) == 0);
    BOOST_TEST(scene.player(blue).casualty == casualties + 9);
    BOOST_TEST(told<ArmyDestroyed>(scene));
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_SUITE_END()
