// SPDX-License-Identifier: MIT
// The page of boards without a window: what each part offers, and what its clicks and keys do.
#include "eko/words/shelf/workshop.h"

#include "eko/rules/board.h"
#include "eko/text/saved_boards.h"
#include "eko/words/names.h"
#include "eko/words/shelf/board_offers.h"
#include "eko/words/shelf/new_session.h"
#include "session/dice.h"
#include "session/resources.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace eko;
using words::BoardShelf;
using words::Workshop;

struct AtTheWorkshop {
    support::Folder folder;
    BoardShelf shelf{text::SavedBoards{session::Resources::find(), {folder / "eko", {}}}};
    session::DiceSource chance = session::DiceSource::from_seed(5);
    Workshop workshop = with_tiles();

    Workshop with_tiles() const {
        shelf.keep_tiles(words::sample_board(2).library);
        return Workshop{shelf};
    }
    void type(std::string_view keys) {
        for (const char key : keys) BOOST_TEST(workshop.type(key).value() == "", key);
    }
    std::vector<std::string> offered() const {
        std::vector<std::string> names;
        for (const auto& group : workshop.palette().groups)
            for (const auto& item : group.items) names.push_back(item.name);
        for (const auto& button : workshop.palette().buttons) names.push_back(button.name);
        return names;
    }
    bool offers(const std::string& name) const {
        const auto all = offered();
        return std::find(all.begin(), all.end(), name) != all.end();
    }
};

BOOST_FIXTURE_TEST_SUITE(workshop, AtTheWorkshop)

BOOST_AUTO_TEST_CASE(the_tiles_of_the_last_evening_are_there) {
    BOOST_TEST(workshop.maker().tiles().size() == 15U);
    BOOST_TEST((workshop.part() == Workshop::Part::board));
}

BOOST_AUTO_TEST_CASE(a_place_a_tile_a_turn_are_three_keys) {
    BOOST_TEST(!offers("tile:A"));
    type("A");
    BOOST_TEST(offers("tile:A"));
    type("C");
    BOOST_TEST(offers("turn:5"));
    type("6");
    const LaidTile wanted{"C", {0, 0}, 5};
    BOOST_TEST((workshop.maker().layout().tiles == std::vector{wanted}));
    BOOST_TEST(!workshop.type('%').has_value());
    BOOST_TEST(workshop.type('Z').value() == "No free place has this letter.");
}

BOOST_AUTO_TEST_CASE(the_button_says_which_way_tiles_interlock) {
    const auto says = [&] {
        const auto all = workshop.palette().buttons;
        return std::find_if(all.begin(), all.end(), [](const auto& one) { return one.name == "mirror"; })->label;
    };
    BOOST_TEST(says() == "Interlock the other way: off");
    BOOST_TEST(workshop.press("mirror", chance) == "");
    BOOST_TEST(says() == "Interlock the other way: on");
}

// All seven lay there, and the page asked for an eighth.
BOOST_AUTO_TEST_CASE(after_the_last_tile_the_page_says_what_comes_next) {
    const std::string asks = "Which tile is there? Click it, or type its letter.";
    for (char tile = 'A'; tile <= 'G'; ++tile) {
        type("A");
        BOOST_TEST(workshop.palette().prompt == asks, tile);
        type(std::string{tile, '1'});
    }
    BOOST_TEST_REQUIRE(workshop.maker().layout().tiles.size() == 7U);
    type("A");
    BOOST_TEST(workshop.palette().prompt.starts_with("All tiles are laid."), workshop.palette().prompt);
    BOOST_TEST(offers("tile:A"));
    BOOST_TEST(workshop.press("players:3", chance) == "");
    BOOST_TEST(!workshop.palette().prompt.starts_with("All tiles are laid."), workshop.palette().prompt);
}

BOOST_AUTO_TEST_CASE(a_letter_lays_no_tile_a_second_time_and_a_click_does) {
    type("AAA");
    BOOST_TEST(workshop.type('A').value() == "Tile A is already on the board. Click it to lay it a second time.");
    BOOST_TEST(workshop.maker().layout().tiles.size() == 1U);
    BOOST_TEST(workshop.press("tile:A", chance) == "Tile A is on the board more than once now.");
    BOOST_TEST(workshop.maker().layout().tiles.size() == 2U);
}

BOOST_AUTO_TEST_CASE(every_place_has_another_letter_and_none_while_a_tile_is_chosen) {
    type("AA");
    std::set<std::string> keys;
    for (const auto& slot : workshop.sheet().slots) keys.insert(slot.key);
    BOOST_TEST(keys.size() == 6U);
    type("A");
    for (const auto& slot : workshop.sheet().slots) BOOST_TEST(slot.key == "");
}

BOOST_AUTO_TEST_CASE(how_far_the_board_is_is_told_while_it_grows) {
    BOOST_TEST(workshop.palette().standing == "Nothing is laid yet.");
    type("AA");
    BOOST_TEST(
        workshop.palette().standing.find("1 of 7 tiles, 7 fields; movement fields: 5 of 32; capitals: 0 of 1.") == 0U,
        workshop.palette().standing);
    const Layout sample = words::sample_board(2);
    BOOST_TEST(words::board_progress(sample, 2) ==
               "7 of 7 tiles, 49 fields; movement fields: 32 of 32; capitals: 1 of 1. "
               "All movement fields are connected.");
    BOOST_TEST(workshop.press("part:2", chance) == "");
    BOOST_TEST(workshop.press("kind:.", chance) == "");
    BOOST_TEST(workshop.tap({9, 9}) == "");
    BOOST_TEST(
        workshop.palette().standing.find("Movement fields are not all connected: no way leads to") != std::string::npos,
        workshop.palette().standing);
}

BOOST_AUTO_TEST_CASE(kinds_are_typed_into_tiles_and_kept) {
    BOOST_TEST(workshop.press("part:0", chance) == "");
    BOOST_TEST(workshop.press("own:14", chance) == "");
    BOOST_TEST(workshop.enter() == "");
    type("XRVMC.S");
    BOOST_TEST(workshop.maker().tiles().back().letters == "xrvmc.s");
    BOOST_TEST(workshop.keep_tiles() == "");
    BOOST_TEST((shelf.tiles() == workshop.maker().tiles()));
    BOOST_TEST(workshop.press("kind:m", chance) == "");
    BOOST_TEST(workshop.tap({0, 0}) == "");
    BOOST_TEST(workshop.maker().tiles().back().letters == "mrvmc.s");
    BOOST_TEST(workshop.press("remove tile", chance) == "");
    workshop.undo();
    BOOST_TEST(workshop.maker().tiles().size() == 16U);
}

// On a second evening three tiles of the first were written over, one by "Next tile" after the other.
BOOST_AUTO_TEST_CASE(typing_never_writes_over_a_tile_that_nobody_chose) {
    const auto before = workshop.maker().tiles();
    BOOST_TEST(workshop.press("part:0", chance) == "");
    type("XRVMC.S");
    BOOST_TEST(workshop.enter() == "");
    type("SXRVMC.");
    BOOST_TEST(workshop.press("own:0", chance) == "");
    BOOST_TEST(workshop.enter() == "");
    type("MSXRVC.");
    const auto& tiles = workshop.maker().tiles();
    BOOST_TEST(tiles.size() == before.size() + 3);
    BOOST_TEST(std::equal(before.begin(), before.end(), tiles.begin()));
}

BOOST_AUTO_TEST_CASE(arrows_walk_and_enter_taps) {
    type("AA");
    workshop.walk(1, 0);  // the first step shows where the keyboard is
    const Hex at = workshop.sheet().cursor.value();
    workshop.walk(1, 0);
    BOOST_TEST((workshop.sheet().cursor.value() != at));
    BOOST_TEST(workshop.enter() == "");
    BOOST_TEST(workshop.let_go());
    BOOST_TEST(!workshop.let_go());
}

BOOST_AUTO_TEST_CASE(letters_paint_from_left_to_right) {
    BOOST_TEST(workshop.press("part:2", chance) == "");
    for (int i = 0; i < 4; ++i) workshop.walk(1, 0);  // from the left end of the row
    BOOST_TEST_REQUIRE((workshop.sheet().cursor == Hex{0, 0}));
    type("RV_M");
    const std::vector<words::SheetField> wanted{
        {{0, 0}, FieldKind::reg}, {{1, 0}, FieldKind::ravine}, {{3, 0}, FieldKind::mountain}};
    BOOST_TEST((words::fields_of(workshop.maker().layout()) == wanted));
    workshop.walk(-1, 0);
    BOOST_TEST(workshop.erase() == "");
    BOOST_TEST(words::fields_of(workshop.maker().layout()).size() == 2U);
}

// A field in the middle of the board was painted, which nobody had chosen.
BOOST_AUTO_TEST_CASE(without_a_cursor_letters_choose_what_is_painted) {
    BOOST_TEST(workshop.press("part:2", chance) == "");
    const auto is_chosen = [&](const std::string& name) {
        const auto palette = workshop.palette();
        for (const auto& item : palette.groups.front().items)
            if (item.name == name) return item.standing == words::Standing::chosen;
        return false;
    };
    type("M");
    BOOST_TEST(is_chosen("kind:m"));
    BOOST_TEST(words::fields_of(workshop.maker().layout()).empty());
    BOOST_TEST(workshop.tap({1, 0}) == "");
    BOOST_TEST(workshop.tap({0, 0}) == "");
    BOOST_TEST((words::fields_of(workshop.maker().layout()).front().kind == FieldKind::mountain));
    BOOST_TEST(workshop.erase() == "");
    BOOST_TEST(words::fields_of(workshop.maker().layout()).size() == 2U);
    BOOST_TEST(is_chosen("kind:_"));
    workshop.walk(1, 0);
    const auto at = workshop.sheet().cursor;
    BOOST_TEST_REQUIRE(at.has_value());
    BOOST_TEST(workshop.type('R').value() == "");
    BOOST_TEST((words::fields_of(workshop.maker().layout()).size() == 3U));
    BOOST_TEST((workshop.sheet().cursor != at));
    BOOST_TEST(workshop.enter() == "");
    BOOST_TEST(words::fields_of(workshop.maker().layout()).size() == 4U);
    BOOST_TEST(workshop.sheet().cursor.has_value());  // whoever walks goes on
}

// The sentence names a field that has no name on the sheet.
BOOST_AUTO_TEST_CASE(eko_60_a_field_that_no_way_leads_to_is_shown) {
    BOOST_TEST(workshop.turn_to(Workshop::Part::text) == "");
    workshop.write_rows("0:0:..\n3:0:..");
    BOOST_TEST(workshop.take_rows() == "");
    for (const auto part : {Workshop::Part::board, Workshop::Part::paint}) {
        BOOST_TEST(workshop.turn_to(part) == "");
        BOOST_TEST_REQUIRE(workshop.sheet().unusual.size() == 1U);
        BOOST_TEST(workshop.palette().standing.find(
                       "no way leads to " + words::field_name(workshop.sheet().unusual.front())) != std::string::npos);
    }
}

// The sheet grew under the pointer, so that a straight stroke painted fields beside it.
BOOST_AUTO_TEST_CASE(a_stroke_is_one_step_and_the_sheet_stays_below_it) {
    BOOST_TEST(workshop.press("part:2", chance) == "");
    BOOST_TEST(workshop.press("kind:m", chance) == "");
    const auto sheet = workshop.sheet().hexagons;
    for (const int q : {-3, -2, -1}) {
        BOOST_TEST(workshop.stroke({q, 0}) == "");
        BOOST_TEST((workshop.sheet().hexagons == sheet));
    }
    BOOST_TEST(workshop.lift());
    BOOST_TEST(!workshop.lift());
    BOOST_TEST(workshop.sheet().hexagons.size() > sheet.size());
    BOOST_TEST(words::fields_of(workshop.maker().layout()).size() == 3U);
    BOOST_TEST(workshop.tap({0, 0}) == "");
    workshop.undo();
    BOOST_TEST(words::fields_of(workshop.maker().layout()).size() == 3U);
    workshop.undo();
    BOOST_TEST(words::fields_of(workshop.maker().layout()).empty());
    workshop.redo();
    BOOST_TEST(words::fields_of(workshop.maker().layout()).size() == 3U);
}

BOOST_AUTO_TEST_CASE(discs_want_a_board_and_are_of_one_board_and_its_players) {
    BOOST_TEST(workshop.press("part:5", chance) == "Lay or paint a board first: discs need fields.");
    BOOST_TEST((workshop.part() == Workshop::Part::board));
    const Layout sample = words::sample_board(2);
    BOOST_TEST(workshop.turn_to_discs(sample, {Color::blue, Color::white}) == "");
    BOOST_TEST(!workshop.discs_for(sample, {Color::blue, Color::white}));
    BOOST_TEST(workshop.press("deal", chance) == "");
    BOOST_TEST(workshop.discs_for(sample, {Color::white, Color::blue})->size() == 32U);
    BOOST_TEST(!workshop.discs_for(sample, {Color::cyan, Color::blue}));
    BOOST_TEST(!workshop.discs_for(words::sample_board(3), {Color::blue, Color::white}));
}

BOOST_AUTO_TEST_CASE(discs_of_one_board_stay_while_those_of_another_are_entered) {
    const std::vector<Color> three{Color::blue, Color::white, Color::cyan};
    BOOST_TEST(workshop.turn_to_discs(words::sample_board(3), three) == "");
    BOOST_TEST(workshop.press("deal", chance) == "");
    const auto dealt = workshop.discs()->discs();
    workshop.maker().begin(words::sample_board(2), std::nullopt);
    BOOST_TEST(workshop.press("part:1", chance) == "");
    BOOST_TEST(workshop.press("part:5", chance) == "");
    BOOST_TEST(workshop.discs()->discs().empty());
    type("CV");
    const auto entered = workshop.discs()->discs();
    BOOST_TEST((workshop.discs_for(words::sample_board(3), three) == dealt));
    BOOST_TEST(workshop.turn_to_discs(words::sample_board(3), three) == "");
    BOOST_TEST((workshop.discs()->discs() == dealt));
    BOOST_TEST(workshop.press("part:1", chance) == "");
    BOOST_TEST(workshop.press("part:5", chance) == "");
    BOOST_TEST((workshop.discs()->discs() == entered));
}

BOOST_AUTO_TEST_CASE(discs_of_a_board_are_of_the_colours_of_those_who_sit_down) {
    workshop.maker().begin(words::sample_board(2), std::nullopt);
    BOOST_TEST(workshop.press("part:5", chance) == "");
    BOOST_TEST((workshop.discs()->colors() == std::vector{Color::cyan, Color::violet}));
    workshop.seat(words::Seating{{Color::white, Color::blue, Color::cyan, Color::violet}, 3});
    BOOST_TEST(workshop.press("part:1", chance) == "");
    BOOST_TEST(workshop.press("part:5", chance) == "");
    BOOST_TEST((workshop.discs()->colors() == std::vector{Color::white, Color::blue}));  // as the board wants it
    BOOST_TEST(workshop.press("deal", chance) == "");
    const auto dealt = workshop.discs()->discs();
    workshop.seat(words::Seating{{Color::blue, Color::white, Color::cyan, Color::violet}, 3});  // they changed places
    BOOST_TEST(workshop.press("part:5", chance) == "");
    BOOST_TEST((workshop.discs()->discs() == dealt));
    Layout of_any_number = words::sample_board(2);
    of_any_number.players.reset();
    workshop.maker().begin(of_any_number, std::nullopt);
    BOOST_TEST(workshop.press("part:5", chance) == "");
    BOOST_TEST((workshop.discs()->colors() == std::vector{Color::blue, Color::white, Color::cyan}));
}

// A colour was chosen anew in New game, and sixteen discs that hands had entered were gone.
BOOST_AUTO_TEST_CASE(discs_go_along_with_a_colour_that_is_changed) {
    const Layout sample = words::sample_board(2);
    BOOST_TEST(workshop.turn_to_discs(sample, {Color::cyan, Color::violet}) == "");
    BOOST_TEST(workshop.press("deal", chance) == "");
    const auto dealt = workshop.discs()->discs();
    workshop.recolour({Color::cyan, Color::violet}, {Color::white, Color::violet});
    const auto changed = workshop.discs_for(sample, {Color::white, Color::violet});
    BOOST_TEST_REQUIRE(changed.has_value());
    for (std::size_t i = 0; i < dealt.size(); ++i) {
        BOOST_TEST((changed->at(i).at == dealt[i].at));
        BOOST_TEST((changed->at(i).owner == (dealt[i].owner == Color::cyan ? Color::white : Color::violet)));
        BOOST_TEST(changed->at(i).emperor == dealt[i].emperor);
    }
    workshop.undo();
    BOOST_TEST((workshop.discs_for(sample, {Color::cyan, Color::violet}) == dealt));
}

BOOST_AUTO_TEST_CASE(eko_8_discs_stay_as_they_lie_where_two_exchange_their_colours) {
    const Layout sample = words::sample_board(2);
    BOOST_TEST(workshop.turn_to_discs(sample, {Color::cyan, Color::violet}) == "");
    BOOST_TEST(workshop.press("deal", chance) == "");
    const auto dealt = workshop.discs()->discs();
    workshop.recolour({Color::cyan, Color::violet}, {Color::violet, Color::cyan});
    BOOST_TEST((workshop.discs_for(sample, {Color::violet, Color::cyan}) == dealt));
    workshop.recolour({Color::cyan, Color::violet}, {Color::cyan, Color::violet, Color::white});
    BOOST_TEST((workshop.discs_for(sample, {Color::cyan, Color::violet}) == dealt));
}

BOOST_AUTO_TEST_CASE(discs_that_lie_for_the_new_colours_already_stay) {
    const Layout sample = words::sample_board(2);
    BOOST_TEST(workshop.turn_to_discs(sample, {Color::white, Color::violet}) == "");
    BOOST_TEST(workshop.press("deal", chance) == "");
    const auto first = workshop.discs()->discs();
    BOOST_TEST(workshop.turn_to_discs(sample, {Color::cyan, Color::violet}) == "");
    BOOST_TEST(workshop.press("deal", chance) == "");
    const auto second = workshop.discs()->discs();
    workshop.recolour({Color::cyan, Color::violet}, {Color::white, Color::violet});
    BOOST_TEST((workshop.discs_for(sample, {Color::white, Color::violet}) == first));
    BOOST_TEST((workshop.discs_for(sample, {Color::cyan, Color::violet}) == second));
}

BOOST_AUTO_TEST_CASE(the_page_of_boards_lets_another_colour_play) {
    workshop.maker().begin(words::sample_board(2), std::nullopt);
    workshop.seat(words::Seating{{Color::cyan, Color::violet, Color::blue, Color::white}, 2});
    BOOST_TEST(workshop.press("part:5", chance) == "");
    BOOST_TEST(offers("instead:blue"));
    type("CV");
    BOOST_TEST(workshop.press("color:violet", chance) == "");
    BOOST_TEST(workshop.press("instead:white", chance) == "");
    BOOST_TEST((workshop.discs()->colors() == std::vector{Color::cyan, Color::white}));
    BOOST_TEST((workshop.discs()->discs().back().owner == Color::white));
    BOOST_TEST(workshop.undo_name() == "White instead of violet");
    BOOST_TEST(!offers("instead:white"));
    BOOST_TEST(workshop.press("part:1", chance) == "");
    BOOST_TEST(workshop.press("part:5", chance) == "");
    BOOST_TEST(workshop.discs()->discs().size() == 2U);  // of those who are about to sit down still
    workshop.undo();
    BOOST_TEST((workshop.discs()->colors() == std::vector{Color::cyan, Color::violet}));
}

BOOST_AUTO_TEST_CASE(readers_hear_the_disc_on_a_field) {
    BOOST_TEST(workshop.turn_to_discs(words::sample_board(2), {Color::cyan, Color::violet}) == "");
    BOOST_TEST(
        workshop.type('W').value() ==
        "Nobody here plays white. If somebody does, choose the colour that does not play, and then “White plays”.");
    const auto fact = [this](Hex at) {
        const auto sheet = workshop.sheet();
        const auto place = std::find(sheet.hexagons.begin(), sheet.hexagons.end(), at);
        return words::sheet_facts(sheet).at(static_cast<std::size_t>(place - sheet.hexagons.begin()));
    };
    const Hex first = *workshop.sheet().cursor;
    BOOST_TEST(fact(first) == "movement field");
    type("C");
    BOOST_TEST(fact(first) == "movement field: cyan");
    type("*");
    BOOST_TEST(fact(first) == "movement field: cyan with the emperor");
}

BOOST_AUTO_TEST_CASE(a_deal_is_read_out_row_by_row) {
    BOOST_TEST(workshop.turn_to_discs(words::sample_board(2), {Color::cyan, Color::violet}) == "");
    BOOST_TEST(workshop.enter() == "No disc is laid yet.");
    BOOST_TEST(workshop.press("deal", chance) == "");
    BOOST_TEST(workshop.enter() == "");
    BOOST_TEST(workshop.palette().prompt.find("Row 1 of ") == 0U, workshop.palette().prompt);
    BOOST_TEST(workshop.sheet().at_hand.size() == workshop.discs()->rows().front().size());
    for (int i = 0; i < 20; ++i) BOOST_TEST(workshop.enter() == "");
    const auto last = std::to_string(workshop.discs()->rows().size());
    BOOST_TEST(workshop.palette().prompt.find("Row " + last + " of " + last) == 0U, workshop.palette().prompt);
    workshop.undo();
    BOOST_TEST(workshop.discs()->discs().empty());
}

BOOST_AUTO_TEST_CASE(a_deal_over_entered_discs_says_how_they_come_back) {
    BOOST_TEST(workshop.turn_to_discs(words::sample_board(2), {Color::cyan, Color::violet}) == "");
    const auto says_so = [this] {
        return workshop.palette().standing.find("The deal replaced 2 discs; Undo brings them back.") == 0U;
    };
    BOOST_TEST(workshop.press("deal", chance) == "");
    BOOST_TEST(workshop.palette().standing.find("replaced") == std::string::npos);
    BOOST_TEST(workshop.press("clear", chance) == "");
    type("CV");
    const auto entered = workshop.discs()->discs();
    BOOST_TEST(workshop.press("deal", chance) == "");
    BOOST_TEST(says_so(), workshop.palette().standing);
    BOOST_TEST(workshop.press("deal", chance) == "");
    BOOST_TEST(workshop.palette().standing.find("The deal replaced 32 discs") == 0U);
    workshop.undo();
    BOOST_TEST(says_so(), workshop.palette().standing);
    workshop.undo();
    BOOST_TEST((workshop.discs()->discs() == entered));
    BOOST_TEST(!says_so());
}

BOOST_AUTO_TEST_CASE(tiles_that_cannot_be_kept_are_said) {
    std::filesystem::remove_all(folder / "eko");
    std::ofstream{folder / "eko"} << "in the way";
    BOOST_TEST(workshop.press("part:0", chance) == "");
    BOOST_TEST(workshop.press("own:2", chance) == "");
    type("X");
    BOOST_TEST(workshop.keep_tiles() != "");
    BOOST_TEST(workshop.maker().tiles().size() == 15U);  // nothing is lost
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_FIXTURE_TEST_SUITE(board_offers, AtTheWorkshop)

BOOST_AUTO_TEST_CASE(the_board_of_the_last_session_is_chosen_again) {
    const auto fresh = words::board_offers(shelf, std::nullopt, std::nullopt);
    BOOST_TEST(fresh.size() == 4U);
    BOOST_TEST(fresh[words::first_choice(fresh, std::nullopt, 3)].id == "sample-3");
    BOOST_TEST(fresh[words::for_players(fresh, words::first_choice(fresh, std::nullopt, 3), 4)].id == "sample-4");
    type("AA");
    const Layout last = workshop.maker().layout();
    const auto lost = words::board_offers(shelf, last, std::nullopt);
    BOOST_TEST(lost.front().name == "The last one again");
    BOOST_TEST(words::first_choice(lost, last, 2) == 0U);
    BOOST_TEST((shelf.save(workshop.maker()).outcome == BoardShelf::Said::Outcome::done));
    const Layout kept = workshop.maker().layout();
    const auto known = words::board_offers(shelf, kept, std::nullopt);
    BOOST_TEST(known.size() == 5U);
    BOOST_TEST(known[words::first_choice(known, kept, 2)].name == "My board");
    BOOST_TEST(words::for_players(known, 0, 4) == 0U);
}

BOOST_AUTO_TEST_SUITE_END()
