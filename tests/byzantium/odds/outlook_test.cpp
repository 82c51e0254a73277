// SPDX-License-Identifier: MIT
// The chance of an attack under way, against walks through byzantium::apply.
#include "byzantium/odds/outlook.h"

#include "byzantium/odds/random_scenes.h"
#include "byzantium/odds/walk.h"
#include "support/scene.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <map>

using namespace byzantium;
using namespace odds_test;
using support::city;

namespace {

// What is asked, told apart as finely as the odds do.
std::string kind(const Position& now) {
    if (const auto* roll = std::get_if<AwaitRoll>(&now.awaits))
        return roll->what == RollFor::battle ? "battle roll" : "siege roll";
    if (const auto* losses = std::get_if<AwaitLosses>(&now.awaits)) {
        switch (losses->from) {
            case LossFrom::fleet:
                return "losses to a fleet";
            case LossFrom::battle_attacker:
                return "attacker's losses";
            case LossFrom::battle_defender:
                return "defender's losses";
            case LossFrom::siege:
                return "losses in a siege";
            case LossFrom::retreat:
                return "losses in a retreat";
        }
    }
    if (std::holds_alternative<AwaitDefence>(now.awaits)) return "defence";
    if (std::holds_alternative<AwaitLevy>(now.awaits)) return "levy";
    if (std::holds_alternative<AwaitFight>(now.awaits)) return "fight";
    if (std::holds_alternative<AwaitRetreat>(now.awaits)) return "retreat";
    if (std::holds_alternative<AwaitSeaRetreat>(now.awaits)) return "sea retreat";
    if (std::holds_alternative<AwaitGarrison>(now.awaits)) return "garrison";
    return "something else";
}

std::size_t armies_to_fight(const Position& now) { return now.attack->standing.size() + now.attack->undecided.size(); }

struct OutlookCounts {
    std::map<std::string, int> exact;  // by kind
    int bounded = 0;                   // three armies or more, whose order the odds fix beforehand
};

void check(const Table& table, const Walk& walk, OutlookCounts& counts) {
    for (const auto& [now, value] : walk.seen()) {
        const auto chance = byzantium::odds::chance_to_capture(table, now);
        BOOST_REQUIRE(chance.has_value());
        if (armies_to_fight(now) > 2) {
            ++counts.bounded;
            BOOST_TEST(*chance <= value);
        } else {
            ++counts.exact[kind(now)];
            BOOST_TEST(*chance == value, kind(now) << ": " << *chance << " instead of " << value);
        }
    }
}

// Every position that the walks finish, with each attack that the scenes allow.
OutlookCounts checked_outlooks(const Table& table, std::uint64_t seed, int rounds,
                               Position (RandomScenes::*draw)(const Table&)) {
    RandomScenes random{seed};
    OutlookCounts counts;
    for (int i = 0; i < rounds; ++i)
        for (const Step& attack : attacks_from(table, (random.*draw)(table))) {
            Walk walk{table};
            walk.try_value(attack.after);
            check(table, walk, counts);
        }
    return counts;
}

const std::initializer_list<const char*> kinds{"battle roll",
                                               "siege roll",
                                               "attacker's losses",
                                               "defender's losses",
                                               "losses in a siege",
                                               "losses in a retreat",
                                               "defence",
                                               "levy",
                                               "fight",
                                               "retreat",
                                               "sea retreat",
                                               "garrison"};

}  // namespace

BOOST_AUTO_TEST_SUITE(outlook)

BOOST_DATA_TEST_CASE(attacks_of_random_games, boost::unit_test::data::make(readings()), reading) {
    const OutlookCounts counts = checked_outlooks(reading.table, 1, scenes(300), &RandomScenes::played);
    for (const char* often : {"siege roll", "losses in a siege", "battle roll"})
        BOOST_TEST(counts.exact.at(often) > scenes(50), often);
}

BOOST_DATA_TEST_CASE(arranged_attacks, boost::unit_test::data::make(readings()), reading) {
    const OutlookCounts counts = checked_outlooks(reading.table, 2, scenes(300), &RandomScenes::arranged);
    for (const char* one : kinds) BOOST_TEST(counts.exact.at(one) > scenes(300), one << " " << counts.exact.at(one));
    BOOST_TEST(counts.bounded > scenes(300));
}

// The attacker holds the Byzantine fleet: an army that only gets away by sea stands if he wants it to.
BOOST_AUTO_TEST_CASE(byz_50_the_attacker_opens_the_sea_only_to_his_own_good) {
    support::Scene scene{Color::red, Color::blue};
    scene.army(Color::red, Side::byzantine, "smyrna", 0, 4, 1);
    scene.army(Color::blue, Side::arab, "candia", 0, 1, 1);
    scene.at("candia") = City{Allegiance::arab, 1, Color::blue, false};
    scene.display(Color::blue, Side::arab).levy = 3;
    scene.at("leucosia").side = Allegiance::arab;
    scene.now[ActionBox::byzantine_fleet].push_back(Color::red);
    scene.takes(Move{Side::byzantine, city("candia")});
    scene.awaits<AwaitDefence>();
    const double before = *byzantium::odds::chance_to_capture(scene.table(), scene.now);
    scene.takes(Retreat{});
    scene.awaits<AwaitSeaRetreat>();
    BOOST_TEST(*byzantium::odds::chance_to_capture(scene.table(), scene.now) == before);
    scene.takes(Deny{});
    BOOST_TEST(*byzantium::odds::chance_to_capture(scene.table(), scene.now) == before);
}

BOOST_AUTO_TEST_SUITE_END()
