// SPDX-License-Identifier: MIT
// The odds held against the game itself: each attack is arranged on the board and played through byzantium::apply with
// every fall of the dice and every split of losses. All figures are equal, and the way that is meant was taken.
#include "byzantium/odds/attack_scenes.h"
#include "byzantium/odds/game_walk.h"
#include "byzantium/odds/random_attacks.h"
#include "byzantium/odds/report.h"
#include "support/odds_reference.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

using namespace odds_test;
using byzantium::Color;
namespace data = boost::unit_test::data;

namespace {

const std::vector<FightScene> fights{
    {.name = "an army at fortified Jerusalem", .attacker = {0, 7, 2}, .armies = {{1, 3, 1}}, .fortified = true},
    {.name = "the rulebook's example", .attacker = {0, 9, 2}, .armies = {{1, 6, 1}}, .fortified = true},
    {.name = "a guard leads", .attacker = {1, 4, 1, true}, .armies = {{1, 3, 1}}, .tokens = 2},
    {.name = "a guard defends", .attacker = {0, 5, 2}, .armies = {{0, 2, 1, true}}, .tokens = 1},
    {.name = "a guard alone attacks", .attacker = {0, 0, 0, true}, .armies = {{0, 1, 0}}, .tokens = 1},
    {.name = "a guard alone besieges", .attacker = {0, 0, 0, true}, .tokens = 1},
    {.name = "a guard alone defends", .attacker = {0, 3, 1}, .armies = {{0, 0, 0, true}}, .tokens = 1},
    {.name = "Move cubes alone attack", .attacker = {0, 0, 4}, .armies = {{0, 2, 0}}, .tokens = 1},
    {.name = "Move cubes alone defend", .attacker = {0, 3, 0}, .armies = {{0, 0, 2}}, .tokens = 2},
    {.name = "Move cubes alone on both sides", .attacker = {0, 0, 2}, .armies = {{0, 0, 2}}, .tokens = 1},
    {.name = "Move cubes alone besiege", .attacker = {0, 0, 4}, .tokens = 2},
    {.name = "nobody defends", .attacker = {1, 4, 2}},
    {.name = "a levy", .attacker = {0, 6, 2}, .levy = 3, .tokens = 2},
    {.name = "a levy of more than three", .attacker = {1, 5, 0}, .levy = 5, .tokens = 1, .fortified = true},
    {.name = "two armies", .attacker = {1, 4, 1}, .armies = {{0, 2, 0}, {0, 1, 1}}, .tokens = 1},
    {.name = "two armies with Elite cubes",
     .attacker = {1, 4, 1},
     .armies = {{1, 2, 0}, {0, 2, 0}},
     .tokens = 2,
     .fortified = true},
    {.name = "three armies", .attacker = {0, 4, 0, true}, .armies = {{0, 1, 0}, {0, 1, 1}, {0, 1, 0}}, .tokens = 1},
    {.name = "two armies, the second fought first",
     .attacker = {0, 5, 1},
     .armies = {{0, 1, 1}, {1, 1, 0}},
     .tokens = 1,
     .colors = {Color::green, Color::blue}},
    {.name = "a Persian city", .ground = Ground::persian_city, .attacker = {0, 5, 1}},
    {.name = "a Persian city with a guard", .ground = Ground::persian_city, .attacker = {0, 3, 0, true}},
    {.name = "Constantinople", .ground = Ground::constantinople, .attacker = {1, 8, 2}},
    {.name = "Constantinople and an odd guard", .ground = Ground::constantinople, .attacker = {1, 5, 1, true}},
    {.name = "Constantinople, the Emperor's levy", .ground = Ground::constantinople, .attacker = {0, 10, 0}, .levy = 3},
    {.name = "Constantinople, an army there",
     .ground = Ground::constantinople,
     .attacker = {0, 9, 1},
     .armies = {{0, 2, 1}}},
    {.name = "civil war against an army", .ground = Ground::civil_war, .attacker = {1, 5, 1}, .armies = {{0, 3, 1}}},
    {.name = "civil war against a levy", .ground = Ground::civil_war, .attacker = {0, 6, 0, true}, .levy = 2},
    {.name = "civil war after moving",
     .ground = Ground::civil_war_after_move,
     .attacker = {0, 5, 2},
     .armies = {{1, 1, 0, true}},
     .tokens = 2},
    {.name = "nine Bulgars", .ground = Ground::bulgars_attack, .attacker = {0, 9, 0}},
    {.name = "Bulgars against an army", .ground = Ground::bulgars_attack, .attacker = {0, 6, 0}, .armies = {{1, 3, 1}}},
    {.name = "Bulgars against a levy",
     .ground = Ground::bulgars_attack,
     .attacker = {0, 5, 0},
     .levy = 2,
     .tokens = 2,
     .fortified = true},
    {.name = "Bulgars defend", .ground = Ground::bulgar_city, .attacker = {1, 6, 1}, .tokens = 2, .bulgars = 4},
    {.name = "a Bulgar city without Bulgars", .ground = Ground::bulgar_city, .attacker = {0, 3, 0}, .tokens = 2},
    {.name = "one Move cube to keep", .attacker = {1, 5, 2}, .armies = {{0, 3, 1}}, .tokens = 2, .keep_move = 1},
    {.name = "two Move cubes to keep", .attacker = {0, 7, 3}, .armies = {{0, 3, 0}}, .tokens = 2, .keep_move = 2},
    {.name = "a Move cube to keep after two armies",
     .attacker = {0, 5, 2},
     .armies = {{0, 2, 0}, {0, 1, 0}},
     .tokens = 1,
     .keep_move = 1},
    {.name = "more Move cubes to keep than there are", .attacker = {0, 5, 1}, .armies = {{0, 2, 1}}, .keep_move = 2},
    {.name = "a Move cube to keep at Constantinople",
     .ground = Ground::constantinople,
     .attacker = {0, 9, 2},
     .keep_move = 1},
    {.name = "a Move cube and the guard to keep",
     .attacker = {1, 2, 1, true},
     .armies = {{0, 1, 1}},
     .tokens = 1,
     .keep_move = 1},
};

// Small enough for six faces of every die.
const std::vector<FightScene> tiny_fights{
    {.name = "three against one", .attacker = {0, 3, 1}, .armies = {{0, 1, 0}}, .tokens = 1},
    {.name = "a guard against a levy", .attacker = {0, 1, 1, true}, .levy = 1, .tokens = 1, .keep_move = 1},
    {.name = "Bulgars at a fortification",
     .ground = Ground::bulgars_attack,
     .attacker = {0, 4, 0},
     .tokens = 2,
     .fortified = true},
};

int battles(const Seen& seen) { return seen.army_battles + seen.levy_battles + seen.bulgar_battles; }

Walked walked(const FightScene& fight, Falls falls) {
    const support::Scene scene = arranged(fight);
    Walked walked = walk(scene.table(), scene.now, walk_options(fight, falls));
    walked.report.p_won.resize(attack_of(fight).defenders.size());  // of battles that are never come to
    return walked;
}

void must_be_equal(const FightScene& fight, const byzantium::odds::Report& game) {
    const auto wrong = support::differences(byzantium::odds::report(attack_of(fight), {fight.keep_move}), game);
    for (const std::string& figure : wrong) BOOST_ERROR(fight << ": " << figure);
}

// The defenders that are meant fought, nobody else did, and the city was besieged if it could be come to.
void went_that_way(const FightScene& fight, const Walked& walked) {
    const Seen& seen = walked.seen;
    BOOST_TEST((seen.army_battles > 0) == !fight.armies.empty());
    BOOST_TEST((seen.levy_battles > 0) == (fight.levy > 0 && fight.armies.empty()));
    BOOST_TEST((seen.bulgar_battles > 0) == (fight.bulgars > 0));
    const auto& won = walked.report.p_won;
    const bool reached = std::none_of(won.begin(), won.end(), [](double p) { return p == 0; });
    BOOST_TEST((seen.sieges > 0 || !reached));
    BOOST_TEST((seen.captures > 0 || walked.report.p_capture == 0));
    BOOST_TEST((seen.armies_destroyed > 0 || walked.report.p_destroyed == 0 || fight.ground == Ground::bulgars_attack));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(enumeration)

BOOST_DATA_TEST_CASE(every_fall_of_the_dice_in_the_game_gives_the_same_figures, data::make(fights), fight) {
    const Walked game = walked(fight, Falls::hit_or_miss);
    must_be_equal(fight, game.report);
    went_that_way(fight, game);
    BOOST_TEST_MESSAGE(fight << ": " << game.seen.entries << " entries");
}

BOOST_DATA_TEST_CASE(so_do_all_six_faces_of_every_die, data::make(tiny_fights), fight) {
    const Walked game = walked(fight, Falls::all_faces);
    must_be_equal(fight, game.report);
    went_that_way(fight, game);
    must_be_equal(fight, walked(fight, Falls::hit_or_miss).report);
    BOOST_TEST_MESSAGE(fight << ": " << game.seen.entries << " entries");
}

// A wide family, its falls counted by hits; all grounds, all kinds of defenders.
BOOST_AUTO_TEST_CASE(drawn_attacks_played_by_hits_give_the_same_figures) {
    RandomAttacks draw{21};
    std::array<int, 7> by_ground{};
    Seen all;
    int open = 0;
    int kept_less = 0;
    for (int i = 0; i < rounds(5000); ++i) {
        const FightScene fight = draw_fight(draw);
        const Walked game = walked(fight, Falls::counted_by_hits);
        must_be_equal(fight, game.report);
        ++by_ground[static_cast<std::size_t>(fight.ground)];
        if (game.report.p_capture > 0 && game.report.p_capture < 1) ++open;
        if (game.report.p_kept < game.report.p_capture) ++kept_less;
        all.entries += game.seen.entries;
        all.army_battles += game.seen.army_battles;
        all.levy_battles += game.seen.levy_battles;
        all.bulgar_battles += game.seen.bulgar_battles;
        all.attacker_choices += game.seen.attacker_choices;
        all.defender_choices += game.seen.defender_choices;
        all.retreats += game.seen.retreats;
    }
    BOOST_TEST_MESSAGE(all.entries << " entries, " << battles(all) << " battles");
    for (const int attacks : by_ground) BOOST_TEST(attacks > rounds(500));
    for (const int seen : {all.army_battles, all.levy_battles, all.bulgar_battles, all.attacker_choices,
                           all.defender_choices, all.retreats})
        BOOST_TEST(seen > rounds(5000));
    BOOST_TEST(open > rounds(1500));
    BOOST_TEST(kept_less > rounds(500));
}

// That the walk can tell: the same attack with one cube more, or one fewer to keep, has other figures.
BOOST_AUTO_TEST_CASE(another_attack_is_told_apart) {
    const FightScene fight{
        .name = "one to keep", .attacker = {1, 4, 1}, .armies = {{0, 2, 1}}, .tokens = 2, .keep_move = 1};
    const byzantium::odds::Report game = walked(fight, Falls::counted_by_hits).report;
    byzantium::odds::Attack other = attack_of(fight);
    BOOST_TEST(support::differences(byzantium::odds::report(other, {1}), game).empty());
    BOOST_TEST(!support::differences(byzantium::odds::report(other, {0}), game).empty());
    ++other.attacker.main;
    BOOST_TEST(!support::differences(byzantium::odds::report(other, {1}), game).empty());
    other = attack_of(fight);
    other.siege->cubes_a_hit = 2;
    BOOST_TEST(!support::differences(byzantium::odds::report(other, {1}), game).empty());
}

BOOST_AUTO_TEST_SUITE_END()
