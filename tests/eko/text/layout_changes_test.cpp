// SPDX-License-Identifier: MIT
// A board laid step by step: what each step changes, and what is wrong where.
#include "eko/text/layout_changes.h"

#include "eko/rules/board.h"
#include "eko/support/random_tables.h"
#include "wording/sentence.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <ostream>
#include <set>
#include <string>
#include <vector>

using namespace eko;

// Two tiles in the library, the first laid on 0,0.
struct BegunLayout {
    Layout layout =
        text::with_laid(*text::with_tile(*text::with_tile({}, {"A", "x..r..."}), {"B", "......c"}), {"A", {0, 0}, 0})
            .value();
};

namespace {

std::string fault_of(const text::Changed& changed) {
    return changed ? "" : changed.error().where + ": " + in_english(changed.error().why);
}

char letter_on(const Layout& layout, Hex at) {
    const auto board = make_board(layout);
    if (!board) return '!';
    const auto field = board->find(at);
    return field ? letter((*board)[*field].kind) : '_';
}

}  // namespace

struct WrongLetters {
    std::string letters;
    std::string fault;
};
std::ostream& operator<<(std::ostream& out, const WrongLetters& row) { return out << '"' << row.letters << '"'; }

const std::vector<WrongLetters> wrong_letters{
    {"x..R...", "tile C: letter 4, “R”, must be one of . r v m c x s p w l d and _"},
    {"x..r..", "tile C: must have 7 letters, not 6"},
    {"x..r....", "tile C: must have 7 letters, not 8"},
    {"", "tile C: must have 7 letters, not 0"},
    {"......\xc3\xa9", "tile C: letter 7, “\xc3\xa9”, must be one of . r v m c x s p w l d and _"},
    {"x..r.. ", "tile C: letter 7, “ ”, must be one of . r v m c x s p w l d and _"},
};

BOOST_FIXTURE_TEST_SUITE(layout_changes, BegunLayout)

BOOST_DATA_TEST_CASE(a_wrong_tile_is_named_with_its_letter, boost::unit_test::data::make(wrong_letters), row) {
    BOOST_TEST(fault_of(text::with_tile(layout, {"C", row.letters})) == row.fault);
}

BOOST_AUTO_TEST_CASE(any_bytes_are_no_tile) {
    for (int byte = 0; byte < 256; ++byte) {
        const char letter = static_cast<char>(byte);
        const bool known = std::string{".rvmcxspwld_"}.find(letter) != std::string::npos && letter != '\0';
        BOOST_TEST(text::with_tile(layout, {"C", std::string(7, letter)}).has_value() == known, byte);
    }
}

BOOST_AUTO_TEST_CASE(a_tile_is_changed_on_the_board_too) {
    const Layout changed = text::with_tile(layout, {"A", "m..r..."}).value();
    BOOST_TEST(changed.library.size() == 2U);
    BOOST_TEST(letter_on(changed, {0, 0}) == 'm');
    BOOST_TEST(letter_on(changed, {-1, 1}) == 'r');
}

BOOST_AUTO_TEST_CASE(a_tile_leaves_the_library_when_it_is_not_laid) {
    BOOST_TEST(fault_of(text::without_tile(layout, "A")) == "tile A: is on 0,0: remove it from the board first");
    BOOST_TEST(fault_of(text::without_tile(layout, "Z")) == "tile Z: is not in the library");
    BOOST_TEST(text::without_tile(layout, "B").value().library.size() == 1U);
    BOOST_TEST(text::without_laid(layout, {0, 1}).value().tiles.empty());
}

BOOST_AUTO_TEST_CASE(tiles_that_overlap_name_the_field) {
    BOOST_TEST(fault_of(text::with_laid(layout, {"B", {1, 1}, 2})) ==
               "lay B 1,1 2: lies on 0,1, where another one lies already");
    BOOST_TEST(fault_of(text::with_laid(layout, {"Z", {2, 1}, 0})) == "tile Z: is not in the library");
    BOOST_TEST(fault_of(text::with_laid(layout, {"B", {99, 0}, 0})).starts_with("lay B 99,0 0: reaches beyond"));
    BOOST_TEST(fault_of(text::with_laid(layout, {"B", {2, 1}, 6})).starts_with("lay B 2,1 6: must be a whole number"));
}

BOOST_AUTO_TEST_CASE(a_tile_is_rotated_and_taken_by_any_of_its_fields) {
    const Layout rotated = text::with_turn(layout, {-1, 1}, 1).value();
    BOOST_TEST(letter_on(rotated, {-1, 0}) == 'r');
    BOOST_TEST(letter_on(rotated, {-1, 1}) == '.');
    BOOST_TEST(fault_of(text::with_turn(layout, {5, 5}, 1)) == "5,5: no tile lies here");
    BOOST_TEST(fault_of(text::without_laid(layout, {5, 5})) == "5,5: no tile lies here");
    BOOST_TEST(text::laid_on(layout, {1, 0}).value().id == "A");
    BOOST_TEST(!text::laid_on(layout, {2, 0}).has_value());
}

BOOST_AUTO_TEST_CASE(a_laid_tile_offers_six_slots) {
    const std::vector<Hex> slots{{-3, 2}, {-2, -1}, {-1, 3}, {1, -3}, {2, 1}, {3, -2}};
    BOOST_TEST((text::free_slots(layout) == slots));
    BOOST_TEST((text::free_slots({}) == std::vector<Hex>{{0, 0}}));
    Layout mirrored = layout;
    mirrored.mirror = true;
    const std::vector<Hex> others{{-3, 1}, {-2, 3}, {-1, -2}, {1, 2}, {2, -3}, {3, -1}};
    BOOST_TEST((text::free_slots(mirrored) == others));
    // Two slots lie beside both tiles, and each tile takes one of the other.
    const Layout two = text::with_laid(layout, {"B", {2, 1}, 0}).value();
    BOOST_TEST(text::free_slots(two).size() == 8U);
}

// Six around one, then twelve around those: 7 tiles without a gap, as the page says.
BOOST_AUTO_TEST_CASE(every_slot_takes_a_tile_and_a_full_ring_has_no_hole) {
    for (const bool mirror : {false, true}) {
        Layout board = layout;
        board.mirror = mirror;
        for (const Hex slot : text::free_slots(board)) board = text::with_laid(board, {"B", slot, 3}).value();
        BOOST_TEST(make_board(board)->fields.size() == 49U);
        BOOST_TEST(text::free_slots(board).size() == 12U);
    }
}

// Each tile of two rings has the neighbours that it had, and the board has as many fields and no hole.
BOOST_AUTO_TEST_CASE(tiles_interlock_the_other_way_round_with_their_neighbours) {
    Layout board = layout;
    for (int ring = 0; ring < 2; ++ring)
        for (const Hex slot : text::free_slots(board)) board = text::with_laid(board, {"B", slot, 3}).value();
    const auto neighbours = [](const Layout& of, std::size_t tile) {
        std::vector<std::size_t> all;
        const std::set<Hex> near = [&] {
            std::set<Hex> fields;
            for (const Hex at : places_of(of.tiles[tile]))
                for (const Hex next : around(at)) fields.insert(next);
            return fields;
        }();
        for (std::size_t i = 0; i < of.tiles.size(); ++i) {
            const auto places = places_of(of.tiles[i]);
            if (std::any_of(places.begin(), places.end(), [&](Hex at) { return near.contains(at); })) all.push_back(i);
        }
        return all;
    };
    const Layout other = text::interlocked_otherwise(board).value();
    BOOST_TEST(make_board(other)->fields.size() == make_board(board)->fields.size());
    for (std::size_t i = 0; i < board.tiles.size(); ++i) {
        BOOST_TEST(neighbours(other, i) == neighbours(board, i), boost::test_tools::per_element());
        BOOST_TEST(other.tiles[i].turn == board.tiles[i].turn);
    }
    BOOST_TEST((text::interlocked_otherwise(other).value() == board));
}

BOOST_AUTO_TEST_CASE(what_is_painted_over_a_tile_goes_with_it) {
    const Layout two = text::with_laid(layout, {"B", {2, 1}, 0}).value();
    const Layout painted = text::with_row(two, {{2, 1}, "s"}).value();
    const Layout other = text::interlocked_otherwise(painted).value();
    BOOST_TEST(letter_on(other, {1, 2}) == 's');
    BOOST_TEST((text::interlocked_otherwise(other).value() == painted));
    BOOST_TEST(fault_of(text::interlocked_otherwise(text::with_row(two, {{9, 9}, "s"}).value())) ==
               "9,9: is painted beside the tiles");
    BOOST_TEST(fault_of(text::interlocked_otherwise(text::with_laid(layout, {"B", {5, 0}, 0}).value())) ==
               "lay B 5,0 0: does not interlock with the first tile");
}

BOOST_AUTO_TEST_CASE(painting_takes_the_place_of_what_was_painted) {
    const Layout painted = text::with_row(layout, {{0, 0}, "ss_"}).value();
    BOOST_TEST(letter_on(painted, {1, 0}) == 's');
    BOOST_TEST(letter_on(painted, {2, 0}) == '_');
    const Layout again = text::with_row(painted, {{1, 0}, "m."}).value();
    BOOST_TEST((again.rows == std::vector<Row>{{{0, 0}, "sm."}}));
    const Layout wiped = text::without_paint(again, {{0, 0}}).value();
    BOOST_TEST(letter_on(wiped, {0, 0}) == 'x');
    BOOST_TEST((wiped.rows == std::vector<Row>{{{1, 0}, "m."}}));
    BOOST_TEST(fault_of(text::without_paint(wiped, {{0, 0}})) == "0,0: nothing is painted here");
    BOOST_TEST(fault_of(text::with_row(layout, {{0, 0}, "sq"})).starts_with("paint 0:0:sq: letter 2, “q”,"));
    BOOST_TEST(fault_of(text::with_row(layout, {{98, 0}, "sss"})).starts_with("paint 0:98:sss: reaches beyond"));
    BOOST_TEST(fault_of(text::with_row(layout, {{0, 0}, ""})) == "paint 0:0:: must have at least one letter");
}

BOOST_AUTO_TEST_CASE(rows_painted_again_in_any_order_make_the_same_board) {
    int painted = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        eko_support::Bits bits{seed};
        const Layout random = eko_support::random_layout(bits);
        Layout again = random;
        for (auto row = random.rows.rbegin(); row != random.rows.rend(); ++row) {
            again = text::with_row(std::move(again), *row).value();
            ++painted;
        }
        BOOST_TEST((make_board(again)->fields == make_board(random)->fields), "seed " << seed);
    }
    BOOST_TEST(painted > 50);
}

BOOST_AUTO_TEST_CASE(portals_want_a_portal_field_and_a_field_beside_it) {
    const Layout board = text::with_row(layout, {{2, 0}, "p"}).value();
    BOOST_TEST(fault_of(text::with_portal(layout, {{2, 0}, {1, 0}})) ==
               "portal 2,0 1,0: must be a portal field of the board");
    BOOST_TEST(fault_of(text::with_portal(board, {{2, 0}, {3, 0}})) ==
               "portal 2,0 3,0: must be a field of the board next to the portal");
    const Layout open = text::with_portal(board, {{2, 0}, {1, 0}}).value();
    BOOST_TEST(text::with_portal(open, {{2, 0}, {1, 0}}).value().portals.size() == 1U);
    BOOST_TEST(fault_of(text::without_paint(open, {{2, 0}})) == "portal 2,0 1,0: must be a portal field of the board");
    BOOST_TEST(text::without_portal(open, {2, 0}).value().portals.empty());
    BOOST_TEST(fault_of(text::without_portal(board, {2, 0})) == "2,0: no portal is named here");
}

BOOST_AUTO_TEST_CASE(groups_want_fields_of_the_board) {
    const Group pyramid{GroupKind::pyramid, {{0, 0}, {1, 0}}, "S1"};
    const Layout board = text::with_group(layout, pyramid).value();
    BOOST_TEST(fault_of(text::with_group(layout, {GroupKind::beacon, {{5, 5}}, ""})) ==
               "group beacon 5,5: must be a field of the board");
    BOOST_TEST(fault_of(text::with_group(layout, {GroupKind::beacon, {}, ""})) ==
               "group beacon: must name at least one field");
    BOOST_TEST(fault_of(text::without_laid(board, {0, 0})) == "group pyramid 0,0 1,0: must be a field of the board");
    BOOST_TEST(text::without_group(board, {1, 0}).value().groups.empty());
    BOOST_TEST(fault_of(text::without_group(board, {1, 1})) == "1,1: no group has this field");
}

BOOST_AUTO_TEST_CASE(ten_thousand_tiles_are_refused_with_a_place) {
    Layout many = layout;
    for (int i = 0; i < 10000; ++i) many.tiles.push_back({"B", {i % 99, i / 99}, 0});
    BOOST_TEST(fault_of(text::sound(many)).starts_with("lay B "));
}

BOOST_AUTO_TEST_SUITE_END()
