// SPDX-License-Identifier: MIT
// Tiles entered once, a board laid of them, fields painted over it: inputs counted, everything taken back.
#include "eko/words/shelf/board_maker.h"

#include "eko/rules/board.h"
#include "eko/words/shelf/new_session.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace eko;
using words::BoardMaker;

struct AtTheMaker {
    BoardMaker maker{words::sample_board(2).library};

    void lay(Hex slot, const std::string& tile, int turn) {
        maker.choose_slot(slot);
        BOOST_TEST(maker.lay(tile) == "");
        BOOST_TEST(maker.turn(turn) == "");
    }
};

namespace {

void type_tile(BoardMaker& maker, std::string_view letters) {
    for (const char one : letters) BOOST_TEST(maker.type(*kind_of_letter(one)) == "");
}

}  // namespace

BOOST_FIXTURE_TEST_SUITE(board_maker, AtTheMaker)

BOOST_AUTO_TEST_CASE(a_tile_is_typed_with_seven_letters) {
    BoardMaker fresh;
    fresh.add_tile();
    type_tile(fresh, "x.rvmc.");
    fresh.add_tile();
    type_tile(fresh, "m......");
    const std::vector<LibraryTile> wanted{{"A", "x.rvmc."}, {"B", "m......"}};
    BOOST_TEST((fresh.tiles() == wanted));
    BOOST_TEST(fresh.type(FieldKind::reg) == "All seven fields of this tile are entered. Enter begins the next tile.");
}

BOOST_AUTO_TEST_CASE(a_field_tapped_twice_is_a_movement_field_again) {
    BoardMaker fresh;
    BOOST_TEST(fresh.paint_tile(3, FieldKind::mountain) == "");  // and makes the first tile
    BOOST_TEST(fresh.tiles().front().letters == "...m...");
    BOOST_TEST(fresh.paint_tile(3, FieldKind::mountain) == "");
    BOOST_TEST(fresh.tiles().front().letters == ".......");
}

BOOST_AUTO_TEST_CASE(each_letter_of_a_tile_is_a_step_to_take_back) {
    BoardMaker fresh;
    type_tile(fresh, "xrv");
    for (const std::string_view letters : {"xrv....", "xr.....", "x......", "......."}) {
        BOOST_TEST(fresh.tiles().front().letters == letters);
        fresh.undo();
    }
    BOOST_TEST(fresh.tiles().empty());
    for (int i = 0; i < 4; ++i) fresh.redo();
    BOOST_TEST(fresh.tiles().front().letters == "xrv....");
}

BOOST_AUTO_TEST_CASE(a_mended_tile_changes_where_it_lies) {
    lay({0, 0}, "A", 0);
    maker.choose_tile(0);
    BOOST_TEST(maker.paint_tile(0, FieldKind::capital) == "");
    BOOST_TEST(maker.layout().library.front().letters == maker.tiles().front().letters);
    BOOST_TEST((words::fields_of(maker.layout()).at(3) == words::SheetField{{0, 0}, FieldKind::capital}));
}

BOOST_AUTO_TEST_CASE(a_renamed_tile_is_called_so_where_it_lies) {
    lay({0, 0}, "A", 2);
    BOOST_TEST(maker.rename_tile("B") == "There is a tile called B already.");
    BOOST_TEST(maker.rename_tile("") == "A tile needs a name, such as A.");
    BOOST_TEST(maker.rename_tile("desert") == "");
    BOOST_TEST(maker.tile()->id == "desert");
    const LaidTile wanted{"desert", {0, 0}, 2};
    BOOST_TEST((maker.layout().tiles == std::vector{wanted}));
    BOOST_TEST(words::fields_of(maker.layout()).size() == 7U);
    maker.undo();
    BOOST_TEST(maker.tile()->id == "A");
    BOOST_TEST(maker.layout().tiles.front().id == "A");
}

BOOST_AUTO_TEST_CASE(a_deleted_tile_stays_on_the_board) {
    lay({0, 0}, "A", 0);
    BOOST_TEST(maker.remove_tile() == "");
    BOOST_TEST(maker.tiles().front().id == "B");
    BOOST_TEST(words::fields_of(maker.layout()).size() == 7U);
    maker.undo();
    BOOST_TEST(maker.tiles().front().id == "A");
}

// Undo offered to take back a sample that was chosen before anything was laid.
BOOST_AUTO_TEST_CASE(the_first_board_is_no_step_and_another_one_is) {
    maker.begin(words::sample_board(2), std::nullopt);
    BOOST_TEST(maker.undo_name() == "");
    maker.begin(words::sample_board(3), std::nullopt);
    BOOST_TEST(maker.undo_name() == "Another board");
    maker.undo();
    BOOST_TEST((maker.layout() == words::sample_board(2)));
    BOOST_TEST(maker.undo_name() == "");
}

BOOST_DATA_TEST_CASE(the_boards_of_the_samples_are_laid_tile_by_tile, boost::unit_test::data::make({2, 3, 4}),
                     players) {
    const Layout sample = words::sample_board(static_cast<std::size_t>(players));
    for (const LaidTile& tile : sample.tiles) {
        const auto slots = maker.slots();
        BOOST_TEST((std::find(slots.begin(), slots.end(), tile.at) != slots.end()), to_text(tile.at));
        lay(tile.at, tile.id, tile.turn);
    }
    BOOST_TEST((words::fields_of(maker.layout()) == words::fields_of(sample)));
    BOOST_TEST(maker.layout().library.size() == sample.tiles.size());  // only what lies goes with the board
}

BOOST_AUTO_TEST_CASE(every_step_of_laying_is_taken_back) {
    const Layout empty = maker.layout();
    const Layout sample = words::sample_board(3);
    std::vector<Layout> before;
    for (const LaidTile& tile : sample.tiles) {
        before.push_back(maker.layout());
        lay(tile.at, tile.id, tile.turn);
    }
    for (std::size_t i = sample.tiles.size(); i-- > 0;) {
        if (sample.tiles[i].turn != 0) {
            maker.undo();
            BOOST_TEST_REQUIRE(maker.laid().has_value());
            BOOST_TEST(maker.laid()->turn == 0);
        }
        maker.undo();
        BOOST_TEST((maker.layout() == before[i]));
        BOOST_TEST((maker.slot() == sample.tiles[i].at));  // another tile is one tap away
    }
    BOOST_TEST((maker.layout() == empty));
    BOOST_TEST(maker.undo_name() == "");
}

BOOST_AUTO_TEST_CASE(taps_choose_slots_take_tiles_in_hand_and_turn_them) {
    BOOST_TEST(maker.tap({1, 0}) == "");  // a field of the only slot
    BOOST_TEST((maker.slot() == Hex{0, 0}));
    BOOST_TEST(maker.lay("A") == "");
    for (const int turn : {1, 2, 3, 4, 5, 0}) {
        BOOST_TEST(maker.tap({0, 1}) == "");
        BOOST_TEST(maker.laid()->turn == turn);
    }
    BOOST_TEST(maker.tap({9, 9}) == "No tile fits here.");
    BOOST_TEST(maker.tap({2, 1}) == "");
    BOOST_TEST((maker.slot() == Hex{2, 1}));
    BOOST_TEST(!maker.laid());
    BOOST_TEST(maker.tap({0, 0}) == "");
    BOOST_TEST(maker.take_off() == "");
    BOOST_TEST(words::fields_of(maker.layout()).empty());
    BOOST_TEST((maker.slot() == Hex{0, 0}));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_is_said_and_loses_nothing) {
    BOOST_TEST(maker.lay("A") == "Choose a free place first.");
    BOOST_TEST(maker.turn(2) == "Choose a tile on the board first.");
    BOOST_TEST(maker.take_off() == "Choose a tile on the board first.");
    lay({0, 0}, "A", 2);
    const Layout before = maker.layout();
    maker.choose_slot({1, 0});  // lies over the first
    BOOST_TEST(maker.lay("B").find("lay B 1,0 0") == 0U, maker.lay("B"));
    BOOST_TEST(maker.lay("?") == "There is no such tile.");
    BOOST_TEST((maker.layout() == before));
}

BOOST_AUTO_TEST_CASE(tiles_have_letters_to_choose_them_by) {
    const BoardMaker named{{{"A", "......."}, {"desert", "......x"}, {"C", "x......"}}};
    const std::vector<std::string> keys{"A", "C", "B"};  // A, C, desert
    BOOST_TEST(named.palette_keys() == keys, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_next_slots_are_near_the_middle) {
    lay({0, 0}, "A", 0);
    lay({2, 1}, "B", 0);
    const auto slots = maker.slots();
    BOOST_TEST(slots.size() == 8U);
    const std::vector<Hex> nearest{{1, -3}, {3, -2}, {-1, 3}, {1, 4}};
    for (std::size_t i = 0; i < 2; ++i)
        BOOST_TEST((std::find(nearest.begin(), nearest.end(), slots[i]) != nearest.end()), to_text(slots[i]));
}

BOOST_AUTO_TEST_CASE(the_other_way_of_interlocking_offers_other_slots) {
    lay({0, 0}, "A", 0);
    maker.mirror();
    const auto slots = maker.slots();
    BOOST_TEST((std::find(slots.begin(), slots.end(), Hex{1, 2}) != slots.end()));
    maker.undo();
    BOOST_TEST(!maker.layout().mirror);
}

BOOST_AUTO_TEST_CASE(tiles_that_are_laid_interlock_the_other_way_too) {
    lay({0, 0}, "A", 0);
    lay({2, 1}, "B", 4);
    const auto before = maker.layout();
    BOOST_TEST(maker.mirror() == "");
    BOOST_TEST((maker.layout().tiles.back() == LaidTile{"B", {1, 2}, 4}));
    BOOST_TEST(maker.mirror() == "");
    BOOST_TEST((maker.layout() == before));
}

BOOST_AUTO_TEST_CASE(what_cannot_interlock_the_other_way_stays_and_is_told) {
    lay({0, 0}, "A", 0);
    BOOST_TEST(maker.paint({5, 5}, FieldKind::reg) == "");
    const auto fields = words::fields_of(maker.layout());
    BOOST_TEST(maker.mirror() ==
               "What is laid stays as it is (5,5: is painted beside the tiles); tiles laid from now on interlock the "
               "other way.");
    BOOST_TEST(maker.layout().mirror);
    BOOST_TEST((words::fields_of(maker.layout()) == fields));
}

BOOST_AUTO_TEST_CASE(single_fields_are_painted_and_wiped) {
    lay({0, 0}, "A", 0);
    const auto tile = words::fields_of(maker.layout());
    BOOST_TEST(maker.paint({0, 0}, FieldKind::storm) == "");
    BOOST_TEST(maker.paint({5, 5}, FieldKind::reg) == "");
    BOOST_TEST(words::fields_of(maker.layout()).size() == 8U);
    BOOST_TEST(maker.paint({5, 5}, std::nullopt) == "");
    BOOST_TEST(maker.paint({0, 0}, std::nullopt) == "");  // the tile comes to light
    BOOST_TEST((words::fields_of(maker.layout()) == tile));
    BOOST_TEST(maker.paint({0, 0}, std::nullopt) == "");  // and has a hole
    BOOST_TEST(words::fields_of(maker.layout()).size() == 6U);
    BOOST_TEST(maker.paint({100, 0}, FieldKind::reg) != "");
}

BOOST_AUTO_TEST_CASE(another_board_can_be_left_again) {
    lay({0, 0}, "A", 0);
    const Layout ours = maker.layout();
    BOOST_TEST(maker.is_changed());
    maker.begin(words::sample_board(4), "theirs");
    BOOST_TEST(!maker.is_changed());
    BOOST_TEST(maker.id().value() == "theirs");
    maker.undo();
    BOOST_TEST((maker.layout() == ours));
    BOOST_TEST(maker.is_changed());
    maker.kept("ours");
    BOOST_TEST(!maker.is_changed());
    maker.undo();
    BOOST_TEST(maker.is_changed());
    BOOST_TEST(maker.id().value() == "ours");
}

BOOST_AUTO_TEST_SUITE_END()
