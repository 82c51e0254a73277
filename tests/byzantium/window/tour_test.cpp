// SPDX-License-Identifier: MIT
#include "byzantium/window/answers.h"
#include "byzantium/window/driver.h"
#include "gui/frame/tour_strip.h"
#include "present/window/preferences_file.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/defs.h>

namespace {

using gui_test::Driver;
using present::CommandId;

// Somebody who has never started the program.
struct TourNewcomer {
    support::Folder folder;
    Driver driver{folder / "library.logothete", folder / "preferences.conf"};

    bool tours() { return driver.frame().tour() && driver.frame().tour()->IsShownOnScreen(); }
    bool seen() {
        return present::load_preferences(folder / "preferences.conf").preferences.tour == present::Tour::seen;
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(tours)

BOOST_AUTO_TEST_CASE(a_first_practice_table_has_six_steps_by_enter) {
    TourNewcomer one;
    one.driver.open_practice();
    BOOST_REQUIRE(one.tours());
    for (std::size_t step = 0; step < 6; ++step) {
        BOOST_TEST(one.driver.frame().tour()->step() == step);
        one.driver.key(WXK_RETURN);
    }
    BOOST_TEST(!one.tours());
    BOOST_TEST(one.seen());
    BOOST_TEST(one.driver.entries() == 0U);
}

BOOST_AUTO_TEST_CASE(escape_skips_it_and_it_never_comes_again_unasked) {
    TourNewcomer one;
    one.driver.open_practice();
    one.driver.key(WXK_RETURN);
    one.driver.key(WXK_ESCAPE);
    BOOST_TEST(!one.tours());
    one.driver.open_practice();
    BOOST_TEST(!one.tours());
    one.driver.run(CommandId::tour);
    BOOST_TEST(one.tours());
}

BOOST_AUTO_TEST_CASE(whoever_begins_a_session_of_their_own_is_not_shown_around) {
    TourNewcomer one;
    one.driver.open(support::header_of({byzantium::Color::red, byzantium::Color::blue}));
    BOOST_TEST(!one.tours());
}

BOOST_AUTO_TEST_CASE(what_it_speaks_of_can_be_tried_meanwhile) {
    TourNewcomer one;
    one.driver.open_practice();
    one.driver.key(WXK_RETURN);
    one.driver.type("A1");
    for (int i = 0; i < 3 && one.driver.entries() == 0; ++i) {
        one.driver.key(WXK_RETURN);
    }
    BOOST_TEST(one.driver.entries() == 1U);
    BOOST_TEST(one.tours());
    BOOST_TEST(one.driver.frame().tour()->step() == 1U);
}

BOOST_AUTO_TEST_CASE(help_brings_it_back_with_a_table_if_there_is_none) {
    Driver driver;
    driver.run(CommandId::tour);
    BOOST_REQUIRE(driver.frame().tour());
    BOOST_TEST(driver.frame().tour()->IsShownOnScreen());
    BOOST_TEST(driver.shows("decision"));
    driver.run(CommandId::sessions);
    BOOST_TEST(!driver.frame().tour()->IsShownOnScreen());
}

BOOST_AUTO_TEST_SUITE_END()
