// SPDX-License-Identifier: MIT
// Advice at decisions, against walks through byzantium::apply.
#include "byzantium/odds/adviser.h"

#include "byzantium/odds/random_scenes.h"
#include "byzantium/odds/walk.h"
#include "support/scene.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <tuple>

using namespace byzantium;
using namespace odds_test;
using byzantium::odds::DefenceAdvice;
using byzantium::odds::LossAdvice;
using support::Scene;

namespace {

bool few_armies(const Position& now) {
    return !now.attack || now.attack->standing.size() + now.attack->undecided.size() <= 2;
}

// Whether the battle under way is won by the attacker after this, the defender then giving up what is best for him.
bool attacker_wins(const Table& table, const Position& now, const Entry& entry) {
    const Step step = taken(table, now, entry);
    if (told<BattleWon>(step.effects)) return true;
    if (told<BattleLost>(step.effects)) return false;
    const auto splits = legal(table, step.after);
    return std::all_of(splits.begin(), splits.end(),
                       [&](const Decision& split) { return attacker_wins(table, step.after, split); });
}

std::optional<double> p_win(const Table& table, const Position& now, const AwaitLosses& asked, const Lose& split) {
    if (asked.from == LossFrom::battle_attacker) return attacker_wins(table, now, split) ? 1 : 0;
    if (asked.from == LossFrom::battle_defender) return attacker_wins(table, now, split) ? 0 : 1;
    return std::nullopt;
}

// A fleet's hits may come on a link that leads to no attack; the way there may be no more than begun.
std::optional<double> p_capture(const Table& table, Walk& walk, const Position& now, const Lose& split) {
    if (now.attack) return walk.value_after(now, split);
    const Step step = taken(table, now, split);
    if (!told<AttackBegan>(step.effects)) return std::nullopt;
    return walk.value_after(now, split);
}

auto rank(const LossAdvice& advice, const AwaitLosses& asked) {
    const double p = advice.p_capture.value_or(0);
    return std::tuple{asked.from == LossFrom::battle_defender ? p : -p, advice.split.elite, advice.split.main};
}

void check_losses(const Table& table, Walk& walk, const Position& now) {
    const auto& asked = std::get<AwaitLosses>(now.awaits);
    const auto list = byzantium::odds::loss_advice(table, now);
    BOOST_REQUIRE(list.size() == legal(table, now).size());
    for (const LossAdvice& advice : list) {
        BOOST_TEST(!check(table, now, advice.split).has_value());
        BOOST_TEST((advice.p_win == p_win(table, now, asked, advice.split)));
        BOOST_TEST((advice.p_capture == p_capture(table, walk, now, advice.split)));
        BOOST_TEST(advice.move_left == now[asked.player][asked.side].move - advice.split.move);
    }
    for (std::size_t i = 1; i < list.size(); ++i) BOOST_TEST((rank(list[i - 1], asked) < rank(list[i], asked)));
}

// Cubes of the army or the levy that was asked.
int cubes_of(const Position& asked, const Position& now) {
    if (const auto* levy = std::get_if<AwaitLevy>(&asked.awaits)) return now[levy->player][levy->side].levy;
    const auto& army = std::get<AwaitDefence>(asked.awaits);
    return active_cubes(now[army.player][army.side]);
}

// Of them those that are expected to be lost, everybody giving up cubes as the advice says first.
double cubes_lost(const Table& table, const Position& before, const Position& now) {
    if (!now.attack || std::holds_alternative<AwaitGarrison>(now.awaits))
        return cubes_of(before, before) - cubes_of(before, now);
    if (const auto* asked = std::get_if<AwaitRoll>(&now.awaits)) {
        double sum = 0;
        for (const Fall& fall : falls(*asked))
            sum += fall.p * cubes_lost(table, before, taken(table, now, fall.roll).after);
        return sum;
    }
    if (std::holds_alternative<AwaitLosses>(now.awaits))
        return cubes_lost(table, before,
                          taken(table, now, byzantium::odds::loss_advice(table, now).front().split).after);
    return cubes_lost(table, before, taken(table, now, legal(table, now).front()).after);
}

void check_defence(const Table& table, Walk& walk, const Position& now) {
    const auto list = byzantium::odds::defence_advice(table, now);
    BOOST_REQUIRE(list.size() == legal(table, now).size());
    for (const DefenceAdvice& advice : list) {
        BOOST_TEST(!check(table, now, advice.decision).has_value());
        BOOST_TEST(advice.p_keep == 1 - walk.value_after(now, advice.decision));
    }
    for (std::size_t i = 1; i < list.size(); ++i)
        BOOST_TEST((std::pair{-list[i - 1].p_keep, list[i - 1].cubes} <= std::pair{-list[i].p_keep, list[i].cubes}));
}

// With nobody else in it.
void check_cubes(const Table& table, const Position& now) {
    for (const DefenceAdvice& advice : byzantium::odds::defence_advice(table, now))
        BOOST_TEST(advice.cubes == cubes_lost(table, now, taken(table, now, advice.decision).after));
}

struct AdviserCounts {
    std::map<LossFrom, int> losses;
    int defences = 0;
    int levies = 0;
    int alone = 0;
};

// The last action of a turn brings the upkeep with it, which takes cubes too.
bool asked_alone(const Position& now) {
    const bool last_action = now.passed.size() + 1 >= now.players.size();
    return now.attack->standing.empty() && now.attack->undecided.size() <= 1 && !fleet_holder(now) && !last_action;
}

void check_advice(const Table& table, Walk& walk, const Position& now, AdviserCounts& counts) {
    if (const auto* losses = std::get_if<AwaitLosses>(&now.awaits)) {
        ++counts.losses[losses->from];
        check_losses(table, walk, now);
    }
    const bool levy = std::holds_alternative<AwaitLevy>(now.awaits);
    if (!levy && !std::holds_alternative<AwaitDefence>(now.awaits)) return;
    ++(levy ? counts.levies : counts.defences);
    check_defence(table, walk, now);
    if (!asked_alone(now)) return;
    ++counts.alone;
    check_cubes(table, now);
}

// Every tenth of those that ask for losses, for there are many.
void check_attack(const Table& table, const Step& attack, AdviserCounts& counts) {
    Walk walk{table};
    walk.try_value(attack.after);
    int met = 0;
    for (const auto& [now, value] : Walk::Seen{walk.seen()}) {
        if (!few_armies(now)) continue;
        if (std::holds_alternative<AwaitLosses>(now.awaits) && ++met % 10 != 0) continue;
        Walk on{table, 100'000};
        check_advice(table, on, now, counts);
    }
}

// Every number of hits of the imposed fleet that leaves a choice. Returns how many there were.
int check_fleet(const Table& table, const Position& asked) {
    const Position sailing = taken(table, asked, Impose{}).after;
    if (!std::holds_alternative<AwaitSail>(sailing.awaits)) return 0;
    const Position rolling = taken(table, sailing, Proceed{}).after;
    const auto* roll = std::get_if<AwaitRoll>(&rolling.awaits);
    if (!roll || rolling.march->side != Side::arab || armies_in(rolling, rolling.sea_step->to) > 2) return 0;
    int checked = 0;
    for (const Fall& fall : falls(*roll)) {
        const Position now = taken(table, rolling, fall.roll).after;
        const auto* losses = std::get_if<AwaitLosses>(&now.awaits);
        if (!losses || losses->from != LossFrom::fleet) continue;
        Walk walk{table, 20'000};
        check_losses(table, walk, now);
        ++checked;
    }
    return checked;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(adviser)

BOOST_DATA_TEST_CASE(advice_in_arranged_attacks, boost::unit_test::data::make(readings()), reading) {
    const Table& table = reading.table;
    RandomScenes random{3};
    AdviserCounts counts;
    for (int i = 0; i < scenes(200); ++i)
        for (const Step& attack : attacks_from(table, random.arranged(table))) check_attack(table, attack, counts);
    for (const LossFrom from :
         {LossFrom::battle_attacker, LossFrom::battle_defender, LossFrom::siege, LossFrom::retreat})
        BOOST_TEST(counts.losses[from] > scenes(100), static_cast<int>(from) << " " << counts.losses[from]);
    BOOST_TEST(counts.defences > scenes(200));
    BOOST_TEST(counts.levies > scenes(200));
    BOOST_TEST(counts.alone > scenes(100));
    BOOST_TEST_MESSAGE(counts.defences << " " << counts.levies << " " << counts.alone);
}

BOOST_DATA_TEST_CASE(losses_to_an_imposed_fleet, boost::unit_test::data::make(readings()), reading) {
    int checked = 0;
    for (const Position& asked : asked_about_fleet(reading.table, RandomScenes{4}, scenes(900)))
        checked += check_fleet(reading.table, asked);
    BOOST_TEST(checked > scenes(50), checked);
}

// Blue can only leave Candia by sea; what a retreat is worth is what the holder of the Byzantine fleet makes of it.
Scene at_candia(Color holder, int blue_main, int blue_levy) {
    Scene scene{Color::red, Color::blue, Color::green};
    scene.army(Color::red, Side::byzantine, "smyrna", 0, 4, 1);
    scene.army(Color::blue, Side::arab, "candia", 0, blue_main, 1);
    scene.at("candia") = City{Allegiance::arab, 1, Color::blue, false};
    scene.at("leucosia").side = Allegiance::arab;
    scene.display(Color::blue, Side::arab).levy = blue_levy;
    scene.now[ActionBox::byzantine_fleet].push_back(holder);
    scene.takes(Move{Side::byzantine, support::city("candia")});
    return scene;
}

void check_that_standing_is_no_worse(const Scene& scene) {
    const auto list = byzantium::odds::defence_advice(scene.table(), scene.now);
    BOOST_REQUIRE(list.size() == 2);
    BOOST_TEST(list[0].p_keep == list[1].p_keep);
    Walk walk{scene.table()};
    check_defence(scene.table(), walk, scene.now);
}

BOOST_AUTO_TEST_CASE(byz_50_the_attacker_does_not_let_a_retreat_help) {
    check_that_standing_is_no_worse(at_candia(Color::red, 1, 3));
}

BOOST_AUTO_TEST_CASE(byz_50_a_third_player_does_not_let_a_retreat_do_harm) {
    check_that_standing_is_no_worse(at_candia(Color::green, 5, 0));
}

// A table may correct what it likes in the middle of an attack.
BOOST_AUTO_TEST_CASE(an_asked_army_taken_away_gets_no_advice) {
    Scene scene{Color::red, Color::blue};
    scene.army(Color::red, Side::byzantine, "smyrna", 0, 4, 1);
    scene.army(Color::blue, Side::arab, "nicaea", 0, 1, 1);
    scene.at("nicaea") = City{Allegiance::arab, 1, Color::blue, false};
    scene.at("ankara").side = Allegiance::arab;
    scene.takes(Move{Side::byzantine, support::city("nicaea")});
    BOOST_TEST(byzantium::odds::defence_advice(scene.table(), scene.now).size() == 2);
    scene.takes(Correct{{SetArmy{Color::blue, Side::arab, support::city("mecca")}}, std::nullopt});
    BOOST_TEST(byzantium::odds::defence_advice(scene.table(), scene.now).empty());
    BOOST_TEST(byzantium::odds::chance_to_capture(scene.table(), scene.now).has_value());
}

BOOST_AUTO_TEST_CASE(no_advice_where_nothing_is_asked) {
    const Scene scene{Color::red, Color::blue};
    BOOST_TEST(byzantium::odds::defence_advice(scene.table(), scene.now).empty());
    BOOST_TEST(byzantium::odds::loss_advice(scene.table(), scene.now).empty());
    BOOST_TEST(!byzantium::odds::chance_to_capture(scene.table(), scene.now).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
