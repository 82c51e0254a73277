// SPDX-License-Identifier: MIT
#include "present/window/kept_choices.h"

#include "present/window/preferences.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

BOOST_AUTO_TEST_SUITE(kept_choices)

BOOST_AUTO_TEST_CASE(a_choice_is_read_again_from_the_text_of_the_preferences) {
    present::Preferences all;
    all.others = {"colour_of_the_sea = wine"};
    present::keep_choice(all, "eko.board", "sample-3");
    present::keep_choice(all, "eko.board", "thursday's");
    const auto read = present::read_preferences(present::preferences_text(all));
    BOOST_TEST(read.faults.empty());
    BOOST_TEST(present::kept_choice(read.preferences, "eko.board") == "thursday's");
    BOOST_TEST(present::kept_choice(read.preferences, "byzantium.board") == "");
    BOOST_TEST(read.preferences.others.size() == 2U);
}

BOOST_AUTO_TEST_CASE(nothing_is_kept_that_is_no_line) {
    for (const std::string word : {"", " ", "a\nb", "a "}) {
        present::Preferences all;
        present::keep_choice(all, "eko.board", "sample-3");
        present::keep_choice(all, "eko.board", word);
        BOOST_TEST(present::kept_choice(all, "eko.board") == "");
        BOOST_TEST(all.others.empty());
    }
}

BOOST_AUTO_TEST_SUITE_END()
