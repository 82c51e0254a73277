// SPDX-License-Identifier: MIT
#include "eko/words/looking_back/finale.h"

#include "eko/rules/ids.h"
#include "eko/support/sample_session.h"
#include "eko/words/looking_back.h"

#include <boost/test/unit_test.hpp>

#include <numeric>
#include <string>
#include <vector>

namespace {

using present::FinaleBar;
using present::FinaleGoal;

}  // namespace

BOOST_AUTO_TEST_SUITE(finale_of_eko)

BOOST_AUTO_TEST_CASE(the_winner_stands_first_with_points_by_source) {
    const EkoReport report{eko_support::short_game()};
    const auto page = eko::words::finale(report.reported);
    BOOST_TEST(page.heading == "Only one player has discs on the board, which ends the game. Boris wins.");
    BOOST_TEST_REQUIRE(page.players.size() == 2U);
    BOOST_TEST(page.players[0].name == "Boris");
    BOOST_TEST(page.players[0].score == "5 points");
    BOOST_TEST((page.players[1].place == 2U));  // there is but one who lost
    for (const auto& player : page.players) {
        BOOST_TEST_REQUIRE(player.bars.size() == 1U);
        const FinaleBar& bar = player.bars.front();
        BOOST_TEST(bar.parts.size() == page.parts.size());
        BOOST_TEST(std::accumulate(bar.parts.begin(), bar.parts.end(), 0) == bar.number);
        BOOST_TEST(bar.goal.value().value == eko::points_to_win);
        BOOST_TEST((bar.goal.value().reached == FinaleGoal::Reached::no));
    }
    BOOST_TEST(page.most == eko::points_to_win);
}

BOOST_AUTO_TEST_CASE(what_decided_it_is_the_difference_and_since_when) {
    const EkoReport report{eko_support::short_game()};
    const auto page = eko::words::finale(report.reported);
    BOOST_TEST_REQUIRE(page.notes.size() == 1U);
    BOOST_TEST(
        page.notes[0].sentences == (std::vector<std::string>{"Boris is 4 points ahead of Anna.",
                                                             "Boris has more from: Captive emperors +3; Camps +1.",
                                                             "Boris has led since the end of turn 3."}),
        boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(nobody_is_ahead_of_anybody_where_nobody_wins) {
    const EkoReport report{eko_support::game_nobody_wins()};
    const auto page = eko::words::finale(report.reported);
    BOOST_TEST_REQUIRE(page.notes.size() == 1U);
    BOOST_TEST(
        page.notes[0].sentences == std::vector<std::string>{"Only the winners have a place: the rules name no second."},
        boost::test_tools::per_element());
    BOOST_TEST(page.players.size() == 2U);
    for (const auto& player : page.players) BOOST_TEST(!player.place.has_value());
    // "No points yet": there is no later.
    BOOST_TEST(page.players.back().sentences.front() == "No points.");
}

BOOST_AUTO_TEST_SUITE_END()
