// SPDX-License-Identifier: MIT
// Threats, dangers and the watch on Constantinople, as text.
#include "byzantium/odds/threats.h"

#include "byzantium/words/chances/capital_watch.h"
#include "byzantium/words/chances/danger_text.h"
#include "byzantium/words/chances/threats_text.h"
#include "byzantium/words/texts.h"
#include "byzantium/words/three.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace byzantium;
using support::city;
using support::Scene;

std::string threats(const Scene& scene, Color player) {
    return byzantium::words::threats_text(names(), scene.table(), scene.now, player,
                                          byzantium::odds::threats(scene.table(), scene.now, player));
}
std::string dangers(const Scene& scene) {
    return byzantium::words::danger_text(names(), scene.table(), scene.now,
                                         byzantium::odds::dangers(scene.table(), scene.now));
}
std::string watch(const Scene& scene) {
    return byzantium::words::capital_watch_text(names(), scene.table(), scene.now);
}

// The Bulgars stand at Adrianople, nine with those that arrive; yellow is Emperor with a levy of 2.
Scene emperor() {
    Scene scene = three();
    scene.at("adrianople").side = Allegiance::bulgar;
    scene.now[ActionBox::emperor].push_back(Color::yellow);
    return scene;
}

// Only the army of red's can attack.
Scene one_army(int main) {
    Scene scene = three();
    scene.army(Color::red, Side::arab, "tabuk", 0, main, 1);
    scene.now[ActionBox::bulgar_attack] = {Color::blue, Color::blue, Color::blue};
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(threats_and_dangers)

BOOST_AUTO_TEST_CASE(attacks_stand_best_first_and_hopeless_ones_apart) {
    Scene scene = one_army(5);
    scene.at("jerusalem").tokens = 3;
    scene.at("alexandria").tokens = 2;
    BOOST_TEST(threats(scene, Color::red) ==
               "Anna (red) has 2 attacks to choose from within one action; the best of them:\n"
               "Anna's Arab army takes Alexandria for certain if nobody defends it.\n"
               "\n"
               "For each attack: its chance against the best and the worst defence and Byzantine fleet, and the Move\n"
               "cubes it costs if no fleet is imposed:\n"
               "  army       target      cost  arrives with   best  worst\n"
               "  Arab army  Alexandria     1  5 Main         100%   100%\n"
               "  Arab army  Jerusalem      1  5 Main        50.0%  50.0%\n");
    scene = one_army(3);
    scene.at("jerusalem").tokens = 3;
    scene.at("alexandria").tokens = 2;
    BOOST_TEST(holds(threats(scene, Color::red),
                     "Arab army: within reach but impossible to take, whatever the defenders do: Jerusalem.\n"),
               threats(scene, Color::red));
}

BOOST_AUTO_TEST_CASE(where_all_is_hopeless_nothing_is_the_best) {
    Scene scene = one_army(2);
    BOOST_TEST(threats(scene, Color::red) ==
               "Anna (red) can take no city within one action.\n"
               "  Arab army: within reach but impossible to take, whatever the defenders do: Jerusalem and\n"
               "  Alexandria.\n");
}

BOOST_AUTO_TEST_CASE(whoever_has_passed_is_told_to_wait) {
    Scene scene = one_army(5);
    scene.now.passed.push_back(Color::red);
    scene.now.active = Color::blue;
    scene.now.awaits = AwaitAction{Color::blue, {}};
    BOOST_TEST(holds(threats(scene, Color::red), "\nBut Anna (red) cannot attack any more this turn.\n"));
}

BOOST_AUTO_TEST_CASE(nothing_to_attack_is_said) {
    Scene scene = one_army(5);
    scene.display(Color::red, Side::arab).move = 0;
    BOOST_TEST(threats(scene, Color::red) == "Anna (red) cannot attack anything within one action.\n");
}

BOOST_AUTO_TEST_CASE(the_defence_is_the_condition) {
    Scene scene = one_army(8);
    scene.army(Color::yellow, Side::byzantine, "jerusalem", 1, 5, 0);
    scene.at("alexandria").side = Allegiance::arab;
    BOOST_TEST(holds(threats(scene, Color::red), "if Basil's Byzantine army\nstands.\n"), threats(scene, Color::red));
}

BOOST_AUTO_TEST_CASE(the_fleet_is_a_condition_too) {
    Scene scene = three();
    scene.at("alexandria").side = Allegiance::arab;
    scene.army(Color::red, Side::arab, "alexandria", 0, 5, 6);
    scene.controls(Color::yellow, "candia");
    scene.now[ActionBox::byzantine_fleet].push_back(Color::blue);
    for (const auto& threat : byzantium::odds::threats(scene.table(), scene.now, Color::red))
        if (threat.city == city("candia"))
            BOOST_TEST(holds(byzantium::words::threat_sentence(names(), scene.table(), scene.now, threat),
                             "if Basil's levy fights and Clara imposes the Byzantine fleet."),
                       byzantium::words::threat_sentence(names(), scene.table(), scene.now, threat));
}

BOOST_AUTO_TEST_CASE(the_city_in_most_danger_comes_first) {
    Scene scene = one_army(5);
    scene.now[city("jerusalem")].control = Color::yellow;
    scene.now[city("alexandria")].control = Color::blue;
    scene.now[city("athens")].control = Color::red;
    scene.display(Color::blue, Side::byzantine).levy = 0;
    scene.display(Color::yellow, Side::byzantine).levy = 0;
    scene.at("jerusalem").tokens = 3;
    scene.at("alexandria").tokens = 2;
    for (const Color other : {Color::yellow, Color::blue}) scene.display(other, Side::arab).move = 0;
    BOOST_TEST(dangers(scene) ==
               "Clara's city Alexandria is in the greatest danger. Anna's Arab army takes Alexandria for certain if\n"
               "nobody defends it.\n"
               "\n"
               "  city        controlled by   danger          from\n"
               "  Alexandria  Clara (blue)    100%            Anna's Arab army\n"
               "  Jerusalem   Basil (yellow)  50.0% (1 in 2)  Anna's Arab army\n"
               "  Out of reach: Athens.\n");
}

BOOST_AUTO_TEST_CASE(no_danger_is_said) {
    BOOST_TEST(dangers(three()) == "Nobody controls a city, so no city is in danger.\n");
    Scene scene = three();
    scene.now[city("caesarea")].control = Color::red;
    for (const Color color : {Color::yellow, Color::blue}) scene.display(color, Side::arab).move = 0;
    BOOST_TEST(dangers(scene) ==
               "No controlled city can be taken within one action.\n"
               "  Out of reach: Caesarea.\n");
}

BOOST_AUTO_TEST_CASE(the_capital_out_of_reach) {
    BOOST_TEST(watch(three()) == "Constantinople is out of everybody's reach within one action.\n");
}

BOOST_AUTO_TEST_CASE(the_watch_says_who_how_and_what_then) {
    const std::string said = watch(emperor());
    BOOST_TEST(
        said.starts_with(
            "Constantinople can be attacked within one action.\n"
            "Constantinople rolls 5 dice, and each hit costs the attacker two cubes: 5 on average, up to 10. To\n"
            "take it, the attacker then needs a strength of at least 6 left (BYZ-45, BYZ-46).\n"
            "\n"
            "  The chance that the Bulgars, sent by Anna, take Constantinople is 18.8% (3 in 16) if nobody\n"
            "  defends it. If the levy of Basil, the Emperor, fights, the chance is 14.8% (19 in 128).\n"
            "  If it fell to this attack, Anna would win; only Arab VP would count (BYZ-64): Anna 15, Basil 10\n"
            "  and Clara 10.\n"),
        said);
    BOOST_TEST(holds(said,
                     "  The chance that the Bulgars, sent by Basil, take Constantinople is 18.8% (3 in 16) if nobody\n"
                     "  defends it. There is no Emperor whose levy could defend it.\n"),
               said);
}

BOOST_AUTO_TEST_CASE(a_levy_that_changes_nothing_is_not_the_condition) {
    Scene scene = three();
    scene.at("nicaea").side = Allegiance::arab;
    scene.army(Color::red, Side::arab, "nicaea", 0, 30, 9);
    scene.now[ActionBox::emperor].push_back(Color::yellow);
    BOOST_TEST(
        holds(watch(scene),
              "  Anna's Arab army takes Constantinople for certain if nobody defends it. If the levy of Basil, the\n"
              "  Emperor, fights, it still falls.\n"),
        watch(scene));
}

BOOST_AUTO_TEST_CASE(a_shared_victory_is_called_one) {
    Scene scene = emperor();
    scene.display(Color::blue, Side::arab).vp = 15;
    for (const Color color : {Color::red, Color::yellow, Color::blue})
        for (const Side side : sides) scene.display(color, side).treasury = 10;
    BOOST_TEST(holds(watch(scene),
                     "If it fell to this attack, Anna and Clara would share the victory; only Arab VP would count\n"
                     "  (BYZ-64): Anna 15, Clara 15 and Basil 10.\n"),
               watch(scene));
}

BOOST_AUTO_TEST_SUITE_END()
