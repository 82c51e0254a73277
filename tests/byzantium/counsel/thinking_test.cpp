// SPDX-License-Identifier: MIT
// Trials: an answer at any time, the same by seed and number, and luck that is subtracted.
#include "byzantium/counsel/thinking.h"

#include "byzantium/counsel/games/game.h"
#include "byzantium/counsel/games/weights_file.h"
#include "byzantium/counsel/trial.h"
#include "byzantium/rules/rules.h"
#include "byzantium/rules/score.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <vector>

using namespace byzantium;
using namespace byzantium::counsel;

namespace {

const Weights& weights_here() {
    static const Weights all = counsel_games::shipped_weights();
    return all;
}

Position at_the_start() { return start(support::standard_table(), counsel_games::header_of(2, 3)); }

// Where dice are about to fall.
Position in_the_middle() {
    const Table& table = support::standard_table();
    support::RandomPlayer player{5, support::Taste::warlike};
    Position now = start(table, player.header());
    Position before = now;
    for (int n = 0; n < 400 && !now.attack; ++n) {
        before = now;
        now = apply(table, now, player.entry(table, now))->after;
    }
    return before;
}

std::size_t different_trials(const Position& from, TrialLength length) {
    std::vector<Chances> all;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const auto one = trial(weights_here(), support::standard_table(), from, seed, length);
        if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
    }
    return all.size();
}

Thinking thinking(Strength strength) {
    return {weights_here(), support::standard_table(), at_the_start(), 1, strength};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(thinking_by_trials)

BOOST_AUTO_TEST_CASE(before_the_first_pass_it_answers_as_the_evaluation_does) {
    auto one = thinking(Strength::strong);
    const auto by_evaluation = ranked(weights_here(), support::standard_table(), at_the_start());
    BOOST_TEST((one.choices() == by_evaluation));
    one.run(3);
    BOOST_TEST(one.trials() == 3);
    BOOST_TEST((one.choices() == by_evaluation));
}

BOOST_AUTO_TEST_CASE(pieces_make_the_same_answer_as_the_whole) {
    const auto at_a_fight = [] {
        return Thinking{weights_here(), support::standard_table(), in_the_middle(), 1, Strength::middle};
    };
    Thinking whole_run = at_a_fight();
    Thinking pieces = at_a_fight();
    whole_run.run(30);
    for (const int trials : {1, 7, 0, 13, 9}) pieces.run(trials);
    BOOST_TEST(pieces.trials() == whole_run.trials());
    BOOST_TEST(pieces.trials() >= 24);
    BOOST_TEST((pieces.choices() == whole_run.choices()));
}

BOOST_AUTO_TEST_CASE(another_seed_makes_other_trials) {
    const auto with_seed = [](std::uint64_t seed) {
        Thinking one{weights_here(), support::standard_table(), at_the_start(), seed, Strength::middle};
        one.run(30);
        return one.choices();
    };
    BOOST_TEST((with_seed(1) != with_seed(2)));
}

BOOST_AUTO_TEST_CASE(strength_is_the_number_of_candidates) {
    for (const Strength strength : {Strength::weak, Strength::middle, Strength::strong}) {
        auto one = thinking(strength);
        one.run(static_cast<int>(candidates_of(strength)) * 8);
        const auto choices = one.choices();
        BOOST_TEST(choices.size() == candidates_of(strength));
        BOOST_TEST(std::is_sorted(choices.begin(), choices.end(),
                                  [](const Choice& a, const Choice& b) { return a.value > b.value; }));
    }
}

BOOST_AUTO_TEST_CASE(two_of_a_kind_are_tried_at_most_where_there_are_other_kinds) {
    auto one = thinking(Strength::strong);
    one.run(64);
    std::map<std::size_t, int> kinds;
    for (const Choice& choice : one.choices()) BOOST_TEST(++kinds[choice.decision.index()] <= 2);
    BOOST_TEST(kinds.size() >= 4U);
}

BOOST_AUTO_TEST_CASE(half_as_many_as_can_be_are_tried_of_one_kind_alone) {
    Position now = at_the_start();
    now = apply(support::standard_table(), now,
                Entry{Increase{Cube::byzantine_elite, ArmyBox{Side::byzantine, Box::levy}}})
              ->after;
    Thinking one{weights_here(), support::standard_table(), now, 1, Strength::strong};
    one.run(64);
    const auto choices = one.choices();
    BOOST_TEST(choices.size() >= candidates_of(Strength::strong) / 2);
    BOOST_TEST(choices.size() < candidates_of(Strength::strong));
}

BOOST_AUTO_TEST_CASE(where_one_choice_is_left_it_is_settled) {
    Position now = at_the_start();
    auto over = result(now, EndReason::turns);
    now.awaits = Over{over};
    Thinking nobody{weights_here(), support::standard_table(), now, 1, Strength::strong};
    BOOST_TEST(nobody.settled());
    nobody.run(5);
    BOOST_TEST(nobody.trials() == 0);
    BOOST_TEST(nobody.choices().empty());
    BOOST_TEST(!thinking(Strength::weak).settled());
}

BOOST_AUTO_TEST_CASE(a_trial_is_the_same_by_its_seed_and_its_chances_sum_to_the_whole) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const auto one = trial(weights_here(), support::standard_table(), at_the_start(), seed);
        BOOST_TEST((one == trial(weights_here(), support::standard_table(), at_the_start(), seed)));
        BOOST_TEST(std::accumulate(one.begin(), one.end(), 0) == whole);
    }
}

// Where no line of play meets dice, the best one always ends in the same way.
BOOST_AUTO_TEST_CASE(whole_games_do_not_all_go_the_one_best_way) {
    int without_dice = 0;
    int differ = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto seats = std::vector(2, counsel_games::random_player());
        const auto positions =
            counsel_games::play(support::standard_table(), counsel_games::header_of(2, seed), seats, seed).positions;
        for (auto now = positions.end() - 5; now != positions.end(); ++now) {
            if (different_trials(*now, TrialLength::to_the_cut) > 1) continue;
            ++without_dice;
            differ += different_trials(*now, TrialLength::to_the_end) > 1 ? 1 : 0;
        }
    }
    BOOST_TEST(without_dice > 0);
    BOOST_TEST(differ > 0);
}

BOOST_AUTO_TEST_CASE(dice_of_a_trial_are_fair) {
    TrialBits bits{9};
    int hits = 0;
    for (int i = 0; i < 2'000; ++i) {
        const auto roll = std::get<Hits>(fair_roll({Color::red, RollFor::battle, 3, 2}, bits).dice);
        BOOST_REQUIRE(roll.attacker <= 3);
        BOOST_REQUIRE(roll.defender <= 2);
        hits += roll.attacker + roll.defender;
    }
    BOOST_TEST(hits > 4'850);  // of 10,000 dice; three standard errors are 150
    BOOST_TEST(hits < 5'150);
}

BOOST_AUTO_TEST_SUITE_END()
