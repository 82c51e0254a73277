// SPDX-License-Identifier: MIT
// Answers in advance at the window: said by keys, shown below the players, taken back by the mouse and by one key, and
// there again after a restart.
#include "gui/canvas/list_panel.h"
#include "gui/counter_window.h"
#include "gui/counter_words.h"
#include "gui/hands/window_driver.h"
#include "gui/table/table_page.h"

#include <boost/test/unit_test.hpp>

#include <string>

namespace {

using gui_test::WindowDriver;
using present::CommandId;

}  // namespace

struct InAdvanceThere {
    InAdvanceThere() {
        driver.run(CommandId::new_session);
        driver.click_native("begin counting");
        BOOST_REQUIRE(gui_test::until([&] { return driver.table().desk() != nullptr; }));
        driver.settle();
    }
    // The second player always adds one.
    void say_it() {
        driver.key('J', wxMOD_CONTROL);
        driver.type("212");
        driver.settle();
    }
    std::size_t entries() { return driver.table().desk()->table().looks().cursor(); }

    support::Folder folder;
    WindowDriver driver{{counter::game_window()}, folder / "library.logothete"};
};

BOOST_FIXTURE_TEST_SUITE(standing_answers, InAdvanceThere)

BOOST_AUTO_TEST_CASE(they_stand_below_the_players_while_they_hold) {
    BOOST_TEST(!driver.shows("standing"));
    say_it();
    BOOST_TEST(driver.shows("standing"));
    BOOST_TEST(driver.has_area("standing", "standing:0"));
    driver.key('1');
    BOOST_TEST(entries() == 2U);
    BOOST_TEST(driver.table().desk()->table().looks().headline(2).ends_with("(standing answer)"));
    BOOST_TEST(driver.cut_texts().empty());
}

BOOST_AUTO_TEST_CASE(the_mouse_takes_one_back) {
    say_it();
    driver.click("standing", "standing:0");
    BOOST_TEST(!driver.shows("standing"));
    driver.key('1');
    BOOST_TEST(entries() == 1U);
}

BOOST_AUTO_TEST_CASE(one_key_takes_the_last_one_back) {
    BOOST_TEST(driver.menu(CommandId::take_back_answer).front() == '*');
    say_it();
    BOOST_TEST(driver.menu(CommandId::take_back_answer).find("Always one") != std::string::npos,
               driver.menu(CommandId::take_back_answer));
    driver.key('J', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST(!driver.shows("standing"));
}

BOOST_AUTO_TEST_CASE(undo_asks_and_the_strip_says_that_it_waits) {
    say_it();
    driver.key('1');
    driver.key('Z', wxMOD_CONTROL);
    BOOST_TEST(entries() == 1U);
    const auto lines = driver.canvas("standing").spoken();
    BOOST_TEST_REQUIRE(lines.size() == 1U);
    BOOST_TEST(lines[0].text.find("asked here anyway") != std::string::npos, lines[0].text);
    driver.key('2');
    BOOST_TEST(entries() == 2U);
}

BOOST_AUTO_TEST_CASE(they_are_there_after_a_restart) {
    say_it();
    driver.close();
    WindowDriver again{{counter::game_window()}, folder / "library.logothete"};
    again.resume();
    BOOST_TEST(again.shows("standing"));
    again.key('1');
    BOOST_TEST(again.table().desk()->table().looks().cursor() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()
