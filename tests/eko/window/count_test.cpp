// SPDX-License-Identifier: MIT
// The table count of Ekö at the window: by keys and by mouse, one correction, one step back.
#include "eko/window/driver.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <string>

using namespace eko;
using gui_test::EkoDriver;

struct CountingDiscs : EkoDriver {
    CountingDiscs() {
        open(gui_test::sample_table(5));
        key(WXK_F4);
        BOOST_REQUIRE(gui_test::until([&] { return shows("count") && has_area("count", "finding"); }));
    }
    std::string finding() { return canvas("count").area("finding")->tip; }
    int destroyed(Color color) { return position()[color].destroyed; }
};

BOOST_FIXTURE_TEST_SUITE(table_count_of_eko, CountingDiscs)

BOOST_AUTO_TEST_CASE(what_was_counted_is_corrected_by_keys_in_one_step) {
    const int before = inputs();
    key(WXK_DOWN);
    key('0');
    key(WXK_DOWN);
    key('3');
    BOOST_TEST(finding().find("Anna: 19 of 16 discs") == 0U, finding());
    BOOST_TEST(entries() == 0U);  // typed digits answer no question
    key(WXK_RETURN);
    BOOST_TEST(inputs() - before == 5);
    BOOST_REQUIRE(entries() == 1U);
    BOOST_TEST(destroyed(Color::cyan) == 3);
    BOOST_TEST(finding() == "Everything you counted is correct.");
    key('Z', wxMOD_CONTROL);
    BOOST_TEST(destroyed(Color::cyan) == 0);
}

BOOST_AUTO_TEST_CASE(places_are_reached_by_mouse) {
    click("count", "violet:destroyed");
    key('2');
    click("count", "correct");
    BOOST_TEST(destroyed(Color::violet) == 2);
    click("count", "close");
    BOOST_TEST(!shows("count"));
}

BOOST_AUTO_TEST_CASE(another_table_is_counted_anew) {
    key('7');
    BOOST_TEST(finding().find("Type your counts; blanks are taken as correct.") == std::string::npos);
    open(gui_test::sample_table(6));
    key(WXK_F4);
    BOOST_TEST(finding().find("Type your counts; blanks are taken as correct.") != std::string::npos, finding());
    key(WXK_ESCAPE);
    BOOST_TEST(!shows("count"));
}

BOOST_AUTO_TEST_SUITE_END()
