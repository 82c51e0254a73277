// SPDX-License-Identifier: MIT
// A screen of 1920x1080 pixels at twice the density has room for 960x540. Run as a test of its own, on such a screen.
#include "byzantium/window/arranged.h"
#include "byzantium/window/driver.h"
#include "gui/frame/first_size.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>
#include <wx/gdicmn.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using gui_test::Driver;

// Letters on boxes of the map are as small as this, in logical pixels: twice as many of the screen's.
constexpr double least_on_boxes = 7;

void picture_of(Driver& driver, const std::string& name) {
    if (const char* const folder = std::getenv("LOGOTHETE_PICTURES"))
        driver.screenshot(std::string{folder} + "/dense-" + name + ".png");
}

bool is_on_screen(Driver& driver) {
    const wxRect window = driver.frame().GetRect();
    return wxGetClientDisplayRect().Contains(window);
}

bool is_whole_on_map(Driver& driver, const std::string& area) {
    if (!driver.has_area("map", area)) return false;
    const wxSize size = driver.canvas("map").GetClientSize();
    const gui::Rect where = driver.canvas("map").area(area)->where;
    return where.x >= 0 && where.y >= 0 && where.right() <= size.x && where.bottom() <= size.y;
}

// With all that is written within them.
double least_letters_within(Driver& driver, const gui::Rect& box) {
    double least = 1000;
    for (const gui::Drawn& one : driver.canvas("map").written())
        if (one.letters && box.contains(one.letters->ink.middle_x(), one.letters->ink.middle_y()))
            least = std::min(least, one.letters->size);
    return least;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(dense_screen, *boost::unit_test::disabled())

BOOST_AUTO_TEST_CASE(the_window_opens_within_the_screen) {
    BOOST_TEST_REQUIRE((wxGetClientDisplayRect().GetSize() == wxSize{960, 540}));
    Driver driver;
    BOOST_TEST(is_on_screen(driver));
    BOOST_TEST((driver.frame().GetMinSize() == gui::least_window_size()));
    BOOST_TEST(gui::least_window_size().x <= 960);
    BOOST_TEST(gui::least_window_size().y <= 540);
    picture_of(driver, "start");
}

BOOST_AUTO_TEST_CASE(a_window_kept_from_a_larger_screen_opens_within_this_one) {
    const support::Folder folder;
    const auto file = folder.write("preferences.conf", "window = 20 20 1280 720 plain\n");
    Driver driver{folder / "library.logothete", file};
    BOOST_TEST(is_on_screen(driver));
}

// The map covered the last field.
BOOST_AUTO_TEST_CASE(all_fields_of_a_city_are_in_sight_on_the_page_of_boards) {
    Driver driver;
    driver.key('B', wxMOD_CONTROL);
    driver.settle();
    wxWindow& box = driver.native("board fields");
    for (const char* const field : {"cities.dyrrachium.name", "cities.dyrrachium.strength", "cities.dyrrachium.lat"}) {
        const wxRect where = driver.native(field).GetRect();
        BOOST_TEST(where.y >= 0, field);
        BOOST_TEST(where.GetBottom() <= box.GetClientSize().y, field);
    }
    picture_of(driver, "boards");
}

BOOST_AUTO_TEST_CASE(all_boxes_are_on_the_map) {
    gui_test::FourAtTable four{"action", 2};
    Driver& driver = four.driver();
    BOOST_TEST_REQUIRE(is_on_screen(driver));
    driver.run(present::CommandId::map);
    picture_of(driver, "map");
    std::vector<std::string> boxes{"bulgars", "turn"};
    for (const gui::Area& area : driver.canvas("map").areas())
        if (area.name.starts_with("box:")) boxes.push_back(area.name);
    BOOST_TEST(boxes.size() > 12U);
    for (const std::string& box : boxes) {
        BOOST_TEST(is_whole_on_map(driver, box), box);
        BOOST_TEST(least_letters_within(driver, driver.canvas("map").area(box)->where) >= least_on_boxes, box);
    }
}

BOOST_AUTO_TEST_SUITE_END()
