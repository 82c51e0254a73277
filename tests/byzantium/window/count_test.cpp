// SPDX-License-Identifier: MIT
// The table count at the window: by keys and by mouse, one correction, one step back.
#include "byzantium/window/acts.h"
#include "byzantium/window/answers.h"
#include "byzantium/window/driver.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

namespace {

using namespace byzantium;
using gui_test::Driver;

struct Counting : Driver {
    Counting() {
        open(support::header_of({Color::red, Color::blue}));
        key(WXK_F4);
        BOOST_REQUIRE(gui_test::until([&] { return shows("count") && has_area("count", "finding"); }));
    }
    std::string finding() { return canvas("count").area("finding")->tip; }
    int pool() { return position()[Color::red].pool; }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(table_counts)

BOOST_AUTO_TEST_CASE(what_was_counted_is_corrected_by_keys_in_one_step) {
    Counting counting;
    const int before = counting.pool();
    counting.type(std::to_string(before - 1));
    BOOST_TEST(counting.finding().starts_with("There are 42 cubes, not 41"), counting.finding());
    counting.key(WXK_DOWN);
    counting.type("13");
    BOOST_TEST(counting.finding().starts_with("The total is right, the places are not: an entry was forgotten, or "
                                              "entered differently from what was played."),
               counting.finding());
    BOOST_TEST(counting.entries() == 0U);
    counting.key(WXK_RETURN);
    BOOST_REQUIRE(counting.entries() == 1U);
    BOOST_TEST(counting.pool() == before - 1);
    BOOST_TEST(counting.position()[Color::red].casualty == 13);
    BOOST_TEST(counting.finding() == "Everything you counted is correct.");
    counting.key('Z', wxMOD_CONTROL);
    BOOST_TEST(counting.pool() == before);
}

BOOST_AUTO_TEST_CASE(it_opens_at_who_is_asked_and_stays_at_who_was_chosen) {
    Counting counting;
    BOOST_TEST(counting.has_area("count", "red:arab:treasury"));
    counting.key(WXK_ESCAPE);
    gui_test::answer_by_keys(counting, gui_test::control("damascus"));
    counting.key(WXK_F4);
    BOOST_TEST(counting.has_area("count", "blue:arab:treasury"));
    counting.click("count", "player:0");
    counting.click("count", "red:arab:treasury");
    counting.type("9");
    BOOST_TEST(counting.has_area("count", "red:arab:treasury"));
}

BOOST_AUTO_TEST_CASE(places_and_players_are_reached_by_mouse) {
    Counting counting;
    counting.click("count", "player:1");
    counting.click("count", "blue:arab:treasury");
    counting.type("9");
    BOOST_TEST(counting.finding() == "Something was paid or scored differently from what was entered.");
    counting.click("count", "correct");
    BOOST_TEST(counting.position()[Color::blue][Side::arab].treasury == 9);
}

BOOST_AUTO_TEST_CASE(typed_digits_answer_no_question_and_escape_goes_back_to_the_map) {
    Counting counting;
    const auto question = counting.desk().page().heading;
    counting.type("7");
    counting.key(WXK_BACK);
    BOOST_TEST(counting.finding().starts_with("Type your counts; blanks are taken as correct."));
    BOOST_TEST(counting.desk().page().heading == question);
    counting.key(WXK_ESCAPE);
    BOOST_TEST(!counting.shows("count"));
    counting.key('A');
    BOOST_TEST(counting.desk().page().path.size() == 1U);
}

// It was set by the next Enter on this page, however long after.
BOOST_AUTO_TEST_CASE(what_was_typed_is_forgotten_by_escape) {
    Counting counting;
    counting.type("7");
    BOOST_REQUIRE(!counting.finding().starts_with("Type your counts"));
    counting.key(WXK_ESCAPE);
    counting.key(WXK_F4);
    BOOST_TEST(counting.finding().starts_with("Type your counts; blanks are taken as correct."), counting.finding());
    counting.key(WXK_RETURN);
    BOOST_TEST(counting.entries() == 0U);
}

BOOST_AUTO_TEST_CASE(another_table_is_counted_anew) {
    Counting counting;
    counting.type("7");
    counting.open(support::header_of({Color::green, Color::blue}));
    counting.key(WXK_F4);
    BOOST_TEST(counting.finding().starts_with("Type your counts; blanks are taken as correct."));
}

BOOST_AUTO_TEST_SUITE_END()
