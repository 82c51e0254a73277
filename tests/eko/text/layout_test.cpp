// SPDX-License-Identifier: MIT
// Boards in files of their own.
#include "eko/text/layout.h"

#include "eko/rules/board.h"
#include "eko/support/random_tables.h"
#include "protocol/text.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace {

using namespace eko;

std::string file_fault(const std::string& text) try {
    text::read_layout(text, "ours.json");
    return "";
} catch (const protocol::FormatError& error) {
    return error.what();
}

// A board of so many tiles of these letters, each laid where `place` says.
template <class Place>
std::string tiles_file(const std::string& letters, int count, Place place) {
    std::string tiles;
    for (int i = 0; i < count; ++i)
        tiles += (i == 0 ? "" : ",") + (R"({"id":"A","at":")" + to_text(place(i)) + R"(","turn":)") +
                 std::to_string(i % 6) + "}";
    return R"({"format":1,"library":{"A":")" + letters + R"("},"tiles":[)" + tiles + "]}";
}

// Middles that fit without gaps, as many as the sheet has.
std::vector<Hex> lattice() {
    std::vector<Hex> middles;
    for (int i = -farthest; i <= farthest; ++i)
        for (int j = -farthest; j <= farthest; ++j) {
            const Hex middle{2 * i - j, i + 3 * j};
            if (on_sheet({middle.q - 1, middle.r - 1}) && on_sheet({middle.q + 1, middle.r + 1}))
                middles.push_back(middle);
        }
    return middles;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(layouts)

BOOST_AUTO_TEST_CASE(ten_thousand_tiles_are_read) {
    constexpr int count = 10'000;
    const auto side_by_side = lattice();
    const auto in_lattice = [&](int i) { return side_by_side[static_cast<std::size_t>(i) % side_by_side.size()]; };
    const Layout empty = text::read_layout(
        tiles_file("_______", count - 1, in_lattice).replace(0, 1, R"({"rows":["0:0:."],)"), "ours.json");
    BOOST_TEST(empty.tiles.size() == count - 1U);
    BOOST_TEST(make_board(empty).value().fields.size() == 1U);
    const std::string fault = file_fault(tiles_file("......c", count, in_lattice));
    BOOST_TEST(fault.starts_with("ours.json: tiles[" + std::to_string(side_by_side.size()) + "]: lies on "), fault);
    const auto all = static_cast<int>(side_by_side.size());
    const Layout whole = text::read_layout(tiles_file("..s...x", all, in_lattice), "ours.json");
    BOOST_TEST(make_board(whole).value().fields.size() == 7 * side_by_side.size());
}

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
