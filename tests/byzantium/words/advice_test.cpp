// SPDX-License-Identifier: MIT
#include "byzantium/odds/outlook.h"
#include "byzantium/words/chances/advice_text.h"
#include "byzantium/words/texts.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace byzantium;
using support::city;
using support::Scene;

std::string on_losses(const Scene& scene) {
    return byzantium::words::loss_advice_text(names(), scene.now,
                                              byzantium::odds::loss_advice(scene.table(), scene.now));
}
std::string on_defence(const Scene& scene) {
    return byzantium::words::defence_advice_text(names(), scene.now,
                                                 byzantium::odds::defence_advice(scene.table(), scene.now));
}

// Red's Main 4 and Move 1 before Jerusalem with 2 tokens and yellow's levy of 2.
Scene jerusalem() {
    Scene scene{Color::red, Color::yellow, Color::blue};
    scene.army(Color::red, Side::arab, "tabuk", 0, 4, 2);
    scene.controls(Color::yellow, "jerusalem");
    scene.at("jerusalem").tokens = 2;
    scene.display(Color::yellow, Side::byzantine).levy = 2;
    scene.takes(Move{Side::arab, city("jerusalem")});
    return scene;
}

// Red's Main 5 and Move 1 before Jerusalem, where yellow's Main 4 and Move 1 may stand.
Scene with_army() {
    Scene scene{Color::red, Color::yellow, Color::blue};
    scene.army(Color::red, Side::arab, "tabuk", 0, 5, 2);
    scene.army(Color::yellow, Side::byzantine, "jerusalem", 0, 4, 1);
    scene.controls(Color::yellow, "jerusalem");
    scene.at("jerusalem").tokens = 2;
    scene.takes(Move{Side::arab, city("jerusalem")});
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(advice)

BOOST_AUTO_TEST_CASE(a_levy_is_weighed) {
    const std::string said = on_defence(jerusalem());
    BOOST_TEST(said ==
               "Basil (yellow), does your Byzantine levy defend Jerusalem?\n"
               "It is best to let the levy fight: the chance to keep Jerusalem is then 31.3% (5 in 16) if all others\n"
               "play their best, and it costs 1.38 cubes on average.\n"
               "\n"
               "  answer                   Jerusalem kept   cubes expected to be lost\n"
               "  let the levy fight       31.3% (5 in 16)                       1.38\n"
               "  keep the levy out of it  0%                                    0.00\n");
}

BOOST_AUTO_TEST_CASE(a_defence_is_weighed) {
    const std::string said = on_defence(with_army());
    BOOST_TEST(said.starts_with("Basil (yellow), Jerusalem is attacked. Does your Byzantine army stand or retreat?\n"
                                "It is best to stand: the chance to keep Jerusalem is then "),
               said);
    BOOST_TEST(holds(said, "\n  retreat  6.3% (1 in 16)                          0.00\n"), said);
}

BOOST_AUTO_TEST_CASE(where_nothing_keeps_the_city_the_cheapest_is_named) {
    Scene scene{Color::red, Color::yellow, Color::blue};
    scene.army(Color::red, Side::arab, "tabuk", 0, 30, 2);
    scene.controls(Color::yellow, "jerusalem");
    scene.takes(Move{Side::arab, city("jerusalem")});
    BOOST_TEST(
        holds(on_defence(scene),
              "\nWhatever you do, Jerusalem falls if all others play their best. It is cheapest to keep the levy out\n"
              "of it: it costs no cubes on average.\n"),
        on_defence(scene));
}

BOOST_AUTO_TEST_CASE(losses_of_an_attacker_look_at_the_city) {
    Scene scene = jerusalem();
    scene.takes(UseLevy{});
    scene.rolls(0, 2);
    const std::string said = on_losses(scene);
    BOOST_TEST(said ==
               "Anna (red), your Arab army loses 2 cubes. Which?\n"
               "It is best to give up 1 Main cube and 1 Move cube: the chance to take Jerusalem is then 25.0% (1 in\n"
               "4) if the other side plays its best.\n"
               "\n"
               "  give up                      battle  Jerusalem taken  Move cubes left\n"
               "  1 Main cube and 1 Move cube  won     25.0% (1 in 4)   0\n"
               "  2 Main cubes                 lost    0%               1\n");
}

BOOST_AUTO_TEST_CASE(losses_of_a_defender_look_at_keeping_it) {
    Scene scene = with_army();
    scene.takes(Stand{});
    scene.rolls(1, 2);
    scene.takes(Lose{0, 1, 1});
    BOOST_TEST(on_losses(scene) ==
               "Basil (yellow), your Byzantine army loses 1 cube. Which?\n"
               "It is best to give up 1 Move cube: then Jerusalem is kept for certain.\n"
               "\n"
               "  give up      battle  Jerusalem kept  Move cubes left\n"
               "  1 Move cube  won     100%            0\n"
               "  1 Main cube  lost    25.0% (1 in 4)  1\n");
}

BOOST_AUTO_TEST_CASE(splits_that_change_nothing_are_said_to) {
    Scene scene{Color::red, Color::yellow, Color::blue};
    scene.army(Color::red, Side::arab, "tabuk", 0, 9, 5);
    scene.takes(Move{Side::arab, city("jerusalem")});
    scene.rolls(0, 1);
    BOOST_TEST(on_losses(scene) ==
               "Anna (red), your Arab army loses 1 cube. Which?\n"
               "Whatever is given up, Jerusalem is taken; giving up 1 Move cube keeps the most expensive cubes.\n"
               "\n"
               "  give up      Jerusalem taken  Move cubes left\n"
               "  1 Move cube  100%             3\n"
               "  1 Main cube  100%             4\n");
}

BOOST_AUTO_TEST_CASE(losses_to_a_fleet_name_the_attack_behind_it) {
    Scene scene{Color::red, Color::yellow, Color::blue};
    scene.at("alexandria").side = Allegiance::arab;
    scene.army(Color::red, Side::arab, "alexandria", 0, 3, 5);
    scene.now[ActionBox::byzantine_fleet].push_back(Color::blue);
    scene.takes(Move{Side::arab, city("candia")});
    scene.takes(Impose{});
    scene.takes(Proceed{});
    scene.rolls(0, 1);
    BOOST_TEST(holds(on_losses(scene), "It is best to give up 1 Move cube: the chance to take Candia is then "),
               on_losses(scene));
}

BOOST_AUTO_TEST_CASE(losses_in_a_retreat_decide_nothing) {
    Scene scene{Color::red, Color::yellow, Color::blue};
    scene.army(Color::red, Side::arab, "tabuk", 0, 9, 5);
    scene.army(Color::yellow, Side::byzantine, "jerusalem", 1, 3, 2);
    for (const char* id : {"damascus", "antioch", "alexandria", "leucosia"}) scene.at(id).side = Allegiance::arab;
    scene.takes(Move{Side::arab, city("jerusalem")});
    scene.takes(Retreat{});
    if (std::holds_alternative<AwaitRetreat>(scene.now.awaits)) scene.takes(scene.legal().front());
    const auto* asked = std::get_if<AwaitLosses>(&scene.now.awaits);
    BOOST_REQUIRE(asked);
    BOOST_TEST((asked->from == LossFrom::retreat));
    BOOST_TEST(holds(on_losses(scene), "The retreat decides nothing about the city: give up what is needed least.\n"),
               on_losses(scene));
}

BOOST_AUTO_TEST_CASE(an_attack_under_way_has_its_chance) {
    Scene scene = jerusalem();
    scene.takes(UseLevy{});
    const auto p = byzantium::odds::chance_to_capture(scene.table(), scene.now).value();
    BOOST_TEST(byzantium::words::under_way_text(names(), scene.now, p) ==
               "Battle at Jerusalem: 3 dice for Anna's Arab army, 2 dice for Basil's levy.\n"
               "The chance that Jerusalem is taken is 68.8% (11 in 16) if everybody plays their best.\n");
}

BOOST_AUTO_TEST_CASE(when_the_control_cube_is_asked_the_city_is_taken) {
    Scene scene{Color::red, Color::yellow, Color::blue};
    scene.army(Color::red, Side::arab, "tabuk", 0, 9, 5);
    scene.display(Color::red, Side::arab).treasury = 9;
    scene.takes(Move{Side::arab, city("jerusalem")});
    scene.rolls(0, 0);
    BOOST_REQUIRE(std::holds_alternative<AwaitGarrison>(scene.now.awaits));
    BOOST_TEST(holds(byzantium::words::under_way_text(names(), scene.now, 1), "\nJerusalem has been taken.\n"));
}

BOOST_AUTO_TEST_SUITE_END()
