// SPDX-License-Identifier: MIT
// The program is killed while somebody plays, and told to end by the system.
#include "byzantium/window/driver.h"
#include "byzantium/window/program.h"
#include "byzantium/window/shelved.h"
#include "support/environment.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace {

using gui_test::Driver;
using gui_test::Program;

constexpr const char* library_of_child = "LOGOTHETE_TEST_LIBRARY";

void put_bulgars(Driver& driver, int cubes) {
    driver.click("map", "bulgars");
    driver.type(std::to_string(cubes));
    driver.key(WXK_RETURN);
}

// The number of a line "kept 7" of the child; other lines are the test's own.
std::size_t entries_kept(const std::string& line) {
    std::size_t number = 0;
    if (line.starts_with("kept ")) std::from_chars(line.data() + 5, line.data() + line.size(), number);
    return number;
}

}  // namespace

// Not for itself: the next suite starts it as a program.
BOOST_AUTO_TEST_SUITE(child, *boost::unit_test::disabled())

BOOST_AUTO_TEST_CASE(plays_until_it_is_killed) {
    Driver driver{std::getenv(library_of_child)};
    driver.resume();
    constexpr std::size_t most_entries = 500;
    for (std::size_t i = driver.entries(); i < most_entries; ++i) {
        put_bulgars(driver, i % 2 == 0 ? 3 : 5);
        BOOST_REQUIRE(driver.entries() == i + 1);
        std::printf("kept %zu\n", i + 1);
        std::fflush(stdout);
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(ends)

BOOST_DATA_TEST_CASE(everything_acknowledged_is_there_after_a_kill, boost::unit_test::data::make({1, 4, 9}), entries) {
    const support::Folder folder;
    const auto file = folder / "library";
    const auto session = gui_test::put_into(file, gui_test::two_players(), "Friday");
    const support::Environment library{library_of_child, file.string()};
    const support::Environment temporary{"TMPDIR", file.parent_path().string()};  // a killed child leaves things there
    std::size_t acknowledged = 0;
    {
        Program child{gui_test::this_program(), {"--run_test=child", "--log_level=nothing", "--report_level=no"}};
        while (acknowledged < static_cast<std::size_t>(entries)) {
            const auto line = child.line();
            BOOST_REQUIRE_MESSAGE(line, "the child has ended by itself");
            acknowledged = std::max(acknowledged, entries_kept(*line));
        }
        child.send(SIGKILL);
        while (const auto line = child.line()) acknowledged = std::max(acknowledged, entries_kept(*line));
        BOOST_TEST(!child.end());
    }
    Driver again{file};
    BOOST_TEST(again.start().resume.value().question == "red (red), choose an action.");
    BOOST_TEST(again.start().resume.value().last.back().number >= acknowledged);
    again.resume();
    BOOST_TEST(again.entries() >= acknowledged);
    BOOST_TEST(again.position().bulgars == (again.entries() % 2 == 1 ? 3 : 5));
    BOOST_TEST((again.position() == gui_test::read_from(file, session).session.position()));
    put_bulgars(again, 7);
    BOOST_TEST(again.position().bulgars == 7);
}

BOOST_DATA_TEST_CASE(the_program_ends_well_when_it_is_told_to, boost::unit_test::data::make({SIGTERM, SIGINT}),
                     signal) {
    const support::Folder folder;
    const auto file = folder / "library";
    Program program{LOGOTHETE_PROGRAM, {"--library", file.string()}};
    BOOST_REQUIRE(gui_test::until([&] { return std::filesystem::exists(file); }, 20'000));
    program.send(signal);
    BOOST_TEST(program.end().value_or(-1) == 0);
}

BOOST_AUTO_TEST_SUITE_END()
