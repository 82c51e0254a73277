// SPDX-License-Identifier: MIT
// Statistics over all finished sessions, by keyboard and by mouse.
#include "byzantium/text/counting.h"
#include "byzantium/window/acts.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/shelved.h"
#include "gui/pages/statistics_page.h"
#include "support/finished_sessions.h"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <iterator>

namespace {

using gui_test::content;
using gui_test::Driver;
using present::CommandId;
using present::StatisticsFilter;

constexpr std::size_t played = 5;

gui::StatisticsPage& statistics_page(Driver& driver) {
    return dynamic_cast<gui::StatisticsPage&>(driver.canvas("statistics"));
}

}  // namespace

// At the shelf of a library with five finished sessions, none of them counted yet.
struct AtShelf {
    gui::StatisticsPage& page() { return statistics_page(driver); }
    bool is_counted() {
        return page().view().counted.ends_with("from 5 of 5 finished games.") && page().view().remark.empty();
    }

    support::Folder folder;
    std::filesystem::path library = [this] {
        auto made = store::Library::open(folder / "library");
        support::add_finished(made, gui_test::usual_boards(), played, 1);
        return folder / "library";
    }();
    Driver driver{library};
};

BOOST_AUTO_TEST_SUITE(statistics)

BOOST_FIXTURE_TEST_CASE(sessions_are_counted_and_looked_at_by_keyboard, AtShelf) {
    driver.key('S');
    BOOST_REQUIRE(driver.shows("statistics"));
    BOOST_TEST(gui_test::until([&] { return is_counted(); }));
    driver.key('2');
    BOOST_TEST(page().shown().file == "seats");
    driver.key('W');
    BOOST_TEST(page().open_menu().has_value());
    driver.key(WXK_ESCAPE);
    BOOST_TEST(!page().open_menu().has_value());
    driver.key('W');
    driver.key(WXK_DOWN);
    driver.key(WXK_RETURN);
    const auto& chosen = page().view().menus.front();
    BOOST_TEST(*chosen.chosen == 1U);
    BOOST_TEST((page().view().filter == chosen.options[1].filter));
    BOOST_TEST(page().shown().file == "seats");
    driver.files.save_file = folder / "seats.csv";
    driver.key('N');
    BOOST_TEST(driver.files.proposed == "statistics-seats.csv");
    BOOST_TEST(content(folder / "seats.csv").starts_with("seat,sessions,results,wins,wins_expected,"));
    driver.key('X');
    BOOST_TEST((page().view().filter == StatisticsFilter{}));
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("start"));
    auto library_again = store::Library::open(library);
    BOOST_TEST((byzantium::text::Counting{library_again, gui_test::usual_boards()}.sessions().size()) == played);
}

BOOST_FIXTURE_TEST_CASE(what_is_looked_at_is_chosen_by_mouse, AtShelf) {
    driver.click("start", "statistics");
    BOOST_TEST(gui_test::until([&] { return is_counted(); }));
    driver.click("statistics", "filter:color");
    driver.click("statistics", "option:1");
    BOOST_TEST((page().view().filter.mark == "red"));
    BOOST_TEST(!page().open_menu().has_value());
    driver.click("statistics", "filter:time");
    driver.click("statistics", "menu:close");
    BOOST_TEST(!page().open_menu().has_value());
    driver.click("statistics", "chart:vp-sources");
    driver.files.save_file = folder / "sources.png";
    driver.click("statistics", "save:png");
    BOOST_TEST(content(folder / "sources.png").substr(1, 3) == "PNG");
    driver.click("statistics", "filter:none");
    BOOST_TEST((page().view().filter == StatisticsFilter{}));
}

BOOST_AUTO_TEST_CASE(before_the_first_end_it_is_said_what_will_stand_there) {
    Driver driver;
    driver.key('G', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_REQUIRE(driver.shows("statistics"));
    BOOST_TEST(statistics_page(driver).view().empty.starts_with(
        "No game is finished yet. Once one is, this page shows who won how often, from which seat"));
    driver.key('P');  // there is nothing to save
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("start"));
}

BOOST_AUTO_TEST_SUITE_END()
