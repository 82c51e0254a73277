// SPDX-License-Identifier: MIT
#include "present/language/list_words.h"

#include <boost/test/unit_test.hpp>

BOOST_AUTO_TEST_SUITE(list_words)

BOOST_AUTO_TEST_CASE(a_line_says_what_is_written_and_what_is_told_of_it_once) {
    BOOST_TEST(present::spoken_line({"B", "Increase an army"}, "") == "B Increase an army");
    BOOST_TEST(present::spoken_line({"12"}, "Anna's treasury holds 12 bezants") ==
               "12: Anna's treasury holds 12 bezants");
    BOOST_TEST(present::spoken_line({"Nothing yet"}, "Nothing yet") == "Nothing yet");
    BOOST_TEST(present::spoken_line({}, "Search the journal") == "Search the journal");
    BOOST_TEST(present::spoken_line({}, "") == "");
}

BOOST_AUTO_TEST_CASE(a_part_without_a_name_of_its_own_has_that_of_the_program) {
    BOOST_TEST(present::part_name("map") == "The map");
    BOOST_TEST(present::part_name("some chart") == "Some chart");
}

BOOST_AUTO_TEST_SUITE_END()
