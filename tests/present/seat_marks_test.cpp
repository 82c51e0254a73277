// SPDX-License-Identifier: MIT
// Colours as they are typed: in English, or in the language of the program.
#include "present/table/seat_marks.h"

#include <boost/test/unit_test.hpp>

#include <optional>
#include <string>

namespace {

std::string meant(const std::string& typed) {
    static const auto dutch = present::colour_marks({{"red", "rood", "Rood", {}},
                                                     {"yellow", "geel", "Geel", {}},
                                                     {"blue", "blauw", "Blauw", {}},
                                                     {"green", "groen", "Groen", {}}});
    return present::key_meant(dutch, typed).value_or("nothing");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(seat_marks)

BOOST_AUTO_TEST_CASE(a_colour_is_typed_in_english_or_in_the_language_of_the_program) {
    for (const char* const typed : {"red", "rood", "ROOD", "re", "ro", "r"}) BOOST_TEST(meant(typed) == "red", typed);
    for (const char* const typed : {"yellow", "y", "geel", "Ge"}) BOOST_TEST(meant(typed) == "yellow", typed);
    for (const char* const typed : {"b", "bl", "blue", "blauw"}) BOOST_TEST(meant(typed) == "blue", typed);
}

BOOST_AUTO_TEST_CASE(what_fits_two_colours_or_none_means_nothing) {
    for (const char* const typed : {"g", "", "pink", "roodje"}) BOOST_TEST(meant(typed) == "nothing", typed);
}

BOOST_AUTO_TEST_CASE(a_whole_word_counts_before_a_longer_one) {
    const auto marks =
        present::colour_marks({{"purple", "k\u00e9kes", "K\u00e9kes", {}}, {"blue", "k\u00e9k", "K\u00e9k", {}}});
    BOOST_TEST(present::key_meant(marks, "K\u00c9K").value_or("nothing") == "blue");
    BOOST_TEST(present::key_meant(marks, "k\u00e9ke").value_or("nothing") == "purple");
}

BOOST_AUTO_TEST_SUITE_END()
