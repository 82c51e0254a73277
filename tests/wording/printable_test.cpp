// SPDX-License-Identifier: MIT
#include "wording/printable.h"

#include "wording/failure.h"

#include <boost/test/unit_test.hpp>

#include <string>

namespace {

using wording::judgeable;
using wording::Lines;
using wording::printable;

}  // namespace

BOOST_AUTO_TEST_SUITE(printable_texts)

BOOST_AUTO_TEST_CASE(have_no_control_characters) {
    BOOST_TEST(printable("a\x1b[2J\x1b]0;owned\x07 b\x7f") == "a[2J]0;owned b");
    BOOST_TEST(printable(std::string("a\0b", 3)) == "ab");
    BOOST_TEST(printable("a\u009b2J\u0080\u009fb") == "a2Jb");
}

BOOST_AUTO_TEST_CASE(do_not_turn_round) {
    BOOST_TEST(printable("exe\u202egpj.\u202c\u2066\u2069\u2028\u2029") == "exegpj.");
}

BOOST_AUTO_TEST_CASE(keep_the_letters_of_every_language) {
    for (const char* const text : {"Ár\u0301pád", "Ekö", "עברית", "\U0001F3B2 \u200f", "\u00a0", "Ḿ中文", ""})
        BOOST_TEST(printable(text) == text);
}

BOOST_AUTO_TEST_CASE(are_utf8) {
    BOOST_TEST(printable("a\x9b"
                         "2J") ==
               "a\uFFFD"
               "2J");
    BOOST_TEST(printable("\xc3") == "\uFFFD");
    BOOST_TEST(printable("\xc0\x9b") == "\uFFFD\uFFFD");            // a longer form of ESC
    BOOST_TEST(printable("\xe0\x82\x9b") == "\uFFFD\uFFFD\uFFFD");  // and of a C1
    BOOST_TEST(printable("\xed\xa0\x80") == "\uFFFD\uFFFD\uFFFD");  // half of a pair
    BOOST_TEST(printable("\xf5\x80\x80\x80").size() == 12U);
}

BOOST_AUTO_TEST_CASE(are_one_line_or_keep_their_lines) {
    BOOST_TEST(printable("a\nb\tc\r\nd") == "a b c  d");
    BOOST_TEST(printable("a\nb\tc\r\nd\re\x1b", Lines::many) == "a\nb\tc\r\nde");
}

BOOST_AUTO_TEST_CASE(can_be_judged_piece_by_piece) {
    const std::string text = "a\u202eb\u009b\U0001F3B2\r\nc\xc3";
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        const std::size_t first = judgeable(text.substr(0, cut));
        BOOST_TEST(first + 3 >= cut);
        BOOST_TEST(printable(text.substr(0, first), Lines::many) + printable(text.substr(first), Lines::many) ==
                   printable(text, Lines::many));
    }
    BOOST_TEST(judgeable("\x80\x80\x80\x80") == 4U);
    BOOST_TEST(judgeable("") == 0U);
}

BOOST_AUTO_TEST_CASE(stand_in_what_is_said_of_a_failure) {
    const wording::Failure failure{{"{file}: none.", {{"file", std::string{"a\x1b[2J\nb"}}}}};
    BOOST_TEST(failure.what() == std::string{"a[2J b: none."});
}

BOOST_AUTO_TEST_SUITE_END()
