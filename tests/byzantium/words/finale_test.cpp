// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/finale.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/words/sample_session.h"
#include "byzantium/words/texts.h"

#include <boost/test/unit_test.hpp>

#include <cstdlib>
#include <string>
#include <variant>

namespace {

using namespace byzantium;
using present::FinaleBar;
using present::FinaleGoal;

std::string joined(const std::vector<std::string>& sentences) {
    std::string all;
    for (const std::string& sentence : sentences) all += sentence + '\n';
    return all;
}

const Result& result_of(const SampleReport& report) { return std::get<Over>(report.session.position().awaits).result; }

}  // namespace

// The game that comes with the program, to its end.
struct Ended {
    SampleReport report{sample_session()};
    present::Finale page = words::finale(report.names, report.session);
};

BOOST_FIXTURE_TEST_SUITE(finale_of_a_game, Ended)

BOOST_AUTO_TEST_CASE(players_stand_by_place_with_both_tracks) {
    const Result& result = result_of(report);
    BOOST_TEST_REQUIRE(page.players.size() == result.scores.size());
    std::size_t at = 0;
    for (const auto& sharing : result.ranking)
        for (const Color color : sharing) {
            const auto score = std::find_if(result.scores.begin(), result.scores.end(),
                                            [&](const Score& s) { return s.player == color; });
            const present::FinalePlayer& player = page.players[at++];
            BOOST_TEST(player.name == report.names.player(color));
            BOOST_TEST(player.score == std::to_string(score->total) + " VP");
            BOOST_TEST_REQUIRE(player.bars.size() == 2U);
            BOOST_TEST(player.bars[0].number == score->byzantine);
            BOOST_TEST(player.bars[1].number == score->arab);
            BOOST_TEST(player.bars[0].label == "Byzantine");
        }
}

BOOST_AUTO_TEST_CASE(byz_63_the_half_is_marked_on_the_lower_track_alone) {
    int marks = 0;
    for (const auto& player : page.players) {
        const FinaleBar& one = player.bars[0];
        const FinaleBar& other = player.bars[1];
        const FinaleBar& lower = one.number < other.number ? one : other;
        const FinaleBar& higher = one.number < other.number ? other : one;
        if (one.number == other.number) continue;
        BOOST_TEST(!higher.goal);
        BOOST_TEST((higher.counts == FinaleBar::Counts::yes));
        BOOST_TEST_REQUIRE(lower.goal.has_value());
        BOOST_TEST(lower.goal->value == higher.number / 2.0);
        const bool reached = 2 * lower.number >= higher.number;
        BOOST_TEST((lower.goal->reached == FinaleGoal::Reached::yes) == reached);
        BOOST_TEST((lower.counts == FinaleBar::Counts::yes) == reached);
        ++marks;
    }
    BOOST_TEST(marks > 0);
}

BOOST_AUTO_TEST_CASE(what_decided_it_is_said_in_sentences) {
    BOOST_TEST_REQUIRE(page.notes.size() == 2U);
    BOOST_TEST(page.notes[0].heading == "What decided it");
    for (const auto& note : page.notes)
        for (const std::string& sentence : note.sentences) BOOST_TEST(is_sentence(sentence), sentence);
    BOOST_TEST(joined(page.notes[0].sentences) ==
               "Basil is 12 VP ahead of Clara.\n"
               "Basil has more from: Cities at the end +14; Civil war +3; Bulgars +2.\n"
               "Clara has more from: Emperor and Caliph +4; Churches, mosques +2; Captured cities +1.\n"
               "Before the last entry Clara was ahead: the final scoring decided it.\n");
    BOOST_TEST(joined(page.notes[1].sentences) ==
               "Luckiest with dice, in cities beyond what the chances promised: Anna (+0.50). Unluckiest: Clara "
               "(\u22121.06).\n"
               "Anna: +0.50 cities by luck, 0.00 by the player's own decisions; 6 hits of 14 dice.\n"
               "Basil: +0.06 cities by luck, 0.00 by the player's own decisions; 6 hits of 15 dice.\n"
               "Clara: \u22121.06 cities by luck, \u22120.38 by the player's own decisions; 18 hits of 32 dice.\n"
               "The greatest stroke of luck was entry 33: Clara failed to take Hira with a chance of 50.0%.\n");
}

BOOST_AUTO_TEST_SUITE_END()
