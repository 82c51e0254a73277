// SPDX-License-Identifier: MIT
#include "byzantium/words/entries/choices.h"

#include "byzantium/words/entries/menu.h"
#include "byzantium/words/texts.h"
#include "byzantium/words/three.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <set>
#include <string>
#include <variant>
#include <vector>

namespace {

using namespace byzantium;
using support::Scene;

byzantium::words::Choice choice(const Scene& scene, const Decision& decision) {
    return byzantium::words::choice(names(), scene.table(), scene.now, decision);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(choices)

BOOST_AUTO_TEST_CASE(control_says_what_it_costs_and_brings) {
    const auto said = choice(three(), Control{support::city("damascus"), Cube::casualty});
    BOOST_TEST(said.sentence == "Take control of Damascus with a cube from the Casualty Pool.");
    BOOST_TEST(said.cost.words == "3 bezants (Byzantine)");
    BOOST_TEST(said.cost.brief == "3 bezants (Byz.)");
    BOOST_TEST(said.gain.words == "3 Byzantine VP");
    BOOST_TEST((said.rule == byz(9)));
}

BOOST_AUTO_TEST_CASE(a_price_has_units_and_a_side) {
    const auto priced = [](const Scene& scene, const Decision& decision) {
        return byzantium::words::price(scene.table(), scene.now, decision);
    };
    BOOST_TEST(priced(three(), Church{Cube::pool}) == "6 bezants, +2 VP (Byz.)");
    BOOST_TEST(priced(three(), Church{Cube::casualty}) == "9 bezants, +2 VP (Byz.)");
    BOOST_TEST(priced(three(), Control{support::city("mecca"), Cube::pool}) == "+2 VP (Arab)");
    BOOST_TEST(priced(three(), Pass{Cube::pool}) == "");
    Scene scene = three();
    while (std::holds_alternative<AwaitAction>(scene.now.awaits)) scene.takes(Pass{Cube::casualty});
    BOOST_REQUIRE((scene.awaits<AwaitUpkeep>().side == Side::arab));
    const auto gift = std::get<GiveUp>(scene.legal().front());
    const std::string vp = std::to_string(gift.elite + gift.main + gift.levy + gift.move);
    BOOST_TEST(holds(priced(scene, gift), "\u2212" + vp + " VP"), priced(scene, gift));
}

// The other side is paid for right after that, by itself.
BOOST_AUTO_TEST_CASE(byz_59_a_price_of_cubes_given_up_is_that_of_the_side_that_is_asked) {
    Scene scene = three();
    Player& red = scene.now.players[0];
    red[Side::byzantine].treasury = 10;
    red[Side::arab].treasury = 50;
    while (std::holds_alternative<AwaitAction>(scene.now.awaits)) scene.takes(Pass{Cube::casualty});
    BOOST_REQUIRE((scene.awaits<AwaitUpkeep>() == AwaitUpkeep{Color::red, Side::byzantine, 2}));
    const std::string price = byzantium::words::price(scene.table(), scene.now, GiveUp{1, 0, 0, 0});
    BOOST_TEST(price == "pay 9 bezants, \u22121 VP (Byz.)");
}

BOOST_AUTO_TEST_CASE(a_cube_that_is_bought_names_the_side_that_pays) {
    Scene scene = three();
    const std::string said =
        byzantium::words::price(scene.table(), scene.now, Increase{Cube::casualty, {Side::arab, Box::main}});
    BOOST_TEST(said == "3 bezants (Arab)");
}

BOOST_AUTO_TEST_CASE(a_pool_cube_costs_nothing) {
    const auto said = choice(three(), Control{support::city("mecca"), Cube::pool});
    BOOST_TEST(said.cost.words.empty());
    BOOST_TEST(said.gain.words == "2 Arab VP");
}

BOOST_AUTO_TEST_CASE(a_church_costs_its_price_and_the_cube) {
    BOOST_TEST(choice(three(), Church{Cube::casualty}).cost.words == "9 bezants (Byzantine)");
    BOOST_TEST(choice(three(), Church{Cube::pool}).cost.words == "6 bezants (Byzantine)");
    BOOST_TEST(choice(three(), Church{Cube::pool}).gain.words == "2 Byzantine VP");
}

BOOST_AUTO_TEST_CASE(byz_35_a_retreat_that_destroys_the_army_says_so) {
    Scene scene{{Color::red, Color::blue}, offered_first};
    scene.army(Color::red, Side::arab, "tabuk", 0, 8, 5);
    scene.army(Color::blue, Side::byzantine, "jerusalem", 0, 1, 0);
    Scene doomed = scene;
    scene.takes(Move{Side::arab, support::city("jerusalem")});
    BOOST_TEST(choice(scene, Retreat{}).sentence == "Retreat before the battle.");
    for (const auto* id : {"damascus", "alexandria"}) doomed.at(id).side = Allegiance::arab;
    doomed.takes(Move{Side::arab, support::city("jerusalem")});
    BOOST_TEST(choice(doomed, Retreat{}).sentence ==
               "Retreat before the battle: the army would not survive it and is destroyed.");
}

BOOST_AUTO_TEST_CASE(a_move_costs_move_cubes_and_an_attack_is_called_one) {
    Scene scene = three();
    scene.army(Color::red, Side::arab, "tabuk", 0, 8, 5);
    const auto attack = choice(scene, Move{Side::arab, support::city("jerusalem")});
    BOOST_TEST(attack.sentence == "Attack Jerusalem with the Arab army.");
    BOOST_TEST(attack.cost.words == "1 Move cube");
    BOOST_TEST((attack.rule == byz(32)));
    const auto move = choice(scene, Move{Side::arab, support::city("medina")});
    BOOST_TEST(move.sentence == "Move the Arab army to Medina.");
    BOOST_TEST((move.rule == byz(27)));
    scene.takes(Move{Side::arab, support::city("medina")});
    const auto second = choice(scene, Move{Side::arab, support::city("mecca")});
    BOOST_TEST(second.cost.words == "2 Move cubes");
    BOOST_TEST((second.rule == byz(33)));
}

// The step waits for the holder of the fleet, but its plain price is known.
BOOST_AUTO_TEST_CASE(a_sea_step_that_the_fleet_may_hinder_says_its_price) {
    Scene scene = three();
    scene.at("alexandria").side = Allegiance::arab;
    scene.army(Color::red, Side::arab, "alexandria", 0, 8, 5);
    scene.now[ActionBox::byzantine_fleet].push_back(Color::blue);
    BOOST_TEST(choice(scene, Move{Side::arab, support::city("candia")}).cost.words == "2 Move cubes");
    scene.takes(Move{Side::arab, support::city("candia")});
    BOOST_TEST(choice(scene, Allow{}).sentence == "Let the army sail.");
    BOOST_TEST(choice(scene, Allow{}).cost.words.empty());  // it is not the holder who pays
    scene.takes(Impose{});
    BOOST_TEST(choice(scene, Proceed{}).cost.words == "4 Move cubes");
}

// Whatever is legal in many games: a sentence each, no two alike, and a path of answers to each, no two alike.
BOOST_AUTO_TEST_CASE(no_two_legal_decisions_read_alike) {
    std::set<std::size_t> kinds;
    const auto look = [&](const byzantium::words::Names& called, const Table& table, const Position& now) {
        const auto legal = byzantium::legal(table, now);
        if (legal.size() > 500) return;
        std::set<std::string> sentences;
        for (const Decision& decision : legal) {
            const auto said = byzantium::words::choice(called, table, now, decision);
            if (!is_sentence(said.sentence)) BOOST_ERROR("no sentence: " << said.sentence);
            sentences.insert(said.sentence + said.cost.words);
            kinds.insert(decision.index());
        }
        if (sentences.size() != legal.size()) BOOST_ERROR("two decisions read alike at " << now.awaits);
    };
    const int entries = look_at_games(1, 24, [&](const Seen& seen) {
        look(byzantium::words::Names{seen.table.board, seen.header}, seen.table, seen.before);
    });
    for (const Position& now : staged_positions()) look(names(), support::standard_table(), now);
    BOOST_TEST(entries > 1000);
    BOOST_TEST(kinds.size() == std::variant_size_v<Decision>);
}

BOOST_AUTO_TEST_CASE(the_menu_leads_to_every_decision_by_its_own_path) {
    int lists = 0;
    const auto look = [&](const byzantium::words::Names& called, const Table& table, const Position& now) {
        const auto legal = byzantium::legal(table, now);
        if (legal.size() > 500) return;
        std::set<std::string> paths;
        std::set<std::string> questions;  // a path and the question behind it
        std::set<std::string> ways;       // a path alone
        for (const Decision& decision : legal) {
            std::string path;
            for (const auto& step : byzantium::words::steps(called, table, now, decision)) {
                questions.insert(path + "|" + step.question);
                ways.insert(path);
                path += "/" + step.answer.words.front();
            }
            paths.insert(path);
        }
        if (paths.size() != legal.size()) BOOST_ERROR("two decisions share a path at " << now.awaits);
        if (questions.size() != ways.size()) BOOST_ERROR("two questions at one point at " << now.awaits);
        ++lists;
    };
    look_at_games(30, 8, [&](const Seen& seen) {
        look(byzantium::words::Names{seen.table.board, seen.header}, seen.table, seen.before);
    });
    for (const Position& now : staged_positions()) look(names(), support::standard_table(), now);
    BOOST_TEST(lists > 500);
}

BOOST_AUTO_TEST_SUITE_END()
