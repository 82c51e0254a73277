// SPDX-License-Identifier: MIT
// What is told after a few trials: their mean, the same every time, and without trials where there is no doubt.
#include "byzantium/counsel/trial_chances.h"

#include "byzantium/counsel/games/game.h"
#include "byzantium/counsel/games/weights_file.h"
#include "byzantium/rules/rules.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <variant>

using namespace byzantium;
using namespace byzantium::counsel;

namespace {

const Weights& shipped() {
    static const Weights weights = counsel_games::shipped_weights();
    return weights;
}

// The first position of a few warlike games of which this holds.
Position position_where(const std::function<bool(const Position&)>& holds) {
    const Table& table = support::standard_table();
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        support::RandomPlayer player{seed, support::Taste::warlike};
        Position now = start(table, player.header());
        for (int n = 0; n < 2'000 && !std::holds_alternative<Over>(now.awaits); ++n) {
            if (holds(now)) return now;
            now = apply(table, now, player.entry(table, now))->after;
        }
        if (holds(now)) return now;
    }
    throw std::logic_error{"no such position"};
}

Position beginning(std::size_t players) {
    return start(support::standard_table(), counsel_games::header_of(players, 1));
}

template <class Awaited>
bool awaits(const Position& now) {
    return std::holds_alternative<Awaited>(now.awaits);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(chances_by_trials)

// Trials alone, the evaluation alone, and what both say alike.
BOOST_AUTO_TEST_CASE(are_blended_of_trials_and_evaluation) {
    const Chances evaluation{200'000, 800'000};
    const Chances trials{600'000, 400'000};
    BOOST_TEST(std::abs(blended({0, 1'024, 0, false}, evaluation, trials)[0] - 600'000) <= 50);
    BOOST_TEST(std::abs(blended({1'024, 0, 0, false}, evaluation, trials)[0] - 200'000) <= 50);
    // The roots of 1/4 and of 3/2 multiply to 0.612, of 1.612.
    BOOST_TEST(std::abs(blended({512, 512, 0, false}, evaluation, trials)[0] - 379'800) <= 100);
    BOOST_TEST(blended({1'024, 1'024, 0, false}, evaluation, {0, whole})[0] < 3'000);
}

BOOST_AUTO_TEST_CASE(are_the_mean_of_the_trials_where_these_alone_count) {
    const Position now = beginning(2);
    std::int64_t sum = 0;
    for (int n = 0; n < trials_told; ++n) sum += told_trial(shipped(), support::standard_table(), now, n).front();
    Weights weights = shipped();
    weights.blend[size_class(2)][turn_class(1)] = {0, 1'024, 30'000, false};
    const auto told = trial_chances(weights, support::standard_table(), now);
    BOOST_REQUIRE(told.has_value());
    BOOST_TEST(std::abs(told->front().value - static_cast<int>(sum / trials_told)) <= 50);
}

BOOST_AUTO_TEST_CASE(are_those_of_the_evaluation_where_this_alone_counts) {
    const Position now = beginning(2);
    Weights weights = shipped();
    weights.blend[size_class(2)][turn_class(1)] = {1'024, 0, 30'000, false};
    const auto honest = *honest_chances(weights, support::standard_table(), now);
    const auto told = *trial_chances(weights, support::standard_table(), now);
    BOOST_TEST(std::abs(told.front().value - honest.front().value) <= 50);
}

BOOST_AUTO_TEST_CASE(sum_to_a_whole_within_their_ranges) {
    for (const std::size_t players : {2U, 3U, 4U}) {
        const auto told = trial_chances(shipped(), support::standard_table(), beginning(players));
        BOOST_REQUIRE(told.has_value());
        BOOST_REQUIRE(told->size() == players);
        int sum = 0;
        for (const Range& range : *told) {
            sum += range.value;
            BOOST_TEST(range.low < range.value);
            BOOST_TEST(range.value < range.high);
            BOOST_TEST(range.low >= 0);
            BOOST_TEST(range.high <= whole);
        }
        BOOST_TEST(sum == whole);
    }
}

BOOST_AUTO_TEST_CASE(come_after_the_last_trial_and_not_before) {
    const Position now = beginning(2);
    TrialChances chances{shipped(), support::standard_table(), now};
    for (int n = 0; n < trials_told; ++n) {
        BOOST_TEST(!chances.through());
        BOOST_TEST(!chances.told().has_value());
        chances.run_one();
    }
    BOOST_TEST(chances.through());
    const auto told = chances.told();
    BOOST_TEST((told == trial_chances(shipped(), support::standard_table(), now)));
    chances.run_one();
    BOOST_TEST((chances.told() == told));
}

BOOST_AUTO_TEST_CASE(of_what_is_known_need_no_trial) {
    const Table& table = support::standard_table();
    const auto is_last = [&](const Position& now) { return awaits<AwaitAction>(now) && is_last_action(table, now); };
    for (const Position& known : {position_where(awaits<Over>), position_where(is_last)}) {
        const TrialChances chances{shipped(), table, known};
        BOOST_TEST(chances.through());
        BOOST_TEST((chances.told() == honest_chances(shipped(), table, known)));
        BOOST_TEST(chances.told()->front().low == chances.told()->front().high);
    }
}

BOOST_AUTO_TEST_CASE(are_silent_where_the_weights_are) {
    Weights weights = shipped();
    weights.blend[size_class(2)][turn_class(1)].silent = true;
    BOOST_TEST(!trial_chances(weights, support::standard_table(), beginning(2)).has_value());
    BOOST_TEST(trial_chances(weights, support::standard_table(), beginning(3)).has_value());
}

BOOST_AUTO_TEST_CASE(are_not_told_while_cubes_are_given_up) {
    const TrialChances chances{shipped(), support::standard_table(), position_where(awaits<AwaitUpkeep>)};
    BOOST_TEST(chances.through());
    BOOST_TEST(!chances.told().has_value());
}

BOOST_AUTO_TEST_SUITE_END()
