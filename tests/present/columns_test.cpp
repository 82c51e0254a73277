// SPDX-License-Identifier: MIT
#include "present/language/columns.h"

#include "present/texts.h"

#include <boost/test/unit_test.hpp>

using present::Align;
using present::Columns;

BOOST_AUTO_TEST_SUITE(text_in_columns)

BOOST_AUTO_TEST_CASE(cells_stand_below_each_other) {
    Columns columns{{Align::left, Align::right}, " "};
    columns.row({"Anna", "5"});
    columns.row({"B\xc3\xa9la", "12", "late"});
    BOOST_TEST(columns.text() == " Anna   5\n B\xc3\xa9la  12  late\n");
}

BOOST_AUTO_TEST_CASE(a_whole_line_widens_no_column) {
    Columns columns{{}, ""};
    columns.row({"a", "b"});
    columns.line("a line much wider than the cells");
    BOOST_TEST(columns.text() == "a  b\na line much wider than the cells\n");
}

BOOST_AUTO_TEST_CASE(empty_cells_leave_no_blanks_at_the_end) {
    Columns columns{{}, ""};
    columns.row({"a", ""});
    columns.row({"a", "b"});
    BOOST_TEST(columns.text() == "a\na  b\n");
}

BOOST_AUTO_TEST_CASE(lines_break_at_blanks) {
    BOOST_TEST(present::wrapped("one two three", 7) == "one two\nthree\n");
    BOOST_TEST(present::wrapped("one two three", 9, "  ") == "  one two\n  three\n");
    BOOST_TEST(present::wrapped("unbreakable", 4) == "unbreakable\n");
    BOOST_TEST(present::wrapped("", 10) == "\n");
}

BOOST_AUTO_TEST_CASE(no_wrapped_line_is_too_wide) {
    const std::string text = "Each die that shows four or more costs the army of the attacker one active cube.";
    for (std::size_t columns = 12; columns < 90; ++columns) {
        BOOST_TEST(widest_line(present::wrapped(text, columns, "   ")) <= columns);
    }
}

BOOST_AUTO_TEST_SUITE_END()
