// SPDX-License-Identifier: MIT
// What is corrected after the end of a game counts: it is put in front of the entry that ended the game.
#include "byzantium/rules/awaits.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/sample_session.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <variant>

using namespace byzantium;
using byzantium::words::Desk;

// The game that comes with the program, to its end.
struct AtTheEnd {
    SampleReport report{sample_session()};
    Desk desk{report.session, present::Advice::odds};

    int total(Color color) const {
        const auto& scores = std::get<Over>(report.session.position().awaits).result.scores;
        return std::find_if(scores.begin(), scores.end(), [&](const Score& score) { return score.player == color; })
            ->total;
    }
    // The higher track: all of it counts (BYZ-63).
    Side side_that_counts(Color color) const {
        return vp(color, Side::arab) > vp(color, Side::byzantine) ? Side::arab : Side::byzantine;
    }
    int vp(Color color, Side side) const { return report.session.position()[color][side].vp; }
    std::size_t size() const { return report.session.journal().size(); }
    void correct(const SetDisplayCount& now, int number) {
        desk.correct(now);
        desk.set_number(std::to_string(number));
        desk.confirm();
    }
};

BOOST_FIXTURE_TEST_SUITE(after_the_end, AtTheEnd)

BOOST_AUTO_TEST_CASE(a_correction_is_counted_by_the_result) {
    const Color color = report.session.position().players.front().color;
    const int before = total(color);
    const Side side = side_that_counts(color);
    const int track = vp(color, side);
    const std::size_t entries = size();
    correct({color, side, DisplayCount::vp, track}, track + 9);
    BOOST_TEST(desk.message() ==
               "The game is over. So that the result counts it, the correction is inserted before the entry that ended "
               "the game.");
    BOOST_TEST(desk.page().heading == "All entries are valid. Accept the repair?");
    BOOST_TEST(size() == entries);
    desk.choose(0);
    BOOST_TEST(size() == entries + 1);
    BOOST_TEST(vp(color, side) == track + 9);
    BOOST_TEST(total(color) == before + 9);
    BOOST_TEST(desk.undo());
    BOOST_TEST(size() == entries);
    BOOST_TEST(total(color) == before);
}

BOOST_AUTO_TEST_CASE(it_can_be_left) {
    const Color color = report.session.position().players.front().color;
    const int track = vp(color, Side::arab);
    correct({color, Side::arab, DisplayCount::vp, track}, track + 2);
    desk.back();
    BOOST_TEST(vp(color, Side::arab) == track);
    BOOST_TEST(desk.message() == "Nothing was changed: the journal is as it was.");
}

BOOST_AUTO_TEST_CASE(what_the_last_entry_changes_is_corrected_behind_it_and_said_not_to_count) {
    const Position& end = report.session.position();
    const Position& before = report.session.journal().position_at(size() - 1);
    const auto changed = std::find_if(end.players.begin(), end.players.end(), [&](const Player& player) {
        return player[Side::byzantine].treasury != before[player.color][Side::byzantine].treasury;
    });
    BOOST_REQUIRE((changed != end.players.end()));
    const Color color = changed->color;
    const int treasury = (*changed)[Side::byzantine].treasury;
    const std::size_t entries = size();
    correct({color, Side::byzantine, DisplayCount::treasury, treasury}, treasury + 30);
    BOOST_TEST(size() == entries + 1);
    BOOST_TEST(report.session.position()[color][Side::byzantine].treasury == treasury + 30);
    BOOST_TEST(desk.message() ==
               "The result stays as it was counted when the game ended. To count it anew, change or insert an entry "
               "before the end.");
}

// In front of the end it would be lost behind the older correction.
BOOST_AUTO_TEST_CASE(what_was_corrected_behind_the_end_before_is_corrected_there_again) {
    const Color color = report.session.position().players.front().color;
    const int track = vp(color, Side::arab);
    const SetDisplayCount older{color, Side::arab, DisplayCount::vp, track + 1};
    BOOST_REQUIRE(report.session.submit(report.session.state(), Entry{Correct{{older}, {}}}).has_value());
    desk.follow();
    const std::size_t entries = size();
    correct({color, Side::arab, DisplayCount::vp, track + 1}, track + 4);
    BOOST_TEST(size() == entries + 1);
    BOOST_TEST(vp(color, Side::arab) == track + 4);
    BOOST_TEST(desk.message().starts_with("The result stays"), desk.message());
}

BOOST_AUTO_TEST_CASE(the_table_gives_somebody_the_action_as_ever) {
    const Color color = report.session.position().players.front().color;
    desk.enter_together({{Entry{AwaitPlayer{color}}}, {}});
    BOOST_TEST(std::holds_alternative<AwaitAction>(report.session.position().awaits));
}

BOOST_AUTO_TEST_SUITE_END()
