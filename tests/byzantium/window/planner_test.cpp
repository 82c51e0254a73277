// SPDX-License-Identifier: MIT
// A shortfall at the window: said when it would soon be too late, and what still mends it on the page behind.
#include "byzantium/window/driver.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

namespace {

using namespace byzantium;
using gui_test::Driver;

// Red's Arab side starts 8 bezants short, which a tax mends.
struct Short : Driver {
    Short() { open(support::header_of({Color::red, Color::blue})); }
    bool is_warned() { return shows("outlook") && has_area("outlook", "shortfall"); }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(planner)

BOOST_AUTO_TEST_CASE(only_who_is_about_to_pass_is_warned_of_what_a_tax_mends) {
    Short table;
    BOOST_TEST(!table.is_warned());
    while (table.desk().selected() + 1 < table.desk().page().rows.size()) table.key(WXK_DOWN);
    BOOST_TEST(table.is_warned());
    table.key(WXK_UP);
    BOOST_TEST(!table.is_warned());
}

BOOST_AUTO_TEST_CASE(the_page_behind_names_what_could_go_and_what_mends_it) {
    Short table;
    for (int i = 0; i < 8; ++i) table.key(WXK_DOWN);
    BOOST_REQUIRE(table.is_warned());
    table.click("outlook", "shortfall");
    BOOST_REQUIRE(table.shows("accounts"));
    BOOST_REQUIRE(table.has_area("accounts", "cures:red"));
    BOOST_TEST(table.canvas("accounts").area("cures:red")->tip == "Any one of these actions helps:");
}

BOOST_AUTO_TEST_CASE(a_plan_is_made_before_the_map) {
    Short table;
    table.key(WXK_F7);
    BOOST_TEST(!table.shows("map"));
    table.key(WXK_F8);
    BOOST_TEST(table.shows("map"));
    BOOST_TEST(table.desk().page().rows.size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()
