// SPDX-License-Identifier: MIT
// Boards in files of their own.
#include "eko/text/layout.h"

#include "eko/rules/board.h"
#include "eko/support/random_tables.h"
#include "protocol/text.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace eko;

std::string file_fault(const std::string& text) try {
    text::read_layout(text, "ours.json");
    return "";
} catch (const protocol::FormatError& error) {
    return error.what();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(layouts)

BOOST_AUTO_TEST_CASE(random_boards_are_written_and_read) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        eko_support::Bits bits{seed};
        const Layout layout = eko_support::random_layout(bits);
        BOOST_TEST((text::read_layout(text::write_layout(layout), "ours.json") == layout));
    }
}

BOOST_AUTO_TEST_CASE(a_file_that_holds_no_board_says_where) {
    BOOST_TEST(file_fault(R"({"format":1,"rows":["0:0:.."]})") == "");
    BOOST_TEST(file_fault(R"({"format":1,"rows":["0:0:..",5]})") == "ours.json: rows[1]: must be a text, not 5");
    BOOST_TEST(file_fault(R"({"format":1,"rows":["0:0:."],"portals":[{"at":"0,0","exit":"1,0"}]})") ==
               "ours.json: portals[0].at: must be a portal field of the board");
    BOOST_TEST(file_fault(R"({"format":1})") == "ours.json: has no field at all");
    BOOST_TEST(file_fault("{") == "ours.json: line 1, column 2: the file breaks off here");
    BOOST_TEST(file_fault(std::string(text::longest_board + 1, ' ')).find("is longer than") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
