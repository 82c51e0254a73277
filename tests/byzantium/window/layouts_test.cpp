// SPDX-License-Identifier: MIT
// Keys work by what they write, wherever a country's keyboard has them.
#include "byzantium/window/driver.h"
#include "byzantium/window/sheets/what_if_page.h"
#include "gui/hands/hands.h"
#include "support/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <array>

namespace {

using namespace byzantium;
using gui_test::Driver;
using gui_test::hands::Layout;

constexpr std::array countries{"us", "de", "hu", "nl", "fr"};

}  // namespace

struct AtKeyboard {
    explicit AtKeyboard(const char* country) : layout{country} {
        driver.settle();  // GTK hears of the layout
        driver.open(support::header_of({Color::red, Color::blue}));
    }
    double tool_height() { return driver.canvas("header").area("tool:Map")->where.h; }

    Layout layout;
    Driver driver;
};

BOOST_AUTO_TEST_SUITE(layouts)

BOOST_DATA_TEST_CASE(a_question_mark_asks_why_not, boost::unit_test::data::make(countries), country) {
    AtKeyboard at{country};
    at.driver.write('?');
    BOOST_TEST(at.driver.desk().page().heading == "Nothing is ruled out here");
}

BOOST_DATA_TEST_CASE(letters_and_digits_answer, boost::unit_test::data::make(countries), country) {
    AtKeyboard at{country};
    at.driver.write('d');
    BOOST_REQUIRE(at.driver.desk().page().path.size() == 1U);
    at.driver.write('2');
    BOOST_TEST(at.driver.desk().page().path.size() == 2U);
}

BOOST_DATA_TEST_CASE(ctrl_with_plus_equals_and_minus_changes_the_text, boost::unit_test::data::make(countries),
                     country) {
    AtKeyboard at{country};
    const double usual = at.tool_height();
    at.driver.write('+', wxMOD_CONTROL);
    const double larger = at.tool_height();
    BOOST_TEST(larger > usual);
    at.driver.write('-', wxMOD_CONTROL);
    BOOST_TEST(at.tool_height() == usual);
    at.driver.write('=', wxMOD_CONTROL);
    BOOST_TEST(at.tool_height() == larger);
}

BOOST_DATA_TEST_CASE(plus_minus_and_zero_are_the_maps_own, boost::unit_test::data::make(countries), country) {
    AtKeyboard at{country};
    at.driver.canvas("map").SetFocus();
    at.driver.settle();
    const auto width = [&] { return at.driver.canvas("map").area("city:damascus")->where.w; };
    at.driver.write('0');
    const double whole = width();
    at.driver.write('+');
    const double once = width();
    BOOST_TEST(once > whole);
    at.driver.write('+');
    at.driver.write('-');
    BOOST_TEST(width() == once, boost::test_tools::tolerance(1e-9));
    at.driver.write('0');
    BOOST_TEST(width() == whole, boost::test_tools::tolerance(1e-9));
}

BOOST_DATA_TEST_CASE(numbers_of_what_if_are_typed, boost::unit_test::data::make(countries), country) {
    AtKeyboard at{country};
    at.driver.key(WXK_F8, wxMOD_SHIFT);
    auto& page = dynamic_cast<byzantium::window::WhatIfPage&>(at.driver.canvas("what if"));
    at.driver.write('1');
    at.driver.write('0');
    BOOST_TEST(page.what_if().attack().attacker.main == 10);
    at.driver.write('+');
    BOOST_TEST(page.what_if().attack().attacker.main == 11);
    at.driver.write('-');
    BOOST_TEST(page.what_if().attack().attacker.main == 10);
}

BOOST_AUTO_TEST_SUITE_END()
