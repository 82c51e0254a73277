// SPDX-License-Identifier: MIT
// Choices that are ranked: legal, best first, the same every time; and programs that win by them.
#include "byzantium/counsel/choices.h"

#include "byzantium/counsel/games/game.h"
#include "byzantium/counsel/games/weights_file.h"
#include "byzantium/rules/rules.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <variant>

using namespace byzantium;
using namespace byzantium::counsel;

BOOST_AUTO_TEST_SUITE(ranking)

BOOST_AUTO_TEST_CASE(lists_legal_decisions_the_best_first) {
    const Weights weights = counsel_games::shipped_weights();
    const Table& table = support::standard_table();
    support::RandomPlayer player{5, support::Taste::warlike};
    Position now = start(table, player.header());
    int asked = 0;
    for (int n = 0; n < 60 && !std::holds_alternative<Over>(now.awaits); ++n) {
        const auto all = ranked(weights, table, now);
        const bool somebody = !std::holds_alternative<AwaitRoll>(now.awaits);
        BOOST_REQUIRE(all.empty() != somebody);
        for (const Choice& choice : all) BOOST_REQUIRE(!check(table, now, Entry{choice.decision}));
        BOOST_TEST(std::is_sorted(all.begin(), all.end(),
                                  [](const Choice& one, const Choice& other) { return one.value > other.value; }));
        if (n % 20 == 0) BOOST_TEST((ranked(weights, table, now) == all));
        asked += somebody;
        now = apply(table, now, player.entry(table, now))->after;
    }
    BOOST_TEST(asked > 20);
}

BOOST_AUTO_TEST_CASE(groups_what_comes_to_the_same) {
    const Table& table = support::standard_table();
    const Position now = start(table, counsel_games::header_of(2, 1));
    const auto all = legal(table, now);
    const auto weighed = worth_weighing(table, now);
    const auto taxes = [](const std::vector<Decision>& list) {
        return std::count_if(list.begin(), list.end(),
                             [](const Decision& one) { return std::holds_alternative<Tax>(one); });
    };
    BOOST_TEST(taxes(all) == 99);      // one to nine cubes, none to twice as many bezants
    BOOST_TEST(taxes(weighed) == 27);  // all to one side, all to the other, half
    BOOST_TEST(all.size() - weighed.size() == 72U);
}

BOOST_AUTO_TEST_CASE(beats_a_player_by_chance) {
    const Weights weights = counsel_games::shipped_weights();
    int won = 0;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        const std::size_t seat = seed % 2;
        std::vector<counsel_games::Player> seats{counsel_games::random_player(), counsel_games::random_player()};
        seats[seat] = counsel_games::evaluator(weights);
        const auto played =
            counsel_games::play(support::standard_table(), counsel_games::header_of(2, seed), seats, seed);
        won += counsel_games::shares_of_win(played.end)[seat] / 12;
    }
    BOOST_TEST(won == 4);
}

BOOST_AUTO_TEST_SUITE_END()
