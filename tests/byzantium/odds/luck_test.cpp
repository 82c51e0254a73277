// SPDX-License-Identifier: MIT
// Luck and choice: what the steps of a fight must add up to.
#include "byzantium/odds/luck.h"

#include "byzantium/odds/adviser.h"
#include "byzantium/odds/outlook.h"
#include "byzantium/odds/random_scenes.h"
#include "byzantium/odds/walk.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <span>

using namespace byzantium;
using namespace odds_test;
using byzantium::odds::FightEnd;
using byzantium::odds::LuckReport;
using byzantium::odds::PlayerLuck;
using byzantium::odds::Turning;
using support::city;
using support::Scene;

namespace {

struct Game {
    Position start;
    std::vector<Entry> entries;
};

// A warlike game to its end, or as far as so many entries.
Game random_game(const Table& table, std::uint64_t seed, std::size_t most_entries) {
    support::RandomPlayer player{seed, support::Taste::warlike};
    Game game{start(table, player.header()), {}};
    Position now = game.start;
    while (!std::holds_alternative<Over>(now.awaits) && game.entries.size() < most_entries) {
        game.entries.push_back(player.entry(table, now));
        now = taken(table, now, game.entries.back()).after;
    }
    return game;
}

// The journal as told by hand: attacks begun, dice and hits, taken cities.
struct Told {
    std::size_t attacks = 0;
    std::size_t taken = 0;
    int dice = 0;
    int hits = 0;
};

Told told_by(const Table& table, const Game& game) {
    Told sum;
    Position now = game.start;
    for (const Entry& entry : game.entries) {
        const Step step = taken(table, now, entry);
        if (told<AttackBegan>(step.effects)) ++sum.attacks;
        if (told<CityCaptured>(step.effects)) ++sum.taken;
        const auto* asked = std::get_if<AwaitRoll>(&now.awaits);
        if (asked && asked->what == RollFor::battle) {
            const bool bulgars = std::holds_alternative<BulgarsDefend>(now.attack->battle->defender);
            const Hits hits = told<Rolled>(step.effects)->hits;
            sum.dice += asked->attacker + (bulgars ? 0 : asked->defender);
            sum.hits += hits.attacker + (bulgars ? 0 : hits.defender);
        } else if (asked && (asked->what == RollFor::fleet || now[now.attack->city].control)) {
            sum.dice += asked->defender;
            sum.hits += told<Rolled>(step.effects)->hits.defender;
        }
        now = step.after;
    }
    return sum;
}

// Each step begins where the last one ended, and the last one at the end.
void check_steps(const byzantium::odds::Fight& fight) {
    double p = fight.p_at_start;
    for (const byzantium::odds::Step& step : fight.steps) {
        BOOST_TEST(step.before == p);
        BOOST_TEST((step.what == Turning::battle_dice || step.what == Turning::siege_dice) ==
                   !step.chooser.has_value());
        p = step.after;
    }
    if (fight.end == FightEnd::taken) BOOST_TEST(p == 1);
    if (fight.end == FightEnd::beaten_off) BOOST_TEST(p == 0);
}

// Kept by hand from the steps.
std::map<Color, PlayerLuck> sums_of(const LuckReport& report) {
    std::map<Color, PlayerLuck> sums;
    for (const byzantium::odds::Fight& fight : report.fights)
        for (const byzantium::odds::Step& step : fight.steps) {
            const double gain = step.after - step.before;
            if (!step.chooser)
                sums[fight.attacker].luck += gain;
            else
                sums[*step.chooser].choice += *step.chooser == fight.attacker ? gain : -gain;
        }
    return sums;
}

void check_report(const Table& table, const Game& game, const LuckReport& report) {
    const Told sum = told_by(table, game);
    BOOST_TEST(report.fights.size() == sum.attacks);
    BOOST_TEST(std::count_if(report.fights.begin(), report.fights.end(), [](const byzantium::odds::Fight& fight) {
                   return fight.end == FightEnd::taken;
               }) == static_cast<std::ptrdiff_t>(sum.taken));
    for (const byzantium::odds::Fight& fight : report.fights) check_steps(fight);
    int dice = 0;
    int hits = 0;
    auto sums = sums_of(report);
    for (const PlayerLuck& player : report.players) {
        dice += player.dice;
        hits += player.hits;
        BOOST_TEST(player.choice == sums[player.player].choice, boost::test_tools::tolerance(1e-12));
    }
    BOOST_TEST(dice == sum.dice);
    BOOST_TEST(hits == sum.hits);
}

// What the advisers say, or for want of advice what is best by the outlook.
Decision best_decision(const Table& table, const Position& now) {
    if (const auto losses = byzantium::odds::loss_advice(table, now); !losses.empty()) return losses.front().split;
    if (const auto defence = byzantium::odds::defence_advice(table, now); !defence.empty())
        return defence.front().decision;
    const double sign = awaited_player(now.awaits) == now.active ? 1 : -1;
    std::optional<std::pair<double, Decision>> best;
    for (const Decision& decision : legal(table, now)) {
        const Position after = taken(table, now, decision).after;
        const double p = sign * byzantium::odds::chance_to_capture(table, after).value_or(0);
        if (!best || p > best->first) best = {p, decision};
    }
    return best->second;
}

// The attack of `first` to its end by these dice; every answer at its best.
std::vector<Entry> well_played(const Table& table, Position now, const Entry& first, support::RandomPlayer& dice) {
    std::vector<Entry> entries{first};
    now = taken(table, now, first).after;
    while (now.attack && !std::holds_alternative<AwaitGarrison>(now.awaits)) {
        const bool roll = std::holds_alternative<AwaitRoll>(now.awaits);
        entries.push_back(roll ? dice.entry(table, now) : Entry{best_decision(table, now)});
        now = taken(table, now, entries.back()).after;
    }
    return entries;
}

bool few_armies_in_attack(const Position& now) {
    return now.attack->standing.size() + now.attack->undecided.size() <= 2;
}

// By player, over every fall of all dice to come: p times what luck() says of the whole story.
void add_luck(const Table& table, const Position& start, std::vector<Entry>& story, const Position& now, double p,
              std::map<Color, double>& luck) {
    if (!now.attack || std::holds_alternative<AwaitGarrison>(now.awaits)) {
        for (const PlayerLuck& player : byzantium::odds::luck(table, start, story).players)
            luck[player.player] += p * player.luck;
        return;
    }
    const auto go_on = [&](const Entry& entry, double share) {
        story.push_back(entry);
        add_luck(table, start, story, taken(table, now, entry).after, p * share, luck);
        story.pop_back();
    };
    if (const auto* roll = std::get_if<AwaitRoll>(&now.awaits)) {
        for (const Fall& fall : falls(*roll)) go_on(fall.roll, fall.p);
    } else {
        go_on(best_decision(table, now), 1);
    }
}

// Red attacks Blue's levy at Nicaea; two tokens.
Scene at_nicaea() {
    Scene scene{Color::red, Color::blue};
    scene.army(Color::red, Side::arab, "ankara", 0, 3, 2);
    scene.controls(Color::blue, "nicaea");
    scene.at("nicaea").tokens = 2;
    return scene;
}
const Move to_nicaea{Side::arab, city("nicaea")};

}  // namespace

BOOST_AUTO_TEST_SUITE(luck)

BOOST_AUTO_TEST_CASE(random_games) {
    const Table& table = support::standard_table();
    std::size_t fights = 0;
    for (int i = 0; i < scenes(200); ++i) {
        const Game game = random_game(table, static_cast<std::uint64_t>(i), i % 2 == 0 ? 1000 : 150);
        const LuckReport report = byzantium::odds::luck(table, game.start, game.entries);
        check_report(table, game, report);
        fights += report.fights.size();
    }
    BOOST_TEST(fights > static_cast<std::size_t>(scenes(400)));
}

BOOST_AUTO_TEST_CASE(perfect_play_costs_nothing) {
    const Table& table = support::standard_table();
    RandomScenes random{14};
    support::RandomPlayer dice{15, support::Taste::uniform};
    int choices = 0;
    for (int i = 0; i < scenes(100); ++i) {
        const Position now = random.arranged(table);
        for (const Decision& decision : legal(table, now)) {
            const Step step = taken(table, now, decision);
            if (!step.after.attack || !few_armies_in_attack(step.after)) continue;
            const auto report = byzantium::odds::luck(table, now, well_played(table, now, decision, dice));
            for (const PlayerLuck& player : report.players) BOOST_TEST(player.choice == 0);
            for (const byzantium::odds::Fight& fight : report.fights) check_steps(fight);
            for (const byzantium::odds::Step& one : report.fights.front().steps) choices += one.chooser ? 1 : 0;
        }
    }
    BOOST_TEST(choices > scenes(500));
}

BOOST_AUTO_TEST_CASE(luck_over_all_dice_is_nought) {
    Scene scene = at_nicaea();
    scene.display(Color::blue, Side::byzantine).levy = 2;
    std::vector<Entry> story{Entry{Decision{to_nicaea}}};
    std::map<Color, double> luck;
    add_luck(scene.table(), scene.now, story, taken(scene.table(), scene.now, story.front()).after, 1, luck);
    BOOST_REQUIRE(luck.size() == 2);
    for (const auto& [player, sum] : luck) BOOST_TEST(sum == 0, player << ' ' << sum);
}

BOOST_AUTO_TEST_CASE(a_gain_in_luck_is_the_defenders_loss) {
    const Scene scene = at_nicaea();
    const std::vector<Entry> entries{Decision{to_nicaea}, Decision{Decline{}}, Roll{Hits{0, 0}}};
    const auto report = byzantium::odds::luck(scene.table(), scene.now, entries);
    const byzantium::odds::Fight& fight = report.fights.at(0);
    BOOST_TEST((fight.end == FightEnd::taken));
    BOOST_TEST((fight.controls == Color::blue));
    BOOST_REQUIRE(fight.steps.size() == 2);
    const PlayerLuck& red = report.players.at(0);
    const PlayerLuck& blue = report.players.at(1);
    BOOST_TEST(red.luck == 1.0 / 4);
    BOOST_TEST(blue.luck == -red.luck);
    BOOST_TEST(red.choice == 0);
    BOOST_TEST(blue.choice == fight.p_at_start - fight.steps[0].after);
    BOOST_TEST(blue.choice < 0);
    BOOST_TEST(blue.dice == 2);
    BOOST_TEST(blue.hits == 0);
    BOOST_TEST(red.dice == 0);
}

BOOST_AUTO_TEST_CASE(a_journal_cut_in_mid_fight) {
    const Scene scene = at_nicaea();
    const std::vector<Entry> entries{Decision{to_nicaea}, Decision{Decline{}}};
    const auto report = byzantium::odds::luck(scene.table(), scene.now, entries);
    BOOST_TEST((report.fights.at(0).end == FightEnd::under_way));
    BOOST_TEST(report.fights.at(0).steps.size() == 1);
}

BOOST_AUTO_TEST_CASE(the_table_breaks_a_fight_off) {
    const Scene scene = at_nicaea();
    const std::vector<Entry> entries{Decision{to_nicaea}, AwaitPlayer{Color::blue},
                                     Decision{Control{city("tarsus"), Cube::pool}}};
    const auto report = byzantium::odds::luck(scene.table(), scene.now, entries);
    BOOST_REQUIRE(report.fights.size() == 1);
    BOOST_TEST((report.fights.front().end == FightEnd::broken_off));
    BOOST_TEST(report.fights.front().steps.empty());
}

// A correction is nobody's luck: the steps go on from where it put the chance.
BOOST_AUTO_TEST_CASE(a_correction_in_a_fight) {
    const Scene scene = at_nicaea();
    const Correct fewer{{SetTokens{city("nicaea"), 1}}, std::nullopt};
    const std::vector<Entry> entries{Decision{to_nicaea}, fewer, Decision{Decline{}}};
    const auto report = byzantium::odds::luck(scene.table(), scene.now, entries);
    const byzantium::odds::Fight& fight = report.fights.at(0);
    BOOST_REQUIRE(fight.steps.size() == 1);
    BOOST_TEST(fight.steps[0].entry == 2);
    BOOST_TEST(fight.steps[0].before > fight.p_at_start);
}

BOOST_AUTO_TEST_CASE(a_correction_beyond_the_limits) {
    const Scene scene = at_nicaea();
    const Correct many{{SetDisplayCount{Color::red, Side::arab, DisplayCount::main, 500}}, std::nullopt};
    const std::vector<Entry> in_mid_fight{Decision{to_nicaea}, many, Decision{Decline{}}};
    const auto report = byzantium::odds::luck(scene.table(), scene.now, in_mid_fight);
    BOOST_REQUIRE(report.fights.size() == 1);
    BOOST_TEST((report.fights.front().end == FightEnd::broken_off));
    const std::vector<Entry> before{many, Decision{to_nicaea}, Decision{Decline{}}};
    for (const std::size_t entries : {2U, 3U}) {
        const auto cut = byzantium::odds::luck(scene.table(), scene.now, std::span{before}.first(entries));
        BOOST_TEST((cut.fights.at(0).end == FightEnd::broken_off));
    }
}

BOOST_AUTO_TEST_CASE(an_illegal_entry_is_a_fault) {
    const Scene scene = at_nicaea();
    const std::vector<Entry> entries{Decision{Decline{}}};
    BOOST_CHECK_THROW(byzantium::odds::luck(scene.table(), scene.now, entries), std::logic_error);
}

BOOST_AUTO_TEST_SUITE_END()
