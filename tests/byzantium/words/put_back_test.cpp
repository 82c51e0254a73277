// SPDX-License-Identifier: MIT
// What hands put back after an undo, when something like it is done in its place.
#include "present/journal/put_back.h"

#include "byzantium/words/desk_of_two.h"
#include "present/journal/hands_view.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace byzantium;

struct AtMecca : words::DeskOfTwo {
    std::vector<std::string> put_back() {
        const present::Looks& looks = desk.table().looks();
        back.follow(looks, desk.to_put_back(), present::hands_due(looks));
        present::HandsView view;
        back.add_to(view);
        std::vector<std::string> lines;
        for (const auto& line : view.lines) lines.push_back(line.text);
        return lines;
    }
    // All that stands on the list for hands.
    std::vector<std::string> listed() {
        const present::Looks& looks = desk.table().looks();
        back.follow(looks, desk.to_put_back(), present::hands_due(looks));
        present::HandsView view = present::hands_view(desk.table());
        back.add_to(view);
        std::vector<std::string> lines;
        for (const auto& line : view.lines) lines.push_back(line.text);
        return lines;
    }
    void takes_mecca(const char* source) { takes("mecca", source); }
    void takes(const char* city, const char* source) {
        desk.type('A');
        desk.end_word();
        for (const char letter : std::string{city}) desk.type(letter);
        desk.end_word();
        for (const char digit : std::string{source}) desk.type(digit);
    }

    present::PutBack back;
};

BOOST_FIXTURE_TEST_SUITE(put_back, AtMecca)

// The headline is the same, the cube is not: one cube and three bezants stayed wrong on the table.
BOOST_AUTO_TEST_CASE(a_cube_that_comes_from_elsewhere_leaves_the_first_to_be_put_back) {
    takes_mecca("2");
    BOOST_TEST_REQUIRE(session.journal().size() == 1U);
    const auto first = std::get<Control>(std::get<Decision>(session.journal().record(0).entry)).cube;
    desk.undo();
    const auto undone = put_back();
    BOOST_TEST(undone.size() > 1U);
    takes_mecca("1");
    BOOST_TEST_REQUIRE(session.journal().cursor() == 1U);
    BOOST_TEST((std::get<Control>(std::get<Decision>(session.journal().record(0).entry)).cube != first));
    BOOST_TEST(put_back() == undone, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_same_cube_leaves_nothing) {
    takes_mecca("2");
    desk.undo();
    BOOST_TEST(!put_back().empty());
    takes_mecca("2");
    BOOST_TEST(put_back().empty());
}

// It stood under "New:", and whoever followed did it twice.
BOOST_AUTO_TEST_CASE(what_was_done_before_an_undo_is_not_new_after_it) {
    const auto arab = [](DisplayCount what, int count) { return SetDisplayCount{Color::red, Side::arab, what, count}; };
    desk.correct_all({SetArmy{Color::red, Side::arab, support::city("tabuk")}, arab(DisplayCount::main, 9),
                      arab(DisplayCount::move, 5)},
                     "");
    enters(Move{Side::arab, support::city("jerusalem")});
    const auto done = listed();
    BOOST_TEST_REQUIRE(!done.empty());
    enters(Roll{Hits{0, 1}});
    enters(Lose{0, 1, 0});
    desk.undo();
    const auto undone = listed();
    BOOST_TEST(undone.front() == "Undone, so put this back:");
    BOOST_TEST(undone.back() == done.back());
    enters(Lose{0, 0, 1});
    const auto now = listed();
    BOOST_TEST(now.front() == "New:");
    const auto stays = std::find(now.begin(), now.end(), "This stays as it was done:");
    BOOST_TEST_REQUIRE((stays != now.end()));
    BOOST_TEST(std::equal(stays + 1, now.end(), done.begin(), done.end()));
}

// A correction asks nothing of hands.
BOOST_AUTO_TEST_CASE(a_correction_after_an_undo_leaves_the_list_as_it_was) {
    takes("damascus", "1");
    listed();
    takes_mecca("1");
    desk.undo();
    const auto undone = listed();
    enters(Correct{{SetTurn{2}}, std::nullopt});
    BOOST_TEST(listed() == undone, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
