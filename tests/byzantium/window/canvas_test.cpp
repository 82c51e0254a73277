// SPDX-License-Identifier: MIT
// A double click presses twice: what has become another button in between must not act.
#include "byzantium/window/arranged.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/shelved.h"

#include <boost/test/unit_test.hpp>

namespace {

using gui_test::Driver;

}  // namespace

BOOST_AUTO_TEST_SUITE(double_clicks)

BOOST_AUTO_TEST_CASE(answers_one_question_not_two) {
    Driver driver;
    driver.open(gui_test::two_players().header);
    driver.double_click("decision", "row:A");
    BOOST_TEST(driver.desk().page().path.size() == 1U);
    driver.double_click("decision", "row:1");
    BOOST_TEST(driver.desk().page().path.size() == 2U);  // which city; not yet with which cube
    BOOST_TEST(driver.entries() == 0U);
    driver.double_click("decision", "row:1");
    BOOST_TEST(driver.entries() == 1U);
    BOOST_TEST(driver.desk().page().path.empty());
}

BOOST_AUTO_TEST_CASE(after_a_moment_the_same_place_answers_again) {
    Driver driver;
    driver.open(gui_test::two_players().header);
    driver.click("decision", "row:A");
    driver.click("decision", "row:1");
    driver.click("decision", "row:1");
    BOOST_TEST(driver.entries() == 1U);
}

BOOST_AUTO_TEST_CASE(a_die_is_turned_by_every_press) {
    const support::Folder folder;
    gui_test::put_into(folder / "library", gui_test::a_battle().game, "a battle");
    Driver driver{folder / "library"};
    driver.resume();
    driver.double_click("decision", "die:attacker:1");
    driver.double_click("decision", "die:attacker:1");
    BOOST_TEST(driver.desk().dice()->faces(byzantium::words::DiceSide::attacker).at(0).value() == 4);
}

BOOST_AUTO_TEST_CASE(of_a_page_that_has_just_come_acts_on_nothing) {
    Driver driver;
    driver.double_click("start", "practice");
    BOOST_REQUIRE(driver.table().desk());
    BOOST_TEST(driver.entries() == 0U);
    BOOST_TEST(driver.desk().page().path.empty());
    BOOST_TEST(!driver.desk().typing());
}

BOOST_AUTO_TEST_CASE(makes_one_copy_not_two) {
    Driver driver;
    driver.open(gui_test::two_players().header);
    driver.command(present::CommandId::sessions);
    driver.double_click("start", "act:Duplicate");
    BOOST_TEST(driver.start().rows.size() == 2U);
}

BOOST_AUTO_TEST_CASE(asks_chance_once_and_begins_nothing) {
    Driver driver;
    driver.click("start", "new");
    driver.double_click("new session", "begin");
    BOOST_TEST(driver.shows("new session"));
    BOOST_TEST(driver.seats().session.rolled_first()->times == 1);
}

BOOST_AUTO_TEST_CASE(opens_a_session_of_the_list) {
    Driver driver;
    driver.open(gui_test::two_players().header);
    driver.command(present::CommandId::sessions);
    driver.double_click("start", "row:0");
    BOOST_TEST(driver.table().desk());
}

BOOST_AUTO_TEST_SUITE_END()
