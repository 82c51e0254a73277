// SPDX-License-Identifier: MIT
// What is laid over the map, and the watch on Constantinople.
#include "byzantium/window/answers.h"
#include "byzantium/window/driver.h"
#include "byzantium/words/table/own_commands.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>

namespace {

using namespace byzantium;
using byzantium::words::OwnCommand;
using gui_test::Driver;

struct SeatedToLook : Driver {
    SeatedToLook() { open(support::header_of({Color::red, Color::blue})); }
    long marks() {
        const auto& areas = canvas("map").areas();
        return std::count_if(areas.begin(), areas.end(), [](const auto& a) { return a.name.starts_with("mark:"); });
    }
    std::string heading() { return canvas("overlay").area("heading")->tip; }
    // The table says so.
    void give_to_the_bulgars(CityId city) {
        parts().act([&](byzantium::words::Desk& now) {
            now.correct(SetCitySide{city, now.shown()[city].side});
            for (std::size_t i = 0; i < now.page().rows.size(); ++i)
                if (now.page().rows[i].text.ends_with("Bulgar")) return now.choose(i);
        });
        settle();
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(overlays)

BOOST_AUTO_TEST_CASE(money_comes_and_goes_by_its_key) {
    SeatedToLook seated;
    gui_test::answer_by_keys(seated, Control{support::city("damascus"), Cube::pool});
    BOOST_TEST(seated.marks() == 0);
    seated.key('M', wxMOD_CONTROL);
    BOOST_TEST(seated.marks() == 1);
    BOOST_TEST(seated.has_area("map", "mark:damascus"));
    seated.key('M', wxMOD_CONTROL);
    BOOST_TEST(seated.marks() == 0);
    BOOST_TEST(!seated.shows("overlay"));
}

BOOST_AUTO_TEST_CASE(no_number_on_the_map_is_of_an_earlier_position) {
    SeatedToLook seated;
    seated.key('M', wxMOD_CONTROL);
    BOOST_TEST(seated.marks() == 0);
    gui_test::answer_by_keys(seated, Control{support::city("damascus"), Cube::pool});
    BOOST_TEST(seated.marks() == 1);
    seated.key('Z', wxMOD_CONTROL);
    BOOST_TEST(seated.marks() == 0);
}

BOOST_AUTO_TEST_CASE(threats_go_from_army_to_army_and_escape_ends_them) {
    SeatedToLook seated;
    seated.key('T', wxMOD_CONTROL);
    const std::string first = seated.heading();
    BOOST_TEST(first.starts_with("Red's "), first);
    BOOST_TEST(seated.marks() > 0);
    seated.click("overlay", "next");
    BOOST_TEST(seated.heading() != first);
    seated.key('A');
    BOOST_TEST(seated.desk().page().path.size() == 1U);
    seated.key(WXK_ESCAPE);
    BOOST_TEST(seated.desk().page().path.empty());
    BOOST_TEST(seated.marks() > 0);
    seated.key(WXK_ESCAPE);
    BOOST_TEST(seated.marks() == 0);
}

BOOST_AUTO_TEST_CASE(danger_is_closed_by_its_button_and_brings_the_map_back) {
    SeatedToLook seated;
    seated.run(OwnCommand::scores);
    seated.key('D', wxMOD_CONTROL);
    BOOST_TEST(seated.table().sheet() == gui::SheetBook::board_key);
    BOOST_TEST(seated.heading().starts_with("Danger: "));
    seated.click("overlay", "close");
    BOOST_TEST(!seated.shows("overlay"));
}

BOOST_AUTO_TEST_CASE(a_city_is_chosen_through_its_mark) {
    SeatedToLook seated;
    gui_test::answer_by_keys(seated, Control{support::city("damascus"), Cube::pool});
    seated.key('M', wxMOD_CONTROL);
    seated.click("map", "mark:damascus");
    BOOST_TEST(seated.desk().message().starts_with("No action is possible in Damascus now."), seated.desk().message());
}

BOOST_AUTO_TEST_CASE(constantinople_within_reach_is_said_and_looked_into) {
    SeatedToLook seated;
    BOOST_TEST((!seated.shows("outlook") || !seated.has_area("outlook", "watch")));
    seated.give_to_the_bulgars(support::city("adrianople"));
    BOOST_REQUIRE(seated.shows("outlook"));
    seated.click("outlook", "watch");
    const auto& page = seated.desk().page();
    BOOST_REQUIRE(page.rows.size() == 2U);
    BOOST_TEST(page.rows[0].detail->p == 3.0 / 16);
    BOOST_TEST(page.below.find("each hit costs the attacker two cubes") != std::string::npos);
    BOOST_TEST(page.rows[0].detail->sentence.find("would win") != std::string::npos);
    seated.key(WXK_ESCAPE);
    seated.key(WXK_F3);
    BOOST_TEST(seated.desk().page().rows.size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()
