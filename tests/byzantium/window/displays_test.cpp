// SPDX-License-Identifier: MIT
// The players' displays keep their place and height, whoever plays and whatever stands below them.
#include "byzantium/window/sample_table.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace {

using gui::Rect;
using gui_test::Driver;

// Every place on the displays where the table can correct a box or a treasury.
std::map<std::string, Rect> places(Driver& driver) {
    std::map<std::string, Rect> all;
    for (const gui::Area& area : driver.canvas("displays").areas())
        if (area.name.ends_with(":main") || area.name.ends_with(":treasury")) all.emplace(area.name, area.where);
    return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(displays)

BOOST_AUTO_TEST_CASE(nothing_on_them_moves_whoever_plays) {
    gui_test::SampleTable table{0};
    Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    const auto first = places(driver);
    const wxSize whole = driver.canvas("displays").GetClientSize();
    BOOST_REQUIRE(first.size() == 12U);  // three players with two sides each
    std::set<byzantium::Color> asked;
    std::set<bool> hands;
    for (int i = 0; i < 60; ++i) {
        asked.insert(driver.position().active);
        hands.insert(driver.shows("hands"));
        BOOST_TEST((driver.canvas("displays").GetClientSize() == whole));
        BOOST_TEST((places(driver) == first), "entry " << driver.entries());
        driver.key(WXK_RETURN);
    }
    BOOST_TEST(asked.size() == 3U);
    BOOST_TEST(hands.size() == 2U);
}

BOOST_AUTO_TEST_CASE(all_cards_have_one_height) {
    gui_test::SampleTable table{38};
    Driver& driver = table.driver();
    for (const wxSize size : {wxSize{1280, 720}, wxSize{1920, 1080}}) {
        driver.look(gui::Tone::light, 1, size);
        std::set<int> heights;
        std::set<int> boxes;
        for (const auto& [name, where] : places(driver)) {
            if (name.ends_with(":main")) boxes.insert(static_cast<int>(where.h * 10));
            if (name.ends_with("byzantine:treasury")) heights.insert(static_cast<int>(where.y));
        }
        BOOST_TEST(boxes.size() == 1U);
        BOOST_TEST(heights.size() == 3U);
    }
}

BOOST_AUTO_TEST_SUITE_END()
