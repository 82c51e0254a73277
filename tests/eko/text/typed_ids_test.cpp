// SPDX-License-Identifier: MIT
// Names of fields as the screen has them, typed or copied where an id is meant.
#include "eko/text/typed_ids.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>
#include <vector>

using namespace eko;

struct Typed {
    std::string typed;
    std::string read;
};
std::ostream& operator<<(std::ostream& out, const Typed& row) { return out << row.typed; }

const std::vector<Typed> typed_ids{{"move 3,0 4,-1", "move 3,0 4,-1"},
                                   {"move 3|0 4|-1", "move 3,0 4,-1"},
                                   {"move 3 | 0 4 | -1", "move 3,0 4,-1"},
                                   {"move (3 | 0) (4|-1)", "move 3,0 4,-1"},
                                   {"move 3\u00A0|\u00A00 4\u00A0|\u00A0\u22121", "move 3,0 4,-1"},
                                   {"\u201312\u200A|\u200A\u20133", "-12,-3"},
                                   {"from (\u22121\u00A0|\u00A02), or so", "from -1,2, or so"},
                                   {"(3 | 0", "(3,0"},
                                   {"no field: a | b, | 3, 3 |", "no field: a | b, | 3, 3 |"},
                                   {"1|2|3", "1,2|3"},
                                   {"", ""}};

BOOST_AUTO_TEST_SUITE(typed_ids_of_fields)

BOOST_DATA_TEST_CASE(they_are_read_as_ids, boost::unit_test::data::make(typed_ids), row) {
    BOOST_TEST(text::with_ids(row.typed) == row.read);
}

BOOST_AUTO_TEST_CASE(where_a_text_names_fields) {
    const std::string words = "3|0 to (4|-1).";
    const auto named = text::named_fields(words);
    BOOST_TEST_REQUIRE(named.size() == 2U);
    BOOST_TEST(named[0].id == "3,0");
    BOOST_TEST(words.substr(named[1].begin, named[1].end - named[1].begin) == "(4|-1)");
}

BOOST_AUTO_TEST_SUITE_END()
