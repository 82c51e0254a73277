// SPDX-License-Identifier: MIT
// Rules, boards and --help where there are two games.
#include "cli/two_games.h"

#include <boost/test/unit_test.hpp>

#include <string>

BOOST_AUTO_TEST_SUITE(help_of_two_games)

BOOST_AUTO_TEST_CASE(rules_are_of_the_game_that_is_named_or_whose_ids_are) {
    BOOST_TEST(holds(run_two({"rules", "BYZ-30"}).out, "BYZ-30"));
    BOOST_TEST(run_two({"rules", "30"}).out == run_two({"rules", "30", "--game", "byzantium"}).out);
    const auto counter = run_two({"rules", "cou-1"});  // whose rules have no file
    BOOST_TEST(counter.status == 2);
    BOOST_TEST(holds(counter.err, "counter"), counter.err);
    BOOST_TEST(run_two({"rules", "--game", "counter"}).status == 2);
    BOOST_TEST(run_two({"rules", "--game", "chess"}).status == 2);
    BOOST_TEST(run_two({"rules", "--page", "battle"}).status == 0);
    BOOST_TEST(run_two({"rules", "--page", "battle", "--game", "counter"}).status == 2);
}

BOOST_AUTO_TEST_CASE(boards_are_of_a_game_that_has_some) {
    BOOST_TEST(holds(run_two({"board", "list"}).out, "byzantium-2005"));
    BOOST_TEST(run_two({"board", "list", "--game", "byzantium"}).out == run_two({"board", "list"}).out);
    const auto none = run_two({"board", "list", "--game", "counter"});
    BOOST_TEST(none.status == 2);
    BOOST_TEST(none.err == "This game has no board files.\n");
    BOOST_TEST(run_two({"show", "-", "--board", "byzantium-2005"}, counted({})).status == 2);
}

BOOST_AUTO_TEST_CASE(help_names_both_games) {
    const auto all = run_two({"--help"}).out;
    BOOST_TEST(holds(all, "a game of Byzantium or Counter"), all);
    for (const char* name : {"replay", "double", "threats", "odds", "statistics", "board"})
        BOOST_TEST(holds(all, "  " + std::string{name} + ' '), name);
    const auto why = run_two({"why", "--help"}).out;
    BOOST_TEST(holds(why, "Byzantium:\n  control CITY CUBE"), why);
    BOOST_TEST(holds(why, "Counter:\n  add NUMBER"), why);
    const auto fresh = run_two({"session", "new", "--help"}).out;
    BOOST_TEST(holds(fresh, "Counter: where it is full"), fresh);
    BOOST_TEST(holds(fresh, "byzantium or counter"), fresh);
}

BOOST_AUTO_TEST_SUITE_END()
