// SPDX-License-Identifier: MIT
// Matches as the ladder plays them, in small: a random player loses, and a mirror gives everybody a share.
#include "byzantium/counsel/ladder/matches.h"

#include "byzantium/counsel/games/weights_file.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

using namespace counsel_ladder;

namespace {

Playing few_games(std::size_t games, std::size_t threads) { return {games, 5'000, threads}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(matches)

BOOST_AUTO_TEST_CASE(a_random_player_loses_to_counsel) {
    const auto counsel = counsel_games::evaluator(counsel_games::shipped_weights());
    const auto match = played(support::standard_table(), counsel_games::random_player(), counsel, 2, few_games(6, 1));
    BOOST_TEST(match.won == 0);
    BOOST_TEST(row_of("a", match).starts_with("| a | 2 | 6 | 0.0 % | "));
}

BOOST_AUTO_TEST_CASE(are_the_same_whatever_the_number_of_threads) {
    const auto random = counsel_games::random_player();
    const auto& table = support::standard_table();
    const auto one = played(table, random, random, 3, few_games(30, 1));
    const auto two = played(table, random, random, 3, few_games(30, 2));
    BOOST_TEST(one.won == two.won);
    BOOST_TEST(one.won > 0);
    BOOST_TEST(one.won < 30);
}

BOOST_AUTO_TEST_CASE(have_the_intervals_of_wilson) {
    const auto [low, high] = wilson(82, 100);
    BOOST_TEST(low == 0.7333, boost::test_tools::tolerance(1e-3));
    BOOST_TEST(high == 0.8830, boost::test_tools::tolerance(1e-3));
    BOOST_TEST(wilson(10, 10).high <= 1.0000001);
    BOOST_TEST(wilson(0, 10).low >= -1e-9);
}

BOOST_AUTO_TEST_SUITE_END()
