// SPDX-License-Identifier: MIT
// What every game has from the shell, at a table of Ekö: rules under F1, why not, the list, the table in a second
// window, statistics, the clock. How each of them works is tried with Byzantium.
#include "eko/window/driver.h"
#include "gui/frame/commands.h"
#include "gui/pages/handbook_page.h"
#include "present/help/help_topic.h"
#include "present/window/preferences.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

using present::CommandId;

// Both emperors stay; Anna is at her first action.
struct AtShellOfEko {
    AtShellOfEko() {
        driver.open(gui_test::sample_table(1));
        driver.key('1');
        driver.key('1');
    }

    gui_test::EkoDriver driver;
};

BOOST_FIXTURE_TEST_SUITE(shell_of_eko, AtShellOfEko)

BOOST_AUTO_TEST_CASE(f1_opens_the_rule_of_the_marked_row) {
    const auto topic = driver.desk().topic();
    driver.key(WXK_F1);
    BOOST_TEST_REQUIRE(driver.shows("handbook"));
    const auto& book = dynamic_cast<gui::HandbookPage&>(driver.canvas("handbook"));
    BOOST_TEST(book.marked() == std::get<present::RuleIds>(topic), boost::test_tools::per_element());
    BOOST_TEST(book.marked().front().starts_with("EKO-"));
    driver.key(WXK_ESCAPE);
    BOOST_TEST(!driver.shows("handbook"));
}

BOOST_AUTO_TEST_CASE(why_not_is_one_key) {
    driver.write('?');
    const auto& page = driver.desk().page();
    BOOST_TEST(page.heading == "Not possible here, and why: click a field, or select a row");
    BOOST_TEST_REQUIRE(!page.rows.empty());  // stacks that others hem in
    BOOST_TEST(page.rows.front().rule.starts_with("EKO-"), page.rows.front().rule);
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.entries() == 2U);
}

BOOST_AUTO_TEST_CASE(the_table_is_seen_in_a_second_window_and_follows) {
    driver.run(CommandId::table_window);
    BOOST_TEST_REQUIRE(driver.shows("table view"));
    const auto told = [&] {
        std::string all;
        for (const auto& line : driver.frame().table_view().canvas().spoken()) all += line.text + '\n';
        return all;
    };
    const std::string before = told();
    BOOST_TEST(before.find("Anna") != std::string::npos, before);
    driver.key('A');
    driver.key('1');
    BOOST_TEST_REQUIRE(driver.entries() == 3U);
    BOOST_TEST(told() != before);
}

BOOST_AUTO_TEST_CASE(statistics_preferences_and_reports_open_and_come_back) {
    driver.run(CommandId::statistics);
    BOOST_TEST(driver.shows("statistics"));
    driver.key(WXK_ESCAPE);
    driver.run(CommandId::charts);
    BOOST_TEST(driver.shows("charts"));
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("board"));
}

BOOST_AUTO_TEST_CASE(a_clock_runs_where_it_is_wished_for) {
    BOOST_TEST(!driver.shows("clock"));
    auto wish = driver.frame().preferences();
    wish.clock = present::Switch::on;
    driver.frame().prefer(wish);
    driver.settle();
    BOOST_TEST(driver.has_area("clock", "pause"));
}

BOOST_AUTO_TEST_CASE(hands_are_told_what_to_do) {
    driver.key('A');
    driver.key('1');
    BOOST_TEST_REQUIRE(driver.shows("hands"));
    const auto lines = driver.canvas("hands").spoken();
    BOOST_TEST(std::any_of(lines.begin(), lines.end(),
                           [](const auto& line) { return line.text.find("Anna: ") != std::string::npos; }));
}

// While it is under way there is nothing to do: what it would do is not played.
BOOST_AUTO_TEST_CASE(a_repair_that_is_left_gives_the_list_for_hands_back) {
    driver.key('A');
    driver.key('1');
    BOOST_TEST_REQUIRE(driver.shows("hands"));
    const auto to_do = [&] {
        std::vector<std::string> all;
        for (const auto& line : driver.canvas("hands").spoken()) all.push_back(line.text);
        return all;
    };
    const auto before = to_do();
    driver.click("journal", "row:1");
    driver.key('C', wxMOD_ALT);
    BOOST_TEST_REQUIRE((driver.desk().repair() != nullptr));
    BOOST_TEST(!driver.shows("hands"));
    driver.key(WXK_ESCAPE);
    BOOST_TEST_REQUIRE((driver.desk().repair() == nullptr));
    BOOST_TEST_REQUIRE(driver.shows("hands"));
    BOOST_TEST(to_do() == before, boost::test_tools::per_element());
}

// The board on the table was wrong still, and the list that said so was gone.
BOOST_AUTO_TEST_CASE(what_is_to_be_put_back_outlasts_a_visit_to_the_shelf) {
    driver.play_by_chance(3, 8);
    const auto to_do = [&] {
        std::vector<std::string> all;
        if (!driver.shows("hands")) return all;
        for (const auto& line : driver.canvas("hands").spoken()) all.push_back(line.text);
        return all;
    };
    const auto says = [&](const std::string& what) {
        const auto all = to_do();
        return std::any_of(all.begin(), all.end(),
                           [&](const std::string& one) { return one.find(what) != std::string::npos; });
    };
    const auto to_shelf_and_back = [&] {
        driver.run(CommandId::sessions);
        BOOST_TEST_REQUIRE(driver.shows("start"));
        driver.resume();
    };
    for (int i = 0; i < 2; ++i) driver.run(CommandId::undo);
    BOOST_TEST_REQUIRE(says("Undone, so put this back:"));
    BOOST_TEST_REQUIRE(driver.has_area("hands", "tick:1"));
    driver.click("hands", "tick:1");
    BOOST_TEST_REQUIRE(says("Done"));
    auto before = to_do();
    to_shelf_and_back();
    BOOST_TEST(to_do() == before, boost::test_tools::per_element());
    for (std::uint64_t seed = 1; seed < 50 && !says("Before that, put back what was undone:"); ++seed) {
        driver.play_by_chance(seed, 1);
        if (!says("put back what was undone")) driver.run(CommandId::undo);
    }
    BOOST_TEST_REQUIRE(says("Before that, put back what was undone:"));
    before = to_do();
    to_shelf_and_back();
    BOOST_TEST(to_do() == before, boost::test_tools::per_element());
    driver.play_by_chance(5, 6);
    BOOST_TEST(!says("put back what was undone"));
}

// The win watch stood beside the board alone.
BOOST_AUTO_TEST_CASE(the_table_view_says_who_can_win) {
    for (std::uint64_t seed = 1; seed < 100 && !driver.shows("outlook"); ++seed) {
        driver.play_by_chance(seed, 10);
        gui_test::until([&] { return driver.shows("outlook"); }, 200);
    }
    BOOST_TEST_REQUIRE(driver.shows("outlook"));
    driver.run(CommandId::table_view);
    gui::Canvas& view = driver.frame().table_view().canvas();
    const auto says = [&] {
        const auto lines = view.spoken();
        return std::any_of(lines.begin(), lines.end(),
                           [](const auto& one) { return one.text.find(" can win in ") != std::string::npos; });
    };
    BOOST_TEST(gui_test::until(says));
    for (const std::string& cut : gui_test::EkoDriver::cut_texts(view)) BOOST_TEST(cut == "");
}

BOOST_AUTO_TEST_SUITE_END()
