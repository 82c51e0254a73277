// SPDX-License-Identifier: MIT
// The protocol's "At any time": the table corrects a quantity, or gives a player the action.
#include "byzantium/rules/words.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>

using namespace words;
namespace data = boost::unit_test::data;

namespace {

Correct set(std::initializer_list<Setting> settings) { return {settings, std::nullopt}; }

// A value below or above what its quantity may be.
struct Bad {
    std::string name;
    Setting setting;
    const char* says;
};
std::ostream& operator<<(std::ostream& out, const Bad& bad) { return out << bad.name; }

const CityId some_city{3};
constexpr const char* unseated = "Nobody plays this colour at the table.";
const std::vector<Bad> out_of_range{
    {"turn 0", SetTurn{0}, "0 is out of range: it must be from 0 to 3, and a turn at least 1."},
    {"turn 4", SetTurn{4}, "4 is out of range: it must be from 0 to 3, and a turn at least 1."},
    {"12 Bulgars", SetBulgars{12}, "12 is out of range: it must be from 0 to 11, and a turn at least 1."},
    {"-1 Bulgars", SetBulgars{-1}, "-1 is out of range: it must be from 0 to 11, and a turn at least 1."},
    {"4 tokens", SetTokens{some_city, 4}, "4 is out of range: it must be from 0 to 3, and a turn at least 1."},
    {"-1 tokens", SetTokens{some_city, -1}, "-1 is out of range: it must be from 0 to 3, and a turn at least 1."},
    {"1000 bezants", SetDisplayCount{red, byzantine, DisplayCount::treasury, 1000},
     "1000 is out of range: it must be from 0 to 999, and a turn at least 1."},
    {"-1 VP", SetDisplayCount{red, arab, DisplayCount::vp, -1},
     "-1 is out of range: it must be from 0 to 999, and a turn at least 1."},
    {"-1 main", SetDisplayCount{red, arab, DisplayCount::main, -1},
     "-1 is out of range: it must be from 0 to 999, and a turn at least 1."},
    {"1000 in the pool", SetPlayerCount{red, PlayerCount::pool, 1000},
     "1000 is out of range: it must be from 0 to 999, and a turn at least 1."},
    {"-1 churches", SetPlayerCount{red, PlayerCount::churches, -1},
     "-1 is out of range: it must be from 0 to 999, and a turn at least 1."},
    {"a first player who is not seated", SetFirst{green}, unseated},
    {"a pass of one who is not seated", SetPassed{{red, green}}, unseated},
    {"a controller who is not seated", SetControl{some_city, green}, unseated},
    {"VP of one who is not seated", SetDisplayCount{green, arab, DisplayCount::vp, 3}, unseated},
    {"a pool of one who is not seated", SetPlayerCount{green, PlayerCount::pool, 3}, unseated},
    {"a guard of one who is not seated", SetGuard{green, arab, true}, unseated},
    {"a first city of one who is not seated", SetTaken{green, byzantine, true}, unseated},
    {"an army of one who is not seated", SetArmy{green, arab, some_city}, unseated},
    {"an action box of one who is not seated", SetActionBox{ActionBox::emperor, {green}}, unseated},
};

// Red's Arabs fight blue's army in Jerusalem; the dice are awaited.
Scene mid_battle() {
    Scene scene{red, blue, yellow};
    scene.army(red, arab, "tabuk", 0, 8, 5);
    scene.army(blue, byzantine, "jerusalem", 0, 3, 2);
    scene.controls(blue, "jerusalem");
    scene.takes(Move{arab, city("jerusalem")});
    scene.takes(Stand{});
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(correct)

BOOST_AUTO_TEST_CASE(correct_sets_every_count_of_a_display) {
    Scene scene{red, blue};
    scene.takes(
        set({SetDisplayCount{blue, arab, DisplayCount::treasury, 7}, SetDisplayCount{blue, arab, DisplayCount::vp, 33},
             SetDisplayCount{blue, arab, DisplayCount::elite, 1}, SetDisplayCount{blue, arab, DisplayCount::main, 2},
             SetDisplayCount{blue, arab, DisplayCount::levy, 3}, SetDisplayCount{blue, arab, DisplayCount::move, 4},
             SetGuard{blue, arab, true}, SetTaken{blue, arab, true}, SetArmy{blue, arab, city("mecca")}}));
    const Display expected{7, 33, 1, 2, 3, 4, true, true, city("mecca")};
    BOOST_TEST((scene.display(blue, arab) == expected));
    BOOST_TEST((scene.display(red, arab) == Scene{red, blue}.display(red, arab)));
}

BOOST_AUTO_TEST_CASE(correct_sets_every_count_of_a_player) {
    Scene scene{red, blue};
    scene.takes(set({SetPlayerCount{red, PlayerCount::pool, 1}, SetPlayerCount{red, PlayerCount::casualty, 2},
                     SetPlayerCount{red, PlayerCount::removed, 3}, SetPlayerCount{red, PlayerCount::fortifications, 0},
                     SetPlayerCount{red, PlayerCount::taxed, 5}, SetPlayerCount{red, PlayerCount::pass_cubes, 6},
                     SetPlayerCount{red, PlayerCount::churches, 7}, SetPlayerCount{red, PlayerCount::mosques, 999}}));
    const Player& player = scene.player(red);
    BOOST_TEST(player.pool == 1);
    BOOST_TEST(player.casualty == 2);
    BOOST_TEST(player.removed == 3);
    BOOST_TEST(player.fortifications == 0);
    BOOST_TEST(player.taxed == 5);
    BOOST_TEST(player.pass_cubes == 6);
    BOOST_TEST(player.churches == 7);
    BOOST_TEST(player.mosques == 999);
}

BOOST_AUTO_TEST_CASE(correct_sets_what_lies_on_the_map) {
    Scene scene{red, blue};
    scene.takes(set({SetCitySide{city("hira"), Allegiance::arab}, SetTokens{city("hira"), 3},
                     SetControl{city("hira"), blue}, SetFortified{city("hira"), true}, SetBulgars{11}, SetTurn{3},
                     SetFirst{blue}, SetPassed{{blue}}, SetActionBox{ActionBox::improve_arab, {red, red, blue}}}));
    BOOST_TEST(allegiance_of(scene, "hira") == Allegiance::arab);
    BOOST_TEST(tokens(scene, "hira") == 3);
    BOOST_TEST(controller(scene, "hira") == blue);
    BOOST_TEST(scene.at("hira").fortified);
    BOOST_TEST(scene.now.bulgars == 11);
    BOOST_TEST(scene.now.turn == 3);
    BOOST_TEST(scene.now.first == blue);
    BOOST_TEST(scene.now.passed == (values::Few<Color, 4>{blue}), per_element());
    BOOST_TEST(scene.now[ActionBox::improve_arab] == (values::Few<Color, most_in_action_box>{red, red, blue}),
               per_element());
    scene.takes(set({SetControl{city("hira"), std::nullopt}, SetArmy{red, arab, std::nullopt}}));
    BOOST_TEST(controller(scene, "hira") == nobody);
}

BOOST_DATA_TEST_CASE(correct_looks_at_kind_and_range, data::make(out_of_range), bad) {
    const Scene scene{red, blue};
    scene.refuses(set({bad.setting}), RuleId::format, bad.says);
}

BOOST_DATA_TEST_CASE(correct_sets_all_or_nothing, data::make(out_of_range), bad) {
    const Scene scene{red, blue};
    scene.refuses(set({SetBulgars{2}, bad.setting, SetTurn{2}}), RuleId::format, bad.says);
}

BOOST_AUTO_TEST_CASE(correct_allows_the_ends_of_each_range) {
    const Scene scene{red, blue};
    for (const Setting& fine : std::initializer_list<Setting>{
             SetTurn{1}, SetTurn{3}, SetBulgars{0}, SetBulgars{11}, SetTokens{some_city, 0}, SetTokens{some_city, 3},
             SetDisplayCount{red, arab, DisplayCount::vp, 0}, SetDisplayCount{red, arab, DisplayCount::treasury, 999},
             SetPassed{{}}, SetActionBox{ActionBox::emperor, {}}})
        BOOST_TEST(scene.allows(set({fine})));
}

BOOST_AUTO_TEST_CASE(correct_judges_no_rule_of_the_game) {
    Scene scene{red, blue};
    scene.takes(set({SetPlayerCount{red, PlayerCount::pool, 100}, SetTokens{city("constantinople"), 3},
                     SetControl{city("constantinople"), red}, SetGuard{red, arab, true}, SetGuard{blue, arab, true}}));
    BOOST_TEST(!sound(scene));
}

BOOST_AUTO_TEST_CASE(correct_leaves_what_is_awaited_as_it_was) {
    Scene scene = mid_battle();
    const Awaits before = scene.now.awaits;
    scene.takes(set({SetDisplayCount{blue, byzantine, DisplayCount::main, 1}, SetTurn{2}, SetPassed{{red}}}));
    BOOST_TEST((scene.now.awaits == before), scene.now.awaits);
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 3);
}

BOOST_AUTO_TEST_CASE(correct_destroys_no_army_and_nothing_follows_by_itself) {
    Scene scene{red, blue};
    scene.army(red, byzantine, "nicaea", 0, 1, 0);
    scene.takes(set({SetDisplayCount{red, byzantine, DisplayCount::main, 0}}));
    BOOST_TEST(pawn(scene, red, byzantine) == city("nicaea"));
    scene.takes(set({SetPassed{{red, blue}}}));
    BOOST_TEST(scene.now.turn == 1);
    BOOST_TEST(action_of(scene, red));
}

BOOST_AUTO_TEST_CASE(correct_shows_each_quantity_it_set) {
    Scene scene{red, blue};
    scene.takes(Correct{{SetBulgars{3}, SetTurn{2}}, "a cat"});
    BOOST_TEST(std::count_if(scene.effects.begin(), scene.effects.end(),
                             [](const Effect& effect) { return std::holds_alternative<Corrected>(effect); }) == 2);
}

BOOST_AUTO_TEST_CASE(correct_is_taken_when_the_game_is_over_and_leaves_it_over) {
    Scene scene{red, blue};
    make_rich(scene);
    for (int turn = 0; turn < 3; ++turn) everyone_passes(scene);
    const Awaits before = scene.now.awaits;
    scene.takes(set({SetDisplayCount{red, arab, DisplayCount::vp, 50}}));
    BOOST_TEST(scene.display(red, arab).vp == 50);
    BOOST_TEST((scene.now.awaits == before), scene.now.awaits);
}

BOOST_AUTO_TEST_CASE(await_gives_a_player_the_action) {
    Scene scene{red, yellow, blue};
    scene.takes(AwaitPlayer{blue});
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(told<ActionGiven>(scene));
    scene.takes(Tax{1, 0});
    BOOST_TEST(scene.player(blue).taxed == 1);
    BOOST_TEST(action_of(scene, red));
}

BOOST_AUTO_TEST_CASE(await_drops_whatever_was_under_way) {
    Scene scene = mid_battle();
    scene.takes(AwaitPlayer{yellow});
    BOOST_TEST(action_of(scene, yellow));
    BOOST_TEST(!scene.now.attack.has_value());
    BOOST_TEST(pawn(scene, red, arab) == city("jerusalem"));
    scene.refuses(Roll{Hits{0, 0}}, RuleId::awaits, "This entry does not answer the question that is open now.");
    scene.takes(Tax{1, 0});
    BOOST_TEST(action_of(scene, red));
}

BOOST_AUTO_TEST_CASE(await_drops_a_half_made_increase_and_march) {
    Scene increase{red, blue};
    increase.takes(Increase{pool, {byzantine, Box::elite}});
    increase.takes(AwaitPlayer{red});
    BOOST_TEST(increase.allows(Increase{pool, {byzantine, Box::elite}}));
    Scene march{red, blue};
    march.army(red, byzantine, "nicaea", 0, 3, 4);
    march.takes(Move{byzantine, city("smyrna")});
    march.takes(AwaitPlayer{red});
    march.takes(Move{byzantine, city("attalia")});
    BOOST_TEST(march.display(red, byzantine).move == 2);  // a first link again
}

BOOST_AUTO_TEST_CASE(await_lifts_the_bar_of_a_withdrawn_link) {
    Scene scene{red, blue};
    belongs(scene, "alexandria", Allegiance::arab, 2);
    scene.army(red, arab, "alexandria", 0, 8, 6);
    chose(scene, blue, ActionBox::byzantine_fleet);
    scene.takes(Move{arab, city("candia")});
    scene.takes(Impose{});
    scene.takes(Withdraw{});
    scene.takes(AwaitPlayer{red});
    BOOST_TEST(scene.awaits<AwaitAction>().barred.empty());
    BOOST_TEST(scene.allows(Move{arab, city("candia")}));
}

BOOST_AUTO_TEST_CASE(await_lets_one_who_has_passed_act_once) {
    Scene scene{red, yellow, blue};
    scene.takes(Pass{casualty});
    scene.takes(AwaitPlayer{red});
    BOOST_TEST(scene.now.passed == (values::Few<Color, 4>{red}), per_element());
    scene.takes(Tax{1, 0});
    BOOST_TEST(action_of(scene, yellow));
    scene.takes(Tax{1, 0});
    scene.takes(Tax{1, 0});
    BOOST_TEST(action_of(scene, yellow));
}

BOOST_AUTO_TEST_CASE(await_lets_one_who_has_passed_pass_again_in_the_same_place) {
    Scene scene{red, yellow, blue};
    scene.takes(Pass{casualty});
    scene.takes(Pass{casualty});
    scene.takes(AwaitPlayer{red});
    scene.takes(Pass{casualty});
    BOOST_TEST(scene.now.passed == (values::Few<Color, 4>{red, yellow}), per_element());
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(await_drops_an_upkeep) {
    Scene scene{red, blue};
    scene.takes(Pass{casualty});
    scene.takes(Pass{casualty});
    BOOST_TEST_REQUIRE(awaiting<AwaitUpkeep>(scene));
    scene.takes(AwaitPlayer{red});
    BOOST_TEST(action_of(scene, red));
    BOOST_TEST(scene.now.unpaid.empty());
    BOOST_TEST(scene.now.turn == 1);
}

BOOST_AUTO_TEST_CASE(await_leaves_the_last_player_that_last_action) {
    Scene scene{red, blue};
    make_rich(scene);
    scene.takes(Pass{casualty});
    scene.takes(AwaitPlayer{red});
    scene.takes(Tax{1, 0});
    BOOST_TEST(scene.now.turn == 1);
    BOOST_TEST(action_of(scene, blue));
    scene.takes(Tax{1, 0});
    BOOST_TEST(scene.now.turn == 2);
}

BOOST_AUTO_TEST_CASE(await_reopens_a_game_that_is_over_for_one_action) {
    Scene scene{red, blue};
    make_rich(scene);
    for (int turn = 0; turn < 3; ++turn) everyone_passes(scene);
    BOOST_TEST_REQUIRE(awaiting<Over>(scene));
    scene.takes(AwaitPlayer{blue});
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(scene.now.passed == (values::Few<Color, 4>{red, blue}), per_element());
    scene.takes(Control{city("nicaea"), pool});
    BOOST_TEST(controller(scene, "nicaea") == blue);
    BOOST_TEST(awaiting<Over>(scene));  // everyone has passed, so this turn ends again
}

BOOST_AUTO_TEST_CASE(await_reopens_a_game_that_a_fall_has_ended) {
    Scene scene{red, blue};
    belongs(scene, "nicaea", Allegiance::arab, 2);
    scene.army(red, arab, "nicaea", 0, 8, 5);
    scene.takes(Move{arab, city("constantinople")});
    scene.rolls(0, 0);
    BOOST_TEST_REQUIRE(awaiting<Over>(scene));
    scene.takes(AwaitPlayer{blue});
    scene.takes(Tax{1, 0});
    BOOST_TEST(scene.player(blue).taxed == 1);
    BOOST_TEST(action_of(scene, red));
}

BOOST_AUTO_TEST_CASE(await_needs_a_seated_player) {
    const Scene scene{red, blue};
    scene.refuses(AwaitPlayer{green}, RuleId::format, "Nobody plays this colour at the table.");
}

BOOST_AUTO_TEST_CASE(an_entry_that_is_not_for_what_is_awaited_is_refused) {
    const Scene at_action{red, blue};
    for (const Decision& decision :
         std::initializer_list<Decision>{Stop{}, Impose{}, Allow{}, Deny{}, Proceed{}, Withdraw{}, Stand{}, Retreat{},
                                         RetreatTo{some_city}, UseLevy{}, Decline{}, Fight{blue}, Lose{0, 1, 0},
                                         Garrison{pool}, GarrisonFromArmy{Box::main, Box::main}, GiveUp{0, 1, 0, 0}})
        at_action.refuses(decision, RuleId::awaits, "This entry does not answer the question that is open now.");
    at_action.refuses(Roll{Hits{0, 0}}, RuleId::awaits, "This entry does not answer the question that is open now.");
    const Scene at_dice = mid_battle();
    at_dice.refuses(Tax{1, 0}, RuleId::awaits, "This entry does not answer the question that is open now.");
    at_dice.refuses(Move{arab, city("tabuk")}, RuleId::awaits,
                    "This entry does not answer the question that is open now.");
    at_dice.refuses(Lose{0, 1, 0}, RuleId::awaits, "This entry does not answer the question that is open now.");
    BOOST_TEST(at_dice.legal().empty());
}

BOOST_AUTO_TEST_SUITE_END()
