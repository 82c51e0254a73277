// SPDX-License-Identifier: MIT
// A screen of 1920x1080 pixels at twice the density has room for 960x540. Run as a test of its own, on such a screen.
#include "eko/window/driver.h"

#include <boost/test/unit_test.hpp>
#include <wx/gdicmn.h>

#include <cstddef>

namespace {

constexpr double least_hexagon = 14;  // logical pixels across: twice as many of the screen's

}  // namespace

BOOST_AUTO_TEST_SUITE(dense_screen, *boost::unit_test::disabled())

BOOST_AUTO_TEST_CASE(the_window_opens_within_the_screen_with_the_whole_board_in_it) {
    BOOST_TEST_REQUIRE((wxGetClientDisplayRect().GetSize() == wxSize{960, 540}));
    gui_test::EkoDriver driver;
    driver.open(gui_test::sample_table(1));
    BOOST_TEST(wxGetClientDisplayRect().Contains(driver.frame().GetRect()));
    const wxSize size = driver.canvas("board").GetClientSize();
    std::size_t fields = 0;
    for (const gui::Area& area : driver.canvas("board").areas()) {
        BOOST_TEST(area.where.x >= 0, area.name);
        BOOST_TEST(area.where.y >= 0, area.name);
        BOOST_TEST(area.where.right() <= size.x, area.name);
        BOOST_TEST(area.where.bottom() <= size.y, area.name);
        if (!area.name.starts_with("field:")) continue;
        BOOST_TEST(area.where.w >= least_hexagon, area.name);
        ++fields;
    }
    BOOST_TEST(fields == driver.desk().session().table().board.fields.size());
}

BOOST_AUTO_TEST_SUITE_END()
