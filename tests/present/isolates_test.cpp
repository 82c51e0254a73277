// SPDX-License-Identifier: MIT
// Names in any script stay apart from the sentence around them.
#include "present/language/columns.h"
#include "present/language/words.h"

#include <boost/test/unit_test.hpp>

#include <string>

namespace {

using present::arg;
using present::say;

const std::string leila = "\u05DC\u05D9\u05DC\u05D4";    // Hebrew
const std::string samir = "\u0633\u0645\u064A\u0631 3";  // Arabic, and a digit that would wander
const std::string apart = "\u2068";
const std::string end = "\u2069";

}  // namespace

BOOST_AUTO_TEST_SUITE(names_in_any_script)

BOOST_AUTO_TEST_CASE(are_kept_apart_where_they_are_written_from_the_right) {
    BOOST_TEST(say("{player} pays {n}.", arg("player", samir), arg("n", 5)) == apart + samir + end + " pays 5.");
    BOOST_TEST(say("{player} pays.", arg("player", leila)) == apart + leila + end + " pays.");
}

BOOST_AUTO_TEST_CASE(and_are_as_they_were_where_they_are_not) {
    for (const std::string name : {"Anna", "J\u00F3zsef", "\u0391\u03BD\u03BD\u03B1", "\u674E"})
        BOOST_TEST(say("{player} pays.", arg("player", name)) == name + " pays.");
}

BOOST_AUTO_TEST_CASE(once_alone_whatever_sentence_stands_in_which) {
    const std::string inner = say("{player} pays", arg("player", leila));
    BOOST_TEST(say("Undone: {what}", arg("what", inner)) == "Undone: " + inner);
    BOOST_TEST(say("{a}: {b}", arg("a", leila), arg("b", inner)) == apart + leila + end + ": " + inner);
}

// Whoever writes such marks into a name can turn nothing but the name.
BOOST_AUTO_TEST_CASE(marks_in_a_name_do_not_reach_the_sentence) {
    BOOST_TEST(say("{player} pays.", arg("player", "An\u202Ena")) == "Anna pays.");
    BOOST_TEST(say("{player} pays.", arg("player", "An\u2068na")) == "Anna pays.");
    BOOST_TEST(say("{player} pays.", arg("player", "An\u2069na")) == "Anna pays.");
    BOOST_TEST(say("{player} pays.", arg("player", apart + "a" + apart + "b" + end)) == apart + "ab" + end + " pays.");
}

BOOST_AUTO_TEST_CASE(marks_take_no_room_in_columns) {
    BOOST_TEST(present::width(apart + leila + end) == 4U);
    BOOST_TEST(present::padded(apart + leila + end, 6) == apart + leila + end + "  ");
}

BOOST_AUTO_TEST_SUITE_END()
