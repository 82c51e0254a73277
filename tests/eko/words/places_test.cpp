// SPDX-License-Identifier: MIT
// What people read of a field, and fields found in what they read.
#include "eko/words/places.h"

#include "eko/support/scene.h"
#include "eko/words/names.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

using namespace eko;
using namespace eko_support;

BOOST_AUTO_TEST_SUITE(places)

BOOST_AUTO_TEST_CASE(a_field_is_never_read_as_a_decimal_number) {
    BOOST_TEST(words::field_name({-4, 2}) == "\u22124\u00A0|\u00A02");
    BOOST_TEST(words::field_label({3, -1}) == "3\u200A|\u200A\u20131");
}

BOOST_AUTO_TEST_CASE(fields_that_texts_name) {
    const Scene scene{"c2@1,0 v1@5,0"};
    const Board& board = scene.table().board;
    const std::string one = words::field_name({1, 0});
    const std::string other = words::field_name({5, 0});
    const auto named = words::fields_named_in(
        board, {"From " + one + " to " + other + ", 2 discs.", "1 disc to " + one + ".", words::field_name({77, 1})});
    BOOST_TEST_REQUIRE(named.size() == 2U);
    BOOST_TEST(board.id(named[0]) == "1,0");
    BOOST_TEST(board.id(named[1]) == "5,0");
}

BOOST_AUTO_TEST_SUITE_END()
