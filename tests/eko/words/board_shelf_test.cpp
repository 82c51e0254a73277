// SPDX-License-Identifier: MIT
// Boards and tiles of a table in files: kept, opened, shared, refused with a sentence.
#include "eko/words/shelf/board_shelf.h"

#include "eko/text/saved_boards.h"
#include "eko/words/shelf/new_session.h"
#include "session/resources.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <fstream>
#include <string>

using namespace eko;
using words::BoardMaker;
using words::BoardShelf;
using Outcome = BoardShelf::Said::Outcome;

struct AtTheShelf {
    support::Folder folder;
    BoardShelf shelf{text::SavedBoards{session::Resources::find(), {folder / "eko", {}}}};
    BoardMaker maker{words::sample_board(2).library};

    // The next tile of the table.
    void lay_one() {
        maker.choose_slot(maker.slots().front());
        BOOST_TEST(maker.lay(maker.tiles().at(maker.layout().tiles.size()).id) == "");
    }
};

BOOST_FIXTURE_TEST_SUITE(board_shelf, AtTheShelf)

BOOST_AUTO_TEST_CASE(the_tables_boards_come_before_the_four_samples) {
    BOOST_TEST(shelf.boards().size() == 4U);
    lay_one();
    BOOST_TEST(shelf.save(maker).sentence == "My board is saved. You can start new games on it.");
    BOOST_REQUIRE(shelf.boards().size() == 5U);
    BOOST_TEST(shelf.boards().front().name == "My board");
    BOOST_TEST(shelf.boards().front().id == "my-board");
    BOOST_TEST((shelf.boards().front().layout == maker.layout()));
    BOOST_TEST(!maker.is_changed());
}

BOOST_AUTO_TEST_CASE(tiles_are_kept_and_are_no_board) {
    BOOST_TEST(shelf.tiles().empty());
    BOOST_TEST((shelf.keep_tiles(maker.tiles()).outcome == Outcome::done));
    BOOST_TEST((shelf.tiles() == maker.tiles()));
    BOOST_TEST(shelf.boards().size() == 4U);
}

BOOST_AUTO_TEST_CASE(saving_again_changes_the_same_file) {
    lay_one();
    shelf.save(maker);
    lay_one();
    BOOST_TEST(maker.is_changed());
    shelf.save(maker);
    BOOST_TEST(shelf.boards().size() == 5U);
    BOOST_TEST(shelf.boards().front().layout.tiles.size() == 2U);
}

// Nobody was told that the board of the old name was gone.
BOOST_AUTO_TEST_CASE(a_board_that_is_saved_under_another_name_is_kept_beside_the_one_before) {
    lay_one();
    maker.rename("Barn");
    shelf.save(maker);
    const Layout barn = maker.layout();
    lay_one();
    maker.rename("Barn two");
    const Layout barn_two = maker.layout();
    BOOST_TEST(shelf.save(maker).sentence == "Barn two is saved as a new board. Barn is kept as it was.");
    BOOST_TEST((maker.id() == "barn-two"));
    BOOST_TEST(!maker.is_changed());
    BOOST_TEST(shelf.boards().size() == 6U);
    BOOST_TEST((shelf.board("barn")->layout == barn));
    BOOST_TEST_REQUIRE(shelf.board("barn-two").has_value());
    BOOST_TEST((shelf.board("barn-two")->layout == barn_two));
    lay_one();
    BOOST_TEST(shelf.save(maker).sentence == "Barn two is saved. You can start new games on it.");
    BOOST_TEST((shelf.board("barn")->layout == barn));
}

BOOST_AUTO_TEST_CASE(undo_comes_back_to_the_board_that_another_name_was_given_to) {
    lay_one();
    maker.rename("Barn");
    shelf.save(maker);
    maker.rename("Barn two");
    lay_one();
    shelf.save(maker);
    maker.undo();
    BOOST_TEST((maker.id() == "barn-two"));  // which it was called already
    BOOST_TEST(maker.is_changed());
    maker.undo();
    BOOST_TEST((maker.id() == "barn"));
    BOOST_TEST(!maker.is_changed());
    lay_one();
    lay_one();
    BOOST_TEST((shelf.save(maker).outcome == Outcome::done));
    BOOST_TEST(shelf.board("barn")->layout.tiles.size() == 3U);
    BOOST_TEST_REQUIRE(shelf.board("barn-two").has_value());
    BOOST_TEST(shelf.board("barn-two")->layout.tiles.size() == 2U);
}

BOOST_AUTO_TEST_CASE(other_capitals_are_no_other_name_and_an_empty_one_gives_none) {
    lay_one();
    maker.rename("Barn");
    shelf.save(maker);
    maker.rename("BARN");
    shelf.save(maker);
    BOOST_TEST(shelf.board("barn")->name == "BARN");
    maker.rename("");
    lay_one();
    shelf.save(maker);
    BOOST_TEST(maker.layout().name == "BARN");
    BOOST_TEST(shelf.board("barn")->layout.tiles.size() == 2U);
    BOOST_TEST(shelf.boards().size() == 5U);
}

BOOST_AUTO_TEST_CASE(a_board_that_was_kept_has_its_name_whatever_is_undone) {
    lay_one();
    lay_one();
    shelf.save(maker);
    BOOST_TEST(maker.undo_name() == "Tile " + maker.tiles().at(1).id);
    maker.undo();
    maker.undo();
    BOOST_TEST(maker.layout().name == "My board");
    maker.redo();
    BOOST_TEST(maker.layout().name == "My board");
    maker.begin_new(2);
    BOOST_TEST(maker.layout().name == "");
}

BOOST_AUTO_TEST_CASE(two_boards_cannot_have_one_name) {
    lay_one();
    shelf.save(maker);
    maker.begin_new(2);
    lay_one();
    lay_one();
    maker.rename("my BOARD");
    const auto said = shelf.save(maker);
    BOOST_TEST((said.outcome == Outcome::refused));
    BOOST_TEST(said.sentence.find("There is already a board called my BOARD. Give this one another name.") == 0U,
               said.sentence);
    maker.rename("");
    BOOST_TEST((shelf.save(maker).outcome == Outcome::done));
    BOOST_TEST(maker.layout().name == "My board 2");
}

BOOST_AUTO_TEST_CASE(the_same_board_is_kept_once_unless_it_is_given_another_name) {
    lay_one();
    shelf.save(maker);
    for (const char* const name : {"", "My board"}) {
        maker.begin_new(2);
        lay_one();
        maker.rename(name);
        BOOST_TEST((shelf.save(maker).outcome == Outcome::done));
        BOOST_TEST(maker.layout().name == "My board");
        BOOST_TEST((maker.id() == "my-board"));
        BOOST_TEST(!maker.is_changed());
        BOOST_TEST(shelf.boards().size() == 5U);
    }
    maker.begin_new(2);
    lay_one();
    maker.rename("Attic");
    shelf.save(maker);
    BOOST_TEST(shelf.boards().size() == 6U);
}

BOOST_AUTO_TEST_CASE(a_sample_is_opened_and_kept_as_a_board_of_its_own) {
    BOOST_TEST((shelf.open(maker, "sample-3").outcome == Outcome::done));
    BOOST_TEST(!maker.id());
    BOOST_TEST((shelf.save(maker).outcome == Outcome::refused));  // the sample has that name
    maker.rename("Attic");
    BOOST_TEST((shelf.save(maker).outcome == Outcome::done));
    BOOST_TEST(shelf.board("attic")->layout.tiles.size() == 10U);
    BOOST_TEST(shelf.board("sample-3")->layout.name == "Invented sample, 3 players");
    BOOST_TEST((shelf.remove(maker, "sample-3").outcome == Outcome::refused));
    BOOST_TEST((shelf.remove(maker, "attic").outcome == Outcome::done));
    BOOST_TEST(!shelf.board("attic"));
    BOOST_TEST(maker.is_changed());  // it can be saved again
}

BOOST_AUTO_TEST_CASE(boards_and_tiles_are_shared_as_files) {
    lay_one();
    maker.rename("Attic");
    BOOST_TEST((BoardShelf::write_board(maker, {folder / "board.json"}).outcome == Outcome::done));
    BOOST_TEST((BoardShelf::write_tiles(maker, {folder / "tiles.json"}).outcome == Outcome::done));
    BoardMaker other;
    BOOST_TEST(shelf.take_in(other, folder / "tiles.json").sentence == "15 tiles came from the file.");
    BOOST_TEST((other.tiles() == maker.tiles()));
    BOOST_TEST(shelf.take_in(other, folder / "board.json").sentence == "Attic is now one of your boards.");
    BOOST_TEST((other.layout() == maker.layout()));
    BOOST_TEST((shelf.take_in(other, folder / "board.json").outcome == Outcome::refused));
}

BOOST_AUTO_TEST_CASE(broken_files_and_empty_boards_are_refused_with_a_sentence) {
    std::ofstream{folder / "none.json"} << "{\"format\":2}";
    const auto said = shelf.take_in(maker, folder / "none.json");
    BOOST_TEST((said.outcome == Outcome::refused));
    BOOST_TEST(said.sentence.find("none.json") != std::string::npos, said.sentence);
    BOOST_TEST((shelf.take_in(maker, folder / "missing.json").outcome == Outcome::refused));
    BOOST_TEST(shelf.save(maker).sentence == "The board has no field yet.");
    BOOST_TEST((shelf.open(maker, "nowhere").outcome == Outcome::refused));
    BOOST_TEST(maker.tiles().size() == 15U);
}

BOOST_AUTO_TEST_SUITE_END()
