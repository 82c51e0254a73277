// SPDX-License-Identifier: MIT
// Starting discs dealt, told row by row, and entered as they lie on the table (EKO-7).
#include "eko/words/shelf/starting_discs.h"

#include "eko/rules/board.h"
#include "eko/text/deal.h"
#include "eko/words/shelf/new_session.h"
#include "session/dice.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <vector>

using namespace eko;
using words::StartingDiscs;

struct AtTheDiscs {
    StartingDiscs discs = StartingDiscs::on(words::sample_board(2), {Color::cyan, Color::violet}).value();
    std::vector<Hex> order = text::laying_order(discs.board());
};

BOOST_FIXTURE_TEST_SUITE(starting_discs, AtTheDiscs)

BOOST_AUTO_TEST_CASE(eko_7_sixteen_taps_an_emperor_and_the_rest) {
    for (int i = 0; i < 16; ++i) {
        BOOST_TEST(discs.left(Color::cyan) == 16 - i);
        BOOST_TEST(discs.tap(order[static_cast<std::size_t>(2 * i)]) == "");
    }
    BOOST_TEST((discs.color() == Color::violet));  // the next one, by itself
    BOOST_TEST(discs.fill_rest() == "");
    BOOST_TEST(discs.discs().size() == order.size());
    BOOST_TEST(discs.fault() == "All 16 discs of cyan are laid, but none is the emperor.");
    BOOST_TEST(discs.tap(order[1]) == "");
    discs.choose(Color::cyan);
    BOOST_TEST(discs.tap(order[0]) == "");
    BOOST_TEST(discs.tap(order[2]) == "");  // no, this one
    BOOST_TEST(!discs.disc_on(order[0])->emperor);
    BOOST_TEST(discs.disc_on(order[2])->emperor);
    BOOST_TEST(discs.fault() == "");
}

// The colour at hand changes by itself with the last disc: the click for the emperor laid a violet disc over it.
BOOST_AUTO_TEST_CASE(a_click_on_a_colour_that_lacks_only_its_emperor_makes_him) {
    for (std::size_t i = 0; i < 16; ++i) BOOST_TEST(discs.tap(order[i]) == "");
    BOOST_TEST((discs.color() == Color::violet));
    BOOST_TEST(discs.tap(order[3]) == "");
    BOOST_TEST((discs.disc_on(order[3]) == StartDisc{order[3], Color::cyan, true}));
    BOOST_TEST((discs.color() == Color::violet));
    BOOST_TEST(discs.tap(order[4]) == "");  // now it is laid over, as any other
    BOOST_TEST((discs.disc_on(order[4])->owner == Color::violet));
}

BOOST_AUTO_TEST_CASE(eko_7_typed_in_the_order_of_laying_one_letter_a_disc) {
    for (std::size_t i = 0; i < order.size(); ++i) {
        BOOST_TEST((discs.field() == order[i]));
        BOOST_TEST(discs.type(i % 2 == 0 ? Color::cyan : Color::violet) == "");
        if (i < 2) BOOST_TEST(discs.crown() == "");
    }
    BOOST_TEST(discs.fault() == "");
    BOOST_TEST(!discs.field());
    BOOST_TEST(discs.type(Color::cyan) == "Every movement field has a disc.");
    BOOST_TEST(discs.left(Color::cyan) == 0);
}

BOOST_AUTO_TEST_CASE(eko_7_a_seventeenth_disc_and_a_mountain_are_refused) {
    for (int i = 0; i < 16; ++i) BOOST_TEST(discs.type(Color::cyan) == "");
    BOOST_TEST(discs.type(Color::cyan) == "All 16 discs of cyan are laid. Choose another colour.");
    const auto site = discs.board()[discs.board().all_sites.front()].at;
    BOOST_TEST(discs.tap(site) == "Discs are laid on movement fields (EKO-7).");
    BOOST_TEST(discs.discs().size() == 16U);
    BOOST_TEST(discs.fault() == "All 16 discs of cyan are laid, but none is the emperor.");
}

BOOST_AUTO_TEST_CASE(another_colour_takes_the_place_and_the_emperor_is_taken_off) {
    BOOST_TEST(discs.tap(order[0]) == "");
    discs.choose(Color::violet);
    BOOST_TEST(discs.tap(order[0]) == "");
    BOOST_TEST(discs.left(Color::cyan) == 16);
    BOOST_TEST(discs.tap(order[0]) == "");
    BOOST_TEST(discs.has_emperor(Color::violet));
    BOOST_TEST(discs.tap(order[0]) == "");
    BOOST_TEST(discs.discs().empty());
    BOOST_TEST(discs.fault() == "No disc is laid yet.");
}

BOOST_AUTO_TEST_CASE(the_rest_must_be_as_many_as_are_left) {
    BOOST_TEST(discs.fill_rest().find("32 fields are empty. Discs cyan has left: 16.") != std::string::npos,
               discs.fill_rest());
    BOOST_TEST(discs.discs().empty());
}

BOOST_AUTO_TEST_CASE(a_deal_is_told_row_by_row_from_above) {
    auto dice = session::DiceSource::from_seed(3);
    discs.deal(dice);
    BOOST_TEST(discs.fault() == "");
    std::vector<Hex> told;
    for (const auto& row : discs.rows())
        for (const StartDisc& one : row) {
            BOOST_TEST(one.at.r == row.front().at.r);
            told.push_back(one.at);
        }
    BOOST_TEST((told == order));
    discs.tell(2);
    BOOST_TEST(discs.told() == 2U);
    discs.tell(999);
    BOOST_TEST(discs.told() == discs.rows().size());
}

BOOST_AUTO_TEST_CASE(every_step_is_taken_back) {
    auto dice = session::DiceSource::from_seed(3);
    BOOST_TEST(discs.tap(order[0]) == "");
    BOOST_TEST(discs.crown() == "");
    const auto entered = discs.discs();
    discs.deal(dice);
    discs.undo();
    BOOST_TEST((discs.discs() == entered));
    discs.undo();
    BOOST_TEST(!discs.has_emperor(Color::cyan));
    discs.undo();
    BOOST_TEST(discs.discs().empty());
    BOOST_TEST(discs.undo_name() == "");
    discs.redo();
    BOOST_TEST(discs.redo_name() != "");
}

BOOST_AUTO_TEST_SUITE_END()
