// SPDX-License-Identifier: MIT
// What hands put back after an undo, when something like it is done in its place.
#include "present/journal/put_back.h"

#include "byzantium/words/desk_of_two.h"
#include "present/journal/hands_view.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

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
    void takes_mecca(const char* source) {
        desk.type('A');
        desk.end_word();
        for (const char letter : std::string{"mecca"}) desk.type(letter);
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

BOOST_AUTO_TEST_SUITE_END()
