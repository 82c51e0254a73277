// SPDX-License-Identifier: MIT
// Boards in a terminal of 80 columns: drawn, checked, listed.
#include "eko/words/board_words.h"

#include "eko/rules/board.h"
#include "eko/rules/rules.h"
#include "eko/support/scene.h"
#include "eko/text/deal.h"
#include "eko/text/saved_boards.h"
#include "eko/text/typed_ids.h"
#include "eko/words/board_drawing.h"
#include "eko/words/names.h"
#include "eko/words/table_text.h"
#include "present/language/columns.h"
#include "session/dice.h"
#include "session/resources.h"
#include "support/holds.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>

using namespace eko;

namespace {

Layout sample(const std::string& id) { return text::SavedBoards{session::Resources::find()}.find(id).layout; }

std::size_t widest_line(const std::string& text) {
    std::size_t widest = 0;
    for (const std::string& line : present::lines_of(text)) widest = std::max(widest, present::width(line));
    return widest;
}

// A row of so many movement fields.
Board row_of(std::size_t fields) {
    return make_board(eko_support::rows({{{-50, 0}, std::string(fields, '.')}})).value();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(board_words)

BOOST_AUTO_TEST_CASE(thirteen_tiles_with_every_variant_fit_80_columns) {
    const Layout layout = sample("sample-variants");
    const Board board = make_board(layout).value();
    std::vector<Seat> seats;
    for (const Color color : colors) seats.push_back({color, ""});
    auto chance = session::DiceSource::from_seed(1);
    const Header header{layout, seats, Color::cyan, text::dealt(board, seats, chance), {}};
    const Table table{board, seats_of(header), {}};
    Position now = start(table, header);
    for (const FieldId field : board.all_sites) now.cells.put(field, Building{Color::white, Size::camp});
    for (const FieldId field : board.all_ways)
        if (board[field].kind == FieldKind::storm) now.cells.put(field, Stack{Color::violet, 4, true});
    const std::string text = words::board_text(words::Names{board, header}, board, now);
    BOOST_TEST(widest_line(text) <= 80U, text);
    for (const char* sign : {"m[W1]", "c[W1]", "w[W1]", "sV4*", "C1*", "7,-7", "-6,8"})
        BOOST_TEST(support::holds(text, sign), sign << '\n' << text);
}

BOOST_AUTO_TEST_CASE(a_wider_board_has_every_second_id_and_then_only_what_it_holds) {
    const std::string drawn = words::drawing_of_kinds(row_of(19));
    BOOST_TEST(widest_line(drawn) <= 80U, drawn);
    BOOST_TEST(drawn.starts_with(" -50,0   -48,0   -46,0"), drawn);
    BOOST_TEST(support::holds(drawn, "\n .   .   .   ."), drawn);
    const std::string listed = words::drawing_of_kinds(row_of(40));
    BOOST_TEST(widest_line(listed) <= 80U, listed);
    BOOST_TEST(support::holds(listed, "-49,0 ."), listed);
}

BOOST_AUTO_TEST_CASE(a_tile_is_drawn_as_it_lies) {
    BOOST_TEST(words::drawing_of_tile({"A", "x.rvmc_"}) ==
               "      c _\n"
               "A    m x .\n"
               "      v r\n");
}

BOOST_AUTO_TEST_CASE(a_check_counts_and_hints_forbid_nothing) {
    const Layout layout = sample("sample-2");
    const Board board = make_board(layout).value();
    const std::string right = words::check_text(board, layout, 2);
    BOOST_TEST(support::holds(right, "7 tiles are laid, for 2 players.\n32 movement fields.\n1 capital.\n"), right);
    BOOST_TEST(support::holds(right, "No hints."), right);
    const std::string wrong = words::check_text(board, layout, 3);
    BOOST_TEST(support::holds(wrong, "Hint: 32 movement fields, and the discs of 3 players fill 48 (EKO-7).\n"), wrong);
    BOOST_TEST(support::holds(wrong, "Hint: 7 tiles are laid; 3 players have 10 (EKO-5).\n"), wrong);
    BOOST_TEST(support::holds(wrong, "Hint: 1 capital; 3 players have 2.\n"), wrong);
    BOOST_TEST(support::holds(wrong, "Hints are not errors: you can play on this board."), wrong);
}

BOOST_AUTO_TEST_CASE(every_hint_names_its_field_or_its_number) {
    const Layout layout{"", {}, false, {}, {}, {{{0, 0}, ".p_."}}, {{{1, 0}, {0, 0}}}, {}};
    const Board board = make_board(layout).value();
    const std::string text = text::with_ids(words::check_text(board, layout, 2));
    BOOST_TEST(support::holds(text, "Hint: Movement fields are not all connected: no way leads to 3,0 (EKO-60).\n"),
               text);
    BOOST_TEST(support::holds(text, "Hint: There is no capital, so nobody can win with points (EKO-52).\n"), text);
    const Layout storm{"", {}, false, {}, {}, {{{0, 0}, ".ps"}}, {{{1, 0}, {2, 0}}}, {}};
    BOOST_TEST(support::holds(text::with_ids(words::check_text(make_board(storm).value(), storm, 2)),
                              "Hint: A portal's exit, 2,0, is not a movement field (EKO-61).\n"));
}

BOOST_AUTO_TEST_CASE(a_layout_is_listed_as_it_is_typed) {
    const std::string text = words::layout_text(sample("sample-variants"));
    BOOST_TEST(support::holds(text, "M 5,-1 5;\n"), text);
    BOOST_TEST(support::holds(text, "  -7:6:px"), text);
    BOOST_TEST(support::holds(text, "  6,-7 5,-6;"), text);
    BOOST_TEST(support::holds(text, "  beacon U 2,5 3,4;"), text);
    BOOST_TEST(widest_line(text) <= 80U, text);
}

BOOST_AUTO_TEST_SUITE_END()
