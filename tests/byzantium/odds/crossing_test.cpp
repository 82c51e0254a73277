// SPDX-License-Identifier: MIT
// The chance of an attack across the sea that the Byzantine fleet lies in the way of, against walks through
// byzantium::apply.
#include "byzantium/odds/crossing.h"

#include "byzantium/odds/random_scenes.h"
#include "byzantium/odds/walk.h"
#include "support/scene.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace byzantium;
using namespace odds_test;

namespace {

constexpr double nearly = 1e-12;  // sums of chances are made in another order

// By walking: the mover sails on and gives up the cubes that are best for taking the city.
class Crossing {
public:
    explicit Crossing(const Table& table) : table_{table} {}

    double after(const Position& now, const Entry& entry) {
        const Step step = taken(table_, now, entry);
        if (told<CityCaptured>(step.effects)) return 1;
        if (step.after.attack) return walk_.value(step.after);
        return step.after.sea_step ? at_sea(step.after) : 0;
    }
    double at_sea(const Position& now) {
        if (std::holds_alternative<AwaitSail>(now.awaits)) return after(now, Proceed{});
        double value = 0;
        if (const auto* const roll = std::get_if<AwaitRoll>(&now.awaits)) {
            for (const Fall& fall : falls(*roll)) value += fall.p * after(now, fall.roll);
            return value;
        }
        for (const Decision& decision : legal(table_, now)) value = std::max(value, after(now, decision));
        return value;
    }

private:
    const Table& table_;
    Walk walk_{table_, 40'000};
};

struct CrossingCounts {
    int answers = 0;
    int rolls = 0;
    int losses = 0;
    int without_attack = 0;
};

void check_answer(const Table& table, const Position& now, const Decision& answer, CrossingCounts& counts) {
    Crossing walk{table};
    const auto chance = byzantium::odds::chance_across(table, now, answer);
    BOOST_TEST_REQUIRE(chance.has_value());
    BOOST_TEST(std::abs(*chance - walk.after(now, answer)) < nearly);
    ++counts.answers;
}

void check_dice(const Table& table, const Position& rolling, CrossingCounts& counts) {
    Crossing walk{table};
    BOOST_TEST(std::abs(byzantium::odds::chance_across(table, rolling).value() - walk.at_sea(rolling)) < nearly);
    ++counts.rolls;
    for (const Fall& fall : falls(std::get<AwaitRoll>(rolling.awaits))) {
        const Position now = taken(table, rolling, fall.roll).after;
        if (!now.sea_step || !std::holds_alternative<AwaitLosses>(now.awaits)) continue;
        BOOST_TEST(std::abs(byzantium::odds::chance_across(table, now).value() - walk.at_sea(now)) < nearly);
        ++counts.losses;
    }
}

// As far as the walks get.
void check_crossing(const Table& table, const Position& asked, CrossingCounts& counts) try {
    if (!byzantium::odds::city_across(asked)) {
        for (const Decision& answer : legal(table, asked))
            BOOST_TEST(!byzantium::odds::chance_across(table, asked, answer));
        ++counts.without_attack;
        return;
    }
    if (armies_in(asked, asked.sea_step->to) > 2) return;
    for (const Decision& answer : legal(table, asked)) check_answer(table, asked, answer, counts);
    const Position sailing = taken(table, asked, Impose{}).after;
    if (!std::holds_alternative<AwaitSail>(sailing.awaits)) return;
    check_answer(table, sailing, Proceed{}, counts);
    BOOST_TEST(!byzantium::odds::chance_across(table, sailing, Withdraw{}));
    const Position rolling = taken(table, sailing, Proceed{}).after;
    if (std::holds_alternative<AwaitRoll>(rolling.awaits)) check_dice(table, rolling, counts);
} catch (const TooLong&) {
}

}  // namespace

BOOST_AUTO_TEST_SUITE(crossing)

BOOST_DATA_TEST_CASE(every_answer_and_every_roll_is_worth_what_a_walk_finds, boost::unit_test::data::make(readings()),
                     reading) {
    CrossingCounts counts;
    for (const Position& asked : asked_about_fleet(reading.table, RandomScenes{5}, scenes(900)))
        check_crossing(reading.table, asked, counts);
    BOOST_TEST(counts.answers > scenes(100), counts.answers);
    BOOST_TEST(counts.rolls > scenes(20), counts.rolls);
    BOOST_TEST(counts.losses > scenes(20), counts.losses);
    BOOST_TEST(counts.without_attack > 0);
}

BOOST_AUTO_TEST_SUITE_END()
