// SPDX-License-Identifier: MIT
// Rows of a board as people type them.
#include "eko/text/typed_rows.h"

#include "wording/sentence.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>
#include <vector>

using namespace eko;

struct TypedRows {
    std::string name;
    std::string typed;
    std::string wrong{};  // empty: they are the two rows of the rules' page
};
std::ostream& operator<<(std::ostream& out, const TypedRows& row) { return out << row.name; }

const std::vector<TypedRows> typed_rows{
    {"one a line", "-1:1:mmx..\n0:0:......\n"},
    {"in capitals, as somebody writes them", "-1:1:MMX..  0:0:......"},
    {"as a file has them", R"("rows":["-1:1:mmx..", "0:0:......"],)"},
    {"as a list", "[\"-1:1:mmx..\",\r\n\t\"0:0:......\"]"},
    {"a stray letter", "-1:1:mmx..\n0:0:..q..",
     "2 0:0:..q..: letter 3, “q”, must be one of . r v m c x s p w l d and _"},
    {"a stray letter of two bytes", "0:0:.\xc3\xb6",
     "1 0:0:.\xc3\xb6: letter 2, “\xc3\xb6”, must be one of . r v m c x s p w l d and _"},
    {"no place", "mmx..", "1 mmx..: must be a row such as -1:1:mmx..: its r, its first q, its letters"},
    {"a place that is no number", "0:a:..",
     "1 0:a:..: must be a row such as -1:1:mmx..: its r, its first q, its letters"},
    {"no letter", "0:0:", "1 0:0:: must have at least one letter"},
    {"one place twice", "0:0:...\n0:2:.", "2 0:2:.: letter 1 lies on 2,0, where an earlier row has one already"},
    {"too far", "0:98:...", "1 0:98:...: reaches beyond the sheet, which goes from -99 to 99 both ways"}};

BOOST_AUTO_TEST_SUITE(typed_rows_of_a_board)

BOOST_DATA_TEST_CASE(rows_are_read_or_the_wrong_one_is_named, boost::unit_test::data::make(typed_rows), row) {
    const auto read = text::read_rows(row.typed);
    const std::vector<Row> wanted{{{1, -1}, "mmx.."}, {{0, 0}, "......"}};
    BOOST_TEST(read.has_value() == row.wrong.empty());
    if (read)
        BOOST_TEST((*read == wanted));
    else
        BOOST_TEST(std::to_string(read.error().number) + ' ' + read.error().typed + ": " +
                       in_english(read.error().why) ==
                   row.wrong);
}

BOOST_AUTO_TEST_CASE(rows_are_written_as_they_are_read) {
    const std::vector<Row> rows{{{1, -1}, "mmx.."}, {{0, 0}, "......"}};
    BOOST_TEST(text::write_rows(rows) == "-1:1:mmx..\n0:0:......\n");
    BOOST_TEST((*text::read_rows(text::write_rows(rows)) == rows));
    BOOST_TEST(text::read_rows(" \n")->empty());
}

BOOST_AUTO_TEST_SUITE_END()
