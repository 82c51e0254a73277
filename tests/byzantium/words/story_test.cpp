// SPDX-License-Identifier: MIT
#include "byzantium/words/entries/story.h"

#include "byzantium/words/entries/headline.h"
#include "byzantium/words/entries/put_back.h"
#include "byzantium/words/texts.h"
#include "byzantium/words/three.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <set>
#include <string>
#include <vector>

namespace {

using namespace byzantium;
using support::Scene;
using Lines = std::vector<std::string>;

byzantium::words::Told told(Scene& scene, const Entry& entry) {
    const Position before = scene.now;
    scene.takes(entry);
    return byzantium::words::story(names(), before, entry, scene.effects);
}

// What hands do when the entry that led to this position is undone.
std::string put_back(const Scene& scene) {
    std::string text;
    for (const auto& deed : byzantium::words::put_back(names(), scene.now, scene.effects)) text += deed.text + '\n';
    return text;
}

std::string joined(const Lines& lines) {
    std::string text;
    for (const auto& line : lines) text += line + '\n';
    return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(stories)

// The rulebook's first example.
BOOST_AUTO_TEST_CASE(control_is_told_to_the_hands) {
    Scene scene = three();
    const auto story = told(scene, Control{support::city("damascus"), Cube::casualty});
    BOOST_TEST(story.headline == "Anna takes control of Damascus.");
    BOOST_TEST(joined(story.lines) ==
               "Anna: 1 cube from the Casualty Pool to Damascus; Byzantine treasury 15 to 12; Byzantine VP 10 to 13; "
               "Byzantine pawn to Damascus.\n");
}

BOOST_AUTO_TEST_CASE(a_fight_is_told_blow_by_blow) {
    Scene scene = three();
    scene.controls(Color::yellow, "thessalonica");
    BOOST_TEST(joined(told(scene, BulgarsAttack{Cube::pool, support::city("thessalonica")}).lines) ==
               "The Bulgar box changes from 7 to 9 cubes.\n"
               "Anna: 1 cube from the Cube Pool to the Bulgar attack box.\n"
               "The Bulgars attack Thessalonica.\n");
    BOOST_TEST(told(scene, UseLevy{}).headline == "Basil defends with the levy.");
    const auto battle = told(scene, Roll{Faces{{2, 4, 6}, {5, 1}}});
    BOOST_TEST(battle.headline == "The dice show 2 4 6 for the attacker, 5 1 for the defender.");
    BOOST_TEST(joined(battle.lines) ==
               "The attacker scores 2 hits, the defender 1 hit.\n"
               "The Bulgar box changes from 9 to 8 cubes.\n"
               "Basil: 2 cubes from the Byzantine Levy box to the Casualty Pool.\n"
               "The attacker beats Basil's levy.\n");
    const auto siege = told(scene, Roll{Hits{0, 1}});
    BOOST_TEST(siege.headline == "The dice show 1 hit.");
    BOOST_TEST(joined(siege.lines) ==
               "The Bulgar box changes from 8 to 7 cubes.\n"
               "Anna captures Thessalonica.\n"
               "Thessalonica now has 2 Bulgar tokens; before, 3 Byzantine tokens.\n"
               "Basil: 1 cube from Thessalonica to the Casualty Pool.\n"
               "Anna: Arab VP 10 to 12.\n");
}

BOOST_AUTO_TEST_CASE(what_is_undone_is_told_to_the_hands) {
    Scene scene = three();
    scene.controls(Color::yellow, "thessalonica");
    scene.takes(Control{support::city("damascus"), Cube::casualty});
    BOOST_TEST(put_back(scene) ==
               "Anna: 1 cube from Damascus to the Casualty Pool; Byzantine treasury 12 to 15; Byzantine VP 13 to 10; "
               "Byzantine pawn off the map.\n");
    scene.takes(Fortify{support::city("thessalonica"), Cube::pool});
    BOOST_TEST(put_back(scene) ==
               "Basil: 1 cube from the Casualty Pool to Thessalonica; 1 cube from the Fortify box to the Cube Pool; "
               "the fortification back from Thessalonica.\n");
    scene.takes(Church{Cube::pool});
    BOOST_TEST(put_back(scene) ==
               "Clara: 1 cube from a church to the Cube Pool; Byzantine treasury 9 to 15; Byzantine VP 12 to 10.\n");
}

BOOST_AUTO_TEST_CASE(an_undone_fight_is_told_from_its_end_to_its_beginning) {
    Scene scene = three();
    scene.controls(Color::yellow, "thessalonica");
    scene.takes(BulgarsAttack{Cube::pool, support::city("thessalonica")});
    BOOST_TEST(put_back(scene) ==
               "The Bulgar box changes from 9 to 7 cubes.\n"
               "Anna: 1 cube from the Bulgar attack box to the Cube Pool.\n");
    scene.takes(UseLevy{});
    BOOST_TEST(put_back(scene) == "");
    scene.takes(Roll{Faces{{2, 4, 6}, {5, 1}}});
    BOOST_TEST(put_back(scene) ==
               "The Bulgar box changes from 8 to 9 cubes.\n"
               "Basil: 2 cubes from the Casualty Pool to the Byzantine Levy box.\n");
    scene.takes(Roll{Hits{0, 1}});
    BOOST_TEST(put_back(scene) ==
               "Thessalonica now has 3 Byzantine tokens; before, 2 Bulgar tokens.\n"
               "The Bulgar box changes from 7 to 8 cubes.\n"
               "Anna: Arab VP 12 to 10.\n"
               "Basil: 1 cube from the Casualty Pool to Thessalonica.\n");
}

BOOST_AUTO_TEST_CASE(a_turns_end_is_told_in_its_steps) {
    Scene scene{Color::red, Color::blue};
    scene.controls(Color::red, "damascus");
    scene.display(Color::red, Side::arab).treasury = 50;
    scene.display(Color::blue, Side::arab).treasury = 50;
    scene.takes(Pass{Cube::casualty});
    const auto lines = joined(told(scene, Pass{Cube::casualty}).lines);
    std::size_t at = 0;
    for (const char* step : {"Everybody has finished turn 1. Income is paid in.", "Anna: Byzantine treasury 15 to 21.",
                             "Maintenance is paid.", "Anna: Byzantine treasury 21 to 9; Arab treasury 50 to 37.",
                             "Cubes come back to the Cube Pools.", "1 cube from the Pass box to the Cube Pool",
                             "Turn 2 begins, and Anna is first player."}) {
        const auto found = lines.find(step, at);
        BOOST_TEST(found != std::string::npos, step << " is missing in\n" << lines);
        if (found != std::string::npos) at = found;
    }
    BOOST_TEST(!holds(lines, "The cities are scored"));
}

BOOST_AUTO_TEST_CASE(the_last_turn_scores_the_cities) {
    Scene scene{Color::red, Color::blue};
    scene.controls(Color::red, "damascus");
    for (const Color color : {Color::red, Color::blue}) scene.display(color, Side::arab).treasury = 50;
    scene.now.turn = 3;
    scene.takes(Pass{Cube::casualty});
    const auto lines = joined(told(scene, Pass{Cube::casualty}).lines);
    BOOST_TEST(holds(lines, "The cities are scored.\nAnna: Byzantine VP 10 to 13.\nThe game is over.\n"));
}

BOOST_AUTO_TEST_CASE(corrections_and_awaits_are_told_as_what_they_are) {
    Scene scene = three();
    const Correct correct{{SetDisplayCount{Color::blue, Side::arab, DisplayCount::treasury, 7},
                           SetControl{support::city("athens"), Color::red}},
                          "miscounted\x1b[31m"};
    BOOST_TEST(told(scene, correct).headline ==
               "The table corrects: Clara's Arab treasury holds 7 bezants and Anna controls Athens. (miscounted[31m)");
    BOOST_TEST(told(scene, AwaitPlayer{Color::blue}).headline == "The table gives the action to Clara.");
}

BOOST_AUTO_TEST_CASE(every_setting_has_its_phrase) {
    const CityId athens = support::city("athens");
    const std::vector<Setting> settings{SetTurn{2},
                                        SetFirst{Color::red},
                                        SetPassed{{Color::red, Color::blue}},
                                        SetPassed{},
                                        SetBulgars{9},
                                        SetGuard{Color::red, Side::arab, true},
                                        SetTaken{Color::red, Side::arab, false},
                                        SetArmy{Color::red, Side::arab, athens},
                                        SetArmy{Color::red, Side::arab, std::nullopt},
                                        SetCitySide{athens, Allegiance::bulgar},
                                        SetTokens{athens, 1},
                                        SetControl{athens, std::nullopt},
                                        SetFortified{athens, true},
                                        SetActionBox{ActionBox::caliph, {Color::red}},
                                        SetActionBox{ActionBox::caliph, {}}};
    std::set<std::string> phrases;
    for (const Setting& set : settings) phrases.insert(byzantium::words::setting(names(), set));
    for (const auto what : {DisplayCount::treasury, DisplayCount::vp, DisplayCount::elite, DisplayCount::main,
                            DisplayCount::levy, DisplayCount::move}) {
        phrases.insert(byzantium::words::setting(names(), SetDisplayCount{Color::red, Side::arab, what, 2}));
    }
    for (const auto what : {PlayerCount::pool, PlayerCount::casualty, PlayerCount::removed, PlayerCount::fortifications,
                            PlayerCount::taxed, PlayerCount::pass_cubes, PlayerCount::churches, PlayerCount::mosques}) {
        phrases.insert(byzantium::words::setting(names(), SetPlayerCount{Color::red, what, 2}));
    }
    BOOST_TEST(phrases.size() == settings.size() + 6U + 8U);
    for (const auto& phrase : phrases) BOOST_TEST(!holds(phrase, "{"));
}

// Every quantity that changed is told, with the number it came to.
BOOST_AUTO_TEST_CASE(the_last_number_told_is_the_number_on_the_table) {
    int numbers = 0;
    const int entries = look_at_games(80, 10, [&](const Seen& seen) {
        const byzantium::words::Names called{seen.table.board, seen.header};
        const auto story = byzantium::words::story(called, seen.before, seen.entry, seen.step.effects);
        if (!is_sentence(story.headline)) BOOST_ERROR("no sentence: " << story.headline);
        for (const auto& line : story.lines) {
            if (!is_sentence(line)) BOOST_ERROR("no sentence: " << line);
        }
        const std::string all = joined(story.lines);
        for (const Player& player : seen.step.after.players) {
            for (const Side side : sides) {
                const int vp = player[side].vp;
                if (vp == seen.before[player.color][side].vp) continue;
                ++numbers;
                const std::string told = byzantium::words::word(side) + " VP ";
                if (!holds(all, told) || !holds(all, " to " + std::to_string(vp))) {
                    BOOST_ERROR("VP " << vp << " not told in\n" << all);
                }
            }
        }
    });
    BOOST_TEST(entries > 500);
    BOOST_TEST(numbers > 100);
}

BOOST_AUTO_TEST_SUITE_END()
