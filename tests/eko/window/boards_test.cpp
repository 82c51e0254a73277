// SPDX-License-Identifier: MIT
// A table enters its tiles, lays boards and starting discs at the window, by mouse alone and by keyboard alone, with
// inputs counted; what is kept in files, and a session begun on it.
#include "eko/rules/board.h"
#include "eko/text/deal.h"
#include "eko/text/layout.h"
#include "eko/window/driver.h"
#include "eko/window/game_window.h"
#include "eko/window/shelf/new_session_view.h"
#include "eko/words/shelf/board_maker.h"
#include "eko/words/shelf/new_session.h"
#include "eko/words/table/own_commands.h"
#include "present/speaking.h"
#include "store/library.h"
#include "support/environment.h"
#include "support/folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/choice.h>
#include <wx/defs.h>
#include <wx/stattext.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace eko;
using gui_test::EkoDriver;
using present::CommandId;

struct AtEkosBoards {
    support::Folder data;
    support::Environment where{"XDG_DATA_HOME", (data / "").string()};
    EkoDriver driver;
    std::filesystem::path boards = driver.folder() / "boards" / "eko";  // beside its library

    static Layout sample(int players) { return words::sample_board(static_cast<std::size_t>(players)); }
    // The tiles of the samples, from a file.
    void have_tiles() {
        Layout tiles;
        tiles.library = sample(2).library;
        std::ofstream{data / "tiles.json"} << text::write_layout(tiles);
        driver.run(words::OwnCommand::boards);
        driver.files.board_file = data / "tiles.json";
        driver.click_native("import board");
        BOOST_TEST(said() == "15 tiles came from the file.");
        driver.canvas("workshop").SetFocus();
        driver.settle();
    }
    std::string said() { return dynamic_cast<wxStaticText&>(driver.native("said")).GetLabel().utf8_string(); }
    std::string chosen_board() {
        const auto& page = dynamic_cast<window::NewSessionView&>(driver.canvas("new session")).contents();
        return page.boards.at(page.board);
    }
    std::vector<std::string> choices() {
        std::vector<std::string> all;
        for (const wxString& one : dynamic_cast<wxChoice&>(driver.native("boards")).GetStrings())
            all.push_back(one.utf8_string());
        return all;
    }
    Layout kept(const std::string& id) {
        std::ifstream file{boards / (id + ".json")};
        return text::read_unfinished_layout(std::string{std::istreambuf_iterator<char>{file}, {}}, id);
    }

    // The letter of a free place: as the board offers it.
    static std::string key_of_slot(const words::BoardMaker& maker, Hex slot) {
        const auto all = maker.slots();
        return {static_cast<char>('A' + (std::find(all.begin(), all.end(), slot) - all.begin()))};
    }
    // The board of the sample; the inputs of every tile are counted.
    template <class LayOne>
    void lay_sample(int players, const LayOne& lay_one) {
        have_tiles();
        driver.click("workshop", "players:" + std::to_string(players));
        driver.canvas("workshop").SetFocus();
        words::BoardMaker beside{sample(2).library};
        int most = 0;
        const int before_all = driver.inputs();
        for (const LaidTile& tile : sample(players).tiles) {
            const int before = driver.inputs();
            lay_one(beside, tile);
            most = std::max(most, driver.inputs() - before);
            beside.choose_slot(tile.at);
            beside.lay(tile.id);
            beside.turn(tile.turn);
        }
        BOOST_TEST_MESSAGE(players << " players: " << driver.inputs() - before_all << " inputs");
        BOOST_TEST(most > 0);
        BOOST_TEST(most <= 3);
        driver.click_native("save board");
        BOOST_TEST(said() == "My board is saved. You can start new games on it.");
        BOOST_TEST((words::fields_of(kept("my-board")) == words::fields_of(sample(players))));
    }
    void lay_by_keys(const words::BoardMaker& beside, const LaidTile& tile) {
        driver.key(key_of_slot(beside, tile.at).front());
        driver.key(tile.id.front());
        if (tile.turn != 0) driver.key('1' + tile.turn);
    }
    void lay_by_mouse(const LaidTile& tile) {
        driver.click("workshop", "hex:" + to_text(tile.at));
        driver.click("workshop", "tile:" + tile.id);
        if (tile.turn != 0) driver.click("workshop", "turn:" + std::to_string(tile.turn));
    }
};

BOOST_FIXTURE_TEST_SUITE(boards_of_eko, AtEkosBoards)

BOOST_AUTO_TEST_CASE(seven_tiles_by_keyboard_three_keys_each) {
    lay_sample(2, [this](const auto& beside, const LaidTile& tile) { lay_by_keys(beside, tile); });
}

BOOST_AUTO_TEST_CASE(seven_tiles_by_mouse_three_clicks_each) {
    lay_sample(2, [this](const auto&, const LaidTile& tile) { lay_by_mouse(tile); });
}

BOOST_AUTO_TEST_CASE(ten_tiles_by_mouse_three_clicks_each) {
    lay_sample(3, [this](const auto&, const LaidTile& tile) { lay_by_mouse(tile); });
}

BOOST_AUTO_TEST_CASE(thirteen_tiles_by_keyboard_three_keys_each) {
    lay_sample(4, [this](const auto& beside, const LaidTile& tile) { lay_by_keys(beside, tile); });
}

BOOST_AUTO_TEST_CASE(tiles_are_typed_or_clicked_and_kept_at_once) {
    driver.run(words::OwnCommand::boards);
    driver.key(WXK_PAGEUP);  // the part before the board
    driver.key(WXK_RETURN);
    const int before = driver.inputs();
    for (const char c : {'x', '.', 'r', 'v', 'm', 'c', '.'}) driver.write(c);
    BOOST_TEST(driver.inputs() - before == 7);
    driver.key(WXK_RETURN);
    driver.click("workshop", "kind:m");
    driver.click("workshop", "hex:1,0");
    driver.click("workshop", "hex:0,1");
    const std::vector<LibraryTile> wanted{{"A", "x.rvmc."}, {"B", ".mm...."}};
    BOOST_TEST((kept("our-tiles").library == wanted));
    driver.run(CommandId::undo);
    BOOST_TEST(kept("our-tiles").library.back().letters == ".m.....");
    EkoDriver later{driver.folder() / "library.logothete"};  // another evening
    later.run(words::OwnCommand::boards);
    later.key(WXK_PAGEUP);
    BOOST_TEST(later.has_area("workshop", "own:1"));
}

BOOST_AUTO_TEST_CASE(each_step_is_taken_back_with_the_undo_key) {
    have_tiles();
    for (const char c : {'A', 'A', '3', 'A', 'B'}) driver.key(c);
    BOOST_TEST(driver.menu(CommandId::undo) == "Undo: Tile B");
    driver.key('Z', wxMOD_CONTROL);
    BOOST_TEST(driver.has_area("workshop", "tile:B"));  // its place is chosen still
    driver.key('C');
    driver.key('Z', wxMOD_CONTROL);
    driver.key('Z', wxMOD_CONTROL);
    BOOST_TEST(driver.menu(CommandId::undo) == "Undo: Tile A");
    driver.key('Z', wxMOD_CONTROL);
    BOOST_TEST(driver.has_area("workshop", "tile:A"));
}

// The field of a tile that was begun by Enter is made by its first letter, so none is left over after the last.
BOOST_AUTO_TEST_CASE(enter_after_the_last_tile_leaves_no_empty_one) {
    driver.run(words::OwnCommand::boards);
    driver.key(WXK_PAGEUP);
    for (const char* const tile : {"xrvmc..", "mm....."}) {
        for (const char* c = tile; *c != 0; ++c) driver.write(*c);
        driver.key(WXK_RETURN);
    }
    const std::vector<LibraryTile> wanted{{"A", "xrvmc.."}, {"B", "mm....."}};
    BOOST_TEST((kept("our-tiles").library == wanted));
    driver.key(WXK_RETURN);
    driver.write('.');
    BOOST_TEST(kept("our-tiles").library.size() == 3U);
}

BOOST_AUTO_TEST_CASE(whoever_wants_to_lay_tiles_and_has_none_comes_to_the_tiles) {
    driver.run(CommandId::new_session);
    driver.click("new session", "lay board");
    BOOST_TEST(driver.has_area("workshop", "new tile"));
    for (const char c : {'x', 'r', 'v', 'm', 'c', '.', '.'}) driver.write(c);
    driver.key(WXK_ESCAPE);
    driver.click("new session", "lay board");
    BOOST_TEST(driver.has_area("workshop", "mirror"));
}

BOOST_AUTO_TEST_CASE(a_board_is_laid_for_a_new_session_and_what_was_entered_there_stays) {
    have_tiles();
    driver.key(WXK_ESCAPE);
    driver.run(CommandId::new_session);
    driver.type("Clara");
    driver.click("new session", "lay board");
    for (const char c : {'A', 'A', 'A', 'D', 'A', 'E'}) driver.key(c);
    driver.key(WXK_RETURN, wxMOD_CONTROL);
    BOOST_TEST_REQUIRE(driver.shows("new session"));
    driver.key(WXK_RETURN);
    driver.key(WXK_RETURN);
    BOOST_TEST_REQUIRE(driver.shows("board"));
    BOOST_TEST(driver.desk().session().header().seats.front().name == "Clara");
    BOOST_TEST(driver.desk().session().header().layout.tiles.size() == 3U);
    driver.run(CommandId::new_session);  // and once more on it
    driver.click("new session", "first:cyan");
    driver.click("new session", "begin");
    BOOST_TEST(driver.desk().session().header().layout.tiles.size() == 3U);
}

// Pictures of 25 pixels showed no kinds.
BOOST_AUTO_TEST_CASE(in_large_text_pictures_of_tiles_are_large_enough_to_be_told_apart) {
    constexpr double cell_beyond_picture = 6;  // at this size of text
    have_tiles();
    const Speaking speaking{"de"};
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    std::size_t seen = 0;
    const auto measure = [&](const std::string& kind) {
        for (const gui::Area& one : driver.canvas("workshop").areas()) {
            if (!one.name.starts_with(kind)) continue;
            ++seen;
            BOOST_TEST(std::min(one.where.w, one.where.h) >= 48 + cell_beyond_picture, one.name);
        }
    };
    for (int laid = 0; laid < 3; ++laid) {
        driver.key('A');
        measure("tile:");
        driver.key('A' + laid);
        measure("turn:");
    }
    BOOST_TEST(seen == 3U * (15U + 6U));
}

// Who lays tiles again most often wants the board that is chosen, a little different.
BOOST_AUTO_TEST_CASE(the_chosen_board_is_the_one_that_is_laid_on_and_is_kept_once) {
    have_tiles();
    driver.key(WXK_ESCAPE);
    driver.run(CommandId::new_session);
    driver.click("new session", "lay board");
    for (const char c : {'A', 'A', 'A', 'D'}) driver.key(c);
    driver.key(WXK_RETURN, wxMOD_CONTROL);
    BOOST_TEST_REQUIRE(driver.shows("new session"));
    driver.click("new session", "lay board");
    BOOST_TEST(driver.field("board name").GetValue() == "My board");
    for (const char c : {'A', 'E'}) driver.key(c);
    driver.key(WXK_RETURN, wxMOD_CONTROL);
    BOOST_TEST(kept("my-board").tiles.size() == 3U);
    BOOST_TEST(!std::filesystem::exists(boards / "my-board-2.json"));
    BOOST_TEST(!driver.has_area("new session", "board:5"));  // it and the four samples
    driver.click("new session", "board:1");                  // of the program: nobody changes that
    driver.click("new session", "lay board");
    driver.click_native("new board");
    for (const char c : {'A', 'A', 'A', 'D', 'A', 'E'}) driver.key(c);
    driver.click_native("save board");
    BOOST_TEST(said() == "My board is saved. You can start new games on it.");
    BOOST_TEST(!std::filesystem::exists(boards / "my-board-2.json"));
    for (const char c : {'A', 'F'}) driver.key(c);
    driver.click_native("save board");
    BOOST_TEST(kept("my-board").tiles.size() == 4U);
}

BOOST_AUTO_TEST_CASE(eko_7_discs_are_typed_in_the_order_of_laying) {
    driver.run(CommandId::new_session);
    driver.click("new session", "lay discs");
    const auto order = text::laying_order(make_board(sample(2)).value());
    const int before = driver.inputs();
    for (std::size_t i = 0; i < order.size(); ++i) {
        driver.key(i % 2 == 0 ? 'C' : 'V');
        if (i < 2) driver.write('*');
    }
    BOOST_TEST(driver.inputs() - before == 34);
    driver.click_native("begin on board");
    driver.click("new session", "first:cyan");
    driver.click("new session", "begin");
    BOOST_TEST_REQUIRE(driver.shows("board"));
    const auto& start = driver.desk().session().header().start;
    BOOST_TEST(start.size() == order.size());
    for (const StartDisc& one : start) {
        const auto number = std::find(order.begin(), order.end(), one.at) - order.begin();
        BOOST_TEST((one.owner == (number % 2 == 0 ? Color::cyan : Color::violet)));
        BOOST_TEST(one.emperor == (number < 2));
    }
}

// Neither the board nor its discs need be saved first.
BOOST_AUTO_TEST_CASE(a_new_board_and_its_discs_go_to_the_session_that_waits_for_them) {
    have_tiles();
    driver.key(WXK_ESCAPE);
    driver.run(CommandId::new_session);
    driver.click("new session", "lay board");
    for (const char c : {'A', 'A', 'A', 'D', 'A', 'E'}) driver.key(c);
    driver.click("workshop", "part:5");
    for (const char c : {'C', 'V', 'C'}) driver.key(c);
    const auto told = driver.canvas("workshop").written();
    BOOST_TEST(std::any_of(told.begin(), told.end(), [](const gui::Drawn& one) {
        return one.text.find("Discs: 3 of 32; emperors: 0 of 2.") != std::string::npos;
    }));
    driver.key(WXK_RETURN, wxMOD_CONTROL);
    BOOST_TEST_REQUIRE(driver.shows("new session"));
    const auto warned = [&] {
        const auto written = driver.canvas("new session").written();
        return std::any_of(written.begin(), written.end(), [](const gui::Drawn& one) {
            return one.text.find("Only 3 of 32 discs are on the board: the others begin in the reserve.") !=
                   std::string::npos;
        });
    };
    BOOST_TEST(warned());
    driver.click("new session", "first:cyan");
    driver.click("new session", "begin");
    BOOST_TEST_REQUIRE(driver.shows("board"));
    const Header& header = driver.desk().session().header();
    BOOST_TEST(header.layout.tiles.size() == 3U);
    BOOST_TEST(header.start.size() == 3U);
    BOOST_TEST(std::filesystem::exists(boards / "my-board.json"));
    driver.run(
        CommandId::new_session);  // whose discs are dealt, though those of the first one lie on the page of boards
    driver.click("new session", "paint board");
    driver.key(WXK_ESCAPE);
    BOOST_TEST_REQUIRE(driver.shows("new session"));
    BOOST_TEST(!warned());
    driver.click("new session", "first:cyan");
    driver.click("new session", "begin");
    BOOST_TEST(driver.desk().session().header().layout.tiles.size() == 3U);
    BOOST_TEST(driver.desk().session().header().start.size() > 3U);
}

// From the page of boards, with no session begun: the discs were laid for nothing.
BOOST_AUTO_TEST_CASE(discs_that_were_laid_before_any_session_are_those_of_the_next) {
    have_tiles();
    for (const char c : {'A', 'A', 'A', 'D', 'A', 'E'}) driver.key(c);
    driver.click("workshop", "part:5");
    for (const char c : {'C', 'V', 'C'}) driver.key(c);
    driver.key(WXK_RETURN, wxMOD_CONTROL);
    BOOST_TEST_REQUIRE(driver.shows("new session"));
    driver.click("new session", "first:cyan");
    driver.click("new session", "begin");
    BOOST_TEST_REQUIRE(driver.shows("board"));
    BOOST_TEST(driver.desk().session().header().layout.tiles.size() == 3U);
    BOOST_TEST(driver.desk().session().header().start.size() == 3U);
}

// "There is already a board called Invented sample": it was to be saved first.
BOOST_AUTO_TEST_CASE(a_board_of_the_program_is_begun_on_as_it_is) {
    driver.run(words::OwnCommand::boards);
    auto& boards_there = dynamic_cast<wxChoice&>(driver.native("boards"));
    BOOST_TEST_REQUIRE(boards_there.SetStringSelection("Sample, 4 players"));
    wxCommandEvent chosen{wxEVT_CHOICE, boards_there.GetId()};
    boards_there.ProcessWindowEvent(chosen);
    driver.settle();
    driver.click_native("begin on board");
    BOOST_TEST_REQUIRE(driver.shows("new session"));
    driver.click("new session", "first:cyan");
    driver.click("new session", "begin");
    BOOST_TEST_REQUIRE(driver.shows("board"));
    BOOST_TEST((driver.desk().session().header().layout == sample(4)));
}

// What was dealt and shown is what the game begins with, whoever has which colour.
BOOST_AUTO_TEST_CASE(discs_that_were_dealt_on_a_new_board_are_those_of_the_game) {
    have_tiles();
    driver.key(WXK_ESCAPE);
    driver.run(CommandId::new_session);
    driver.click("new session", "colour:0:white");
    driver.click("new session", "colour:1:blue");
    driver.click("new session", "lay board");
    for (const char c : {'A', 'A', 'A', 'D', 'A', 'E', 'A', 'F', 'A', 'G'}) driver.key(c);
    driver.click("workshop", "part:5");
    BOOST_TEST(driver.has_area("workshop", "color:white"));
    driver.click("workshop", "deal");
    const auto dealt = driver.canvas("workshop").spoken();
    driver.click_native("begin on board");
    BOOST_TEST_REQUIRE(driver.shows("new session"));
    driver.click("new session", "first:white");
    driver.click("new session", "begin");
    BOOST_TEST_REQUIRE(driver.shows("board"));
    const Header& header = driver.desk().session().header();
    for (const StartDisc& one : header.start)
        BOOST_TEST(std::any_of(dealt.begin(), dealt.end(), [&](const auto& line) {
            return line.place == "hex:" + to_text(one.at) &&
                   line.text.find(one.owner == Color::white ? "white" : "blue") != std::string::npos &&
                   (line.text.find("emperor") != std::string::npos) == one.emperor;
        }));
}

BOOST_AUTO_TEST_CASE(discs_that_fit_no_more_are_dealt_anew_and_that_is_said) {
    driver.run(CommandId::new_session);
    driver.click("new session", "lay discs");
    driver.click("workshop", "deal");
    driver.click_native("begin on board");
    const auto said = [&](const std::string& what) {
        const auto all = driver.canvas("new session").spoken();
        return std::any_of(all.begin(), all.end(),
                           [&](const auto& one) { return one.text.find(what) != std::string::npos; });
    };
    BOOST_TEST(!said("are for another board"));
    driver.click("new session", "players:3");
    BOOST_TEST(said("are for another board"));
    BOOST_TEST(said("The discs that you laid do not fit any more."));
    driver.click("new session", "begin");  // the first time it shows what becomes of the discs
    BOOST_TEST(dynamic_cast<window::NewSessionView&>(driver.canvas("new session")).focused() == "discs:0");
    BOOST_TEST(driver.shows("new session"));
    driver.click("new session", "begin");  // draws who is first
    driver.click("new session", "begin");
    BOOST_TEST(driver.shows("board"));
}

// Sixteen discs that hands had entered were gone, and the page said so where nobody saw it.
BOOST_AUTO_TEST_CASE(discs_go_along_with_a_colour_that_is_changed) {
    driver.run(CommandId::new_session);
    driver.click("new session", "lay discs");
    for (const char c : {'C', 'V', 'C'}) driver.key(c);
    driver.click_native("begin on board");
    driver.click("new session", "colour:0:white");
    driver.click("new session", "first:white");
    driver.click("new session", "begin");
    BOOST_TEST_REQUIRE(driver.shows("board"));
    const auto& start = driver.desk().session().header().start;
    BOOST_TEST_REQUIRE(start.size() == 3U);
    BOOST_TEST((start[0].owner == Color::white));
    BOOST_TEST((start[1].owner == Color::violet));
}

BOOST_AUTO_TEST_CASE(colours_that_were_chosen_with_the_discs_play_the_game) {
    driver.run(words::OwnCommand::boards);
    auto& boards_there = dynamic_cast<wxChoice&>(driver.native("boards"));
    BOOST_TEST_REQUIRE(boards_there.SetStringSelection("Sample, 2 players"));
    wxCommandEvent chosen{wxEVT_CHOICE, boards_there.GetId()};
    boards_there.ProcessWindowEvent(chosen);
    driver.settle();
    driver.click("workshop", "part:5");
    driver.click("workshop", "instead:blue");
    driver.key('B');
    driver.key('V');
    driver.click_native("begin on board");
    BOOST_TEST_REQUIRE(driver.shows("new session"));
    driver.click("new session", "lay discs");  // and once more, for the session that waits
    driver.click("workshop", "color:violet");
    driver.click("workshop", "instead:white");
    driver.key(WXK_ESCAPE);
    driver.click("new session", "first:white");
    driver.click("new session", "begin");
    BOOST_TEST_REQUIRE(driver.shows("board"));
    const Header& header = driver.desk().session().header();
    BOOST_TEST_REQUIRE(header.start.size() == 2U);
    BOOST_TEST((header.start[0].owner == Color::blue));
    BOOST_TEST((header.start[1].owner == Color::white));
    BOOST_TEST((header.seats.front().color == Color::blue));
}

BOOST_AUTO_TEST_CASE(eko_7_discs_are_clicked_sixteen_and_the_rest) {
    driver.run(CommandId::new_session);
    driver.click("new session", "lay discs");
    const auto order = text::laying_order(make_board(sample(2)).value());
    const int before = driver.inputs();
    driver.click("workshop", "hex:" + to_text(order[0]));
    driver.click("workshop", "hex:" + to_text(order[0]));  // the emperor
    for (std::size_t i = 1; i < 16; ++i) driver.click("workshop", "hex:" + to_text(order[i]));
    driver.click("workshop", "rest");
    driver.click("workshop", "hex:" + to_text(order[20]));
    BOOST_TEST(driver.inputs() - before == 19);
    driver.click_native("begin on board");
    driver.click("new session", "begin");  // draws who is first
    driver.click("new session", "begin");
    BOOST_TEST_REQUIRE(driver.shows("board"));
    const Header& header = driver.desk().session().header();
    const StartDisc emperor{order[20], Color::violet, true};
    BOOST_TEST((std::find(header.start.begin(), header.start.end(), emperor) != header.start.end()));
}

// What is told became a line longer with the first disc, and the next click missed its field.
BOOST_DATA_TEST_CASE(a_disc_that_is_laid_moves_no_field, boost::unit_test::data::make({1.0, 1.5}), text_size) {
    driver.run(CommandId::new_session);
    driver.click("new session", "lay discs");
    driver.look(gui::Tone::light, text_size, {1280, 720});
    const auto order = text::laying_order(make_board(sample(2)).value());
    const std::string last = "hex:" + to_text(order.back());
    const gui::Rect before = driver.canvas("workshop").area(last)->where;
    for (std::size_t i = 0; i < 3; ++i) {
        driver.click("workshop", "hex:" + to_text(order[i]));
        BOOST_TEST((driver.canvas("workshop").area(last)->where == before), "disc " << i + 1);
    }
}

BOOST_AUTO_TEST_CASE(what_is_wrong_is_said_and_nothing_is_lost) {
    have_tiles();
    for (const char c : {'A', 'A'}) driver.key(c);
    std::ofstream{data / "broken.json"} << "{";
    driver.files.board_file = data / "broken.json";
    driver.click_native("import board");
    BOOST_TEST(said().find("broken.json") != std::string::npos, said());
    driver.canvas("workshop").SetFocus();
    driver.settle();
    driver.key('Z');
    BOOST_TEST(said() == "No free place has this letter.");
    driver.click_native("new board");
    driver.run(CommandId::undo);
    BOOST_TEST(driver.has_area("workshop", "turn:0"));  // the tile is there, and at hand
    driver.frame().Close();
    driver.settle();
    const std::string warning = "Not saved: My board. Save, or quit again to discard the changes.";
    BOOST_TEST(said() == warning);
    driver.click_native("back");  // whoever goes on elsewhere is told again
    driver.frame().Close();
    driver.settle();
    BOOST_TEST_REQUIRE(!driver.frame().IsBeingDeleted());
    BOOST_TEST_REQUIRE(driver.shows("workshop"));
    BOOST_TEST(said() == warning);
}

BOOST_AUTO_TEST_CASE(fields_are_painted_by_stroke_and_by_letters) {
    driver.run(words::OwnCommand::boards);
    driver.click("workshop", "part:2");
    driver.click("workshop", "kind:m");
    driver.click("workshop", "hex:0,0");
    driver.click("workshop", "hex:1,0");
    driver.key(WXK_LEFT);
    driver.key(WXK_DOWN);
    for (const char c : {'r', 'v', '.'}) driver.write(c);
    driver.click_native("save board");
    BOOST_TEST(words::fields_of(kept("my-board")).size() == 5U);
    BOOST_TEST(choices().front() == "My board");
}

BOOST_AUTO_TEST_CASE(boards_and_tiles_go_out_as_files) {
    have_tiles();
    for (const char c : {'A', 'A'}) driver.key(c);
    driver.files.save_file = data / "mine.json";
    driver.click_native("export board");
    BOOST_TEST(driver.files.proposed == "my-board.json");
    BOOST_TEST(std::filesystem::exists(data / "mine.json"));
    driver.files.board_file = data / "mine.json";
    driver.click_native("import board");
    BOOST_TEST(said() == "mine is now one of your boards. My board is not saved. Undo brings it back.");
    BOOST_TEST(choices().front() == "mine");
}

BOOST_AUTO_TEST_CASE(rows_are_pasted_and_taken_with_two_inputs) {
    driver.run(words::OwnCommand::boards);
    driver.click("workshop", "part:3");
    driver.paste("board rows", "0:0:.p.ss.p.\n1:0:....q...");
    driver.key(WXK_RETURN, wxMOD_CONTROL);
    BOOST_TEST(said() == "Row 2, 1:0:....q...: letter 5, “q”, must be one of . r v m c x s p w l d and _.");
    BOOST_TEST(driver.menu(CommandId::undo).front() == '*');
    const int before = driver.inputs();
    driver.paste("board rows", "0:0:.p.ss.p.\n1:0:........");
    driver.key(WXK_RETURN, wxMOD_CONTROL);
    BOOST_TEST(driver.inputs() - before <= 3);
    BOOST_TEST(driver.menu(CommandId::undo) == "Undo: Rows as text");
    driver.click_native("save board");
    BOOST_TEST(words::fields_of(kept("my-board")).size() == 16U);
    driver.run(CommandId::undo);
    BOOST_TEST(driver.field("board rows").GetValue() == "");
}

BOOST_AUTO_TEST_CASE(eko_61_and_64_exits_and_pyramids_are_said_by_mouse_and_by_keyboard) {
    driver.run(words::OwnCommand::boards);
    driver.click("workshop", "part:3");
    driver.paste("board rows", "0:0:.p.ss.p.\n1:0:........");
    driver.key(WXK_RETURN, wxMOD_CONTROL);
    driver.key(WXK_PAGEDOWN);
    int before = driver.inputs();
    for (const char c : {'A', '1', 'B', '1', 'C', '1'}) driver.key(c);
    BOOST_TEST(driver.inputs() - before == 6);
    driver.click_native("save board");
    const Layout by_keys = kept("my-board");
    BOOST_TEST((by_keys.portals == std::vector<LaidPortal>{{{1, 0}, {2, 0}}, {{6, 0}, {7, 0}}}));
    BOOST_TEST((by_keys.groups == std::vector<Group>{{GroupKind::pyramid, {{3, 0}, {4, 0}}, ""}}));
    while (driver.menu(CommandId::undo) != "Undo: Rows as text") driver.run(CommandId::undo);
    driver.click_native("save board");
    BOOST_TEST(kept("my-board").portals.empty());
    before = driver.inputs();
    for (const char* place : {"hex:1,0", "hex:2,0", "hex:6,0", "hex:7,0", "hex:4,0", "group:0"})
        driver.click("workshop", place);
    BOOST_TEST(driver.inputs() - before == 6);
    driver.click_native("save board");
    BOOST_TEST((kept("my-board").portals == by_keys.portals));
    BOOST_TEST((kept("my-board").groups == by_keys.groups));
}

BOOST_AUTO_TEST_CASE(a_tile_is_called_as_the_table_calls_it) {
    have_tiles();
    driver.click("workshop", "part:0");
    driver.fill("board name", "desert");
    driver.key(WXK_RETURN);
    BOOST_TEST(kept("our-tiles").library.front().id == "desert");
    driver.fill("board name", "B");
    driver.key(WXK_ESCAPE);
    BOOST_TEST(said() == "There is a tile called B already.");
    driver.run(CommandId::undo);
    BOOST_TEST(kept("our-tiles").library.front().id == "A");
    driver.fill("board name", "desert");
    driver.key(WXK_PAGEDOWN);  // without Enter
    BOOST_TEST(kept("our-tiles").library.front().id == "desert");
    BOOST_TEST(driver.field("board name").GetValue() == "");  // of the board now
    BOOST_TEST(driver.menu(CommandId::undo) == "Undo: Tile A is called desert");
}

BOOST_AUTO_TEST_CASE(deleting_asks_first_and_a_tile_comes_back) {
    have_tiles();
    for (const char c : {'A', 'A'}) driver.key(c);
    driver.click_native("save board");
    driver.click_native("delete board");
    BOOST_TEST(said().find("Delete My board?") == 0U, said());
    BOOST_TEST(std::filesystem::exists(boards / "my-board.json"));
    driver.click("workshop", "hex:0,0");  // something else: the question is gone
    driver.click_native("delete board");
    BOOST_TEST(std::filesystem::exists(boards / "my-board.json"));
    driver.click_native("delete board");
    BOOST_TEST(!std::filesystem::exists(boards / "my-board.json"));
    driver.click_native("save board");  // it lies there still
    BOOST_TEST(std::filesystem::exists(boards / "my-board.json"));
    driver.click("workshop", "part:0");
    driver.click("workshop", "remove tile");
    BOOST_TEST(kept("our-tiles").library.size() == 14U);
    driver.run(CommandId::undo);
    BOOST_TEST(kept("our-tiles").library.size() == 15U);
}

BOOST_AUTO_TEST_CASE(letters_go_on_to_the_board_after_a_click_on_a_button) {
    have_tiles();
    for (const char c : {'A', 'A', 'B', 'B'}) driver.key(c);
    driver.click_native("undo board");
    driver.key('C');  // its place is chosen still
    BOOST_TEST(driver.menu(CommandId::undo) == "Undo: Tile C");
    driver.click_native("save board");
    for (const char c : {'A', 'D'}) driver.key(c);
    BOOST_TEST(driver.menu(CommandId::undo) == "Undo: Tile D");
    driver.click_native("undo board");
    driver.click_native("redo board");
    driver.key('2');
    BOOST_TEST(driver.menu(CommandId::undo) == "Undo: Tile D turned");
}

// The keyboard waits on the button for the answer.
BOOST_AUTO_TEST_CASE(letters_go_on_to_the_board_while_a_button_has_the_keyboard) {
    have_tiles();
    for (const char c : {'A', 'A'}) driver.key(c);
    driver.click_native("save board");
    driver.click_native("delete board");
    driver.key('3');
    BOOST_TEST(driver.menu(CommandId::undo) == "Undo: Tile A turned");
    BOOST_TEST(said() == "");
}

BOOST_AUTO_TEST_CASE(escape_takes_back_the_question_whether_to_delete) {
    have_tiles();
    for (const char c : {'A', 'A'}) driver.key(c);
    driver.click_native("save board");
    driver.click_native("delete board");
    driver.key(WXK_ESCAPE);
    BOOST_TEST(said() == "");
    BOOST_TEST(driver.has_area("workshop", "turn:0"));  // and nothing else
    driver.click_native("delete board");
    BOOST_TEST(std::filesystem::exists(boards / "my-board.json"));
}

BOOST_AUTO_TEST_CASE(after_undo_the_list_names_the_board_that_is_shown) {
    have_tiles();
    for (const char c : {'A', 'A'}) driver.key(c);
    driver.click_native("save board");
    const auto chosen = [&] {
        return dynamic_cast<wxChoice&>(driver.native("boards")).GetStringSelection().utf8_string();
    };
    BOOST_TEST(chosen() == "My board");
    driver.click_native("new board");
    BOOST_TEST(chosen() == "");
    driver.click_native("undo board");
    BOOST_TEST(chosen() == "My board");
    driver.click_native("redo board");
    BOOST_TEST(chosen() == "");
}

BOOST_AUTO_TEST_CASE(undo_after_saving_keeps_the_name) {
    have_tiles();
    for (const char c : {'A', 'A', 'B', 'B'}) driver.key(c);
    driver.click_native("save board");
    BOOST_TEST(driver.menu(CommandId::undo) == "Undo: Tile B");
    driver.click_native("undo board");
    BOOST_TEST(driver.field("board name").GetValue() == "My board");
}

// The button for saving stayed grey until somebody left the field.
BOOST_AUTO_TEST_CASE(a_new_name_that_is_being_written_can_be_saved) {
    have_tiles();
    for (const char c : {'A', 'A', 'B', 'B'}) driver.key(c);
    driver.click_native("save board");
    BOOST_TEST(!driver.native("save board").IsEnabled());
    driver.native("board name").SetFocus();
    driver.key(WXK_END);
    driver.key('S');
    BOOST_TEST(driver.native("save board").IsEnabled());
    driver.key(WXK_BACK);
    BOOST_TEST(!driver.native("save board").IsEnabled());
    driver.key('S');
    driver.click_native("save board");
    BOOST_TEST(said().find(" is saved as a new board. My board is kept as it was.") != std::string::npos, said());
    BOOST_TEST(choices().size() == 6U);  // both, and the four samples
    BOOST_TEST(kept("my-board").name == "My board");
    BOOST_TEST(kept("my-boards").name != "My board");
}

BOOST_AUTO_TEST_CASE(a_letter_chooses_what_the_pointer_paints) {
    driver.run(words::OwnCommand::boards);
    driver.click("workshop", "part:2");
    driver.write('m');
    BOOST_TEST(driver.menu(CommandId::undo).front() == '*');  // nothing was painted
    driver.click("workshop", "hex:1,0");
    driver.click_native("save board");
    const std::vector<words::SheetField> wanted{{{1, 0}, FieldKind::mountain}};
    BOOST_TEST((words::fields_of(kept("my-board")) == wanted));
}

// A click that follows another would hit what has come under the pointer meanwhile.
BOOST_AUTO_TEST_CASE(a_sentence_does_not_move_the_buttons) {
    lay_sample(2, [this](const auto& beside, const LaidTile& tile) { lay_by_keys(beside, tile); });
    driver.click("workshop", "part:5");
    BOOST_TEST(said() == "");
    const auto places = [&] {
        std::vector<double> all;
        for (const gui::Area& one : driver.canvas("workshop").areas())
            if (!one.name.starts_with("hex:") && !one.name.starts_with("color:"))
                all.insert(all.end(), {one.where.x, one.where.y});
        return all;
    };
    const auto before = places();
    driver.click("workshop", "rest");
    BOOST_TEST(said() == "32 fields are empty. Discs cyan has left: 16.");
    BOOST_TEST(places() == before, boost::test_tools::per_element());
    driver.key('C');
    driver.click("workshop", "deal");  // which adds a line to what is told
    BOOST_TEST(places() == before, boost::test_tools::per_element());
}

// A game began on the board as it had been saved before, without a word.
BOOST_AUTO_TEST_CASE(a_saved_board_that_was_changed_and_left_is_what_the_next_session_is_begun_on) {
    have_tiles();
    for (const char c : {'A', 'A', 'A', 'D'}) driver.key(c);
    driver.click_native("save board");
    for (const char c : {'A', 'E'}) driver.key(c);
    driver.key(WXK_ESCAPE);  // the tile
    driver.key(WXK_ESCAPE);
    BOOST_TEST(kept("my-board").tiles.size() == 2U);
    driver.run(CommandId::new_session);
    BOOST_TEST(chosen_board() == "My board (changed)");
    BOOST_TEST(driver.has_area("new session", "board:5"));  // the one in the file, and four samples
    driver.click("new session", "board:1");
    BOOST_TEST(chosen_board() == "My board");
    driver.key(WXK_ESCAPE);
    driver.run(CommandId::new_session);
    BOOST_TEST(chosen_board() == "My board");  // whoever chose it knows
    driver.click("new session", "board:0");
    driver.click("new session", "first:cyan");
    driver.click("new session", "begin");
    BOOST_TEST(driver.desk().session().header().layout.tiles.size() == 3U);
    BOOST_TEST(kept("my-board").tiles.size() == 2U);
    driver.run(words::OwnCommand::boards);
    driver.click_native("save board");
    BOOST_TEST(kept("my-board").tiles.size() == 3U);
    driver.key(WXK_ESCAPE);
    driver.run(CommandId::new_session);
    BOOST_TEST(chosen_board() == "My board");
    BOOST_TEST(!driver.has_area("new session", "board:5"));
}

BOOST_AUTO_TEST_CASE(a_board_that_is_changed_for_a_session_that_waits_is_its_board) {
    have_tiles();
    for (const char c : {'A', 'A', 'A', 'D'}) driver.key(c);
    driver.click_native("save board");
    driver.click_native("back");
    driver.run(CommandId::new_session);
    driver.click("new session", "board:0");
    driver.click("new session", "lay board");
    for (const char c : {'A', 'E'}) driver.key(c);
    driver.click_native("back");
    BOOST_TEST(chosen_board() == "My board (changed)");
    driver.click("new session", "lay board");
    driver.click_native("undo board");
    driver.click_native("back");
    BOOST_TEST(chosen_board() == "My board");
}

// A fourth seat was added to three players with names.
BOOST_AUTO_TEST_CASE(players_with_names_stay_as_many_as_they_are_whatever_board_comes) {
    const auto contents = [this]() -> const window::NewSessionContents& {
        return dynamic_cast<window::NewSessionView&>(driver.canvas("new session")).contents();
    };
    driver.frame().SetClientSize(1280, 1000);  // all of the page in sight
    have_tiles();
    driver.click("workshop", "players:4");
    driver.canvas("workshop").SetFocus();
    for (const char c : {'A', 'A', 'A', 'D'}) driver.key(c);
    driver.click_native("save board");
    driver.click_native("back");
    BOOST_TEST_REQUIRE(!driver.shows("workshop"));
    driver.run(CommandId::new_session);
    driver.type("Clara");
    driver.click("new session", "board:0");
    driver.click("new session", "players:3");
    const std::string hint = "of 3 players";
    BOOST_TEST_REQUIRE(contents().board_remark.find(hint) != std::string::npos, contents().board_remark);
    driver.click("new session", "lay board");
    BOOST_TEST_REQUIRE(driver.shows("workshop"));
    for (const char c : {'A', 'E'}) driver.key(c);
    driver.click_native("back");
    BOOST_TEST(chosen_board() == "My board (changed)");
    BOOST_TEST(contents().board_remark.find(hint) != std::string::npos, contents().board_remark);
    driver.click("new session", "first:cyan");
    driver.click("new session", "begin");
    BOOST_TEST(driver.desk().session().header().seats.size() == 3U);
}

BOOST_AUTO_TEST_CASE(discs_that_were_laid_for_three_play_though_the_last_game_had_two_names) {
    driver.run(CommandId::new_session);
    driver.type("Clara");
    driver.click("new session", "first:cyan");
    driver.click("new session", "begin");
    BOOST_TEST(driver.desk().session().header().seats.size() == 2U);
    have_tiles();
    driver.click("workshop", "players:3");
    driver.canvas("workshop").SetFocus();
    for (const char c : {'A', 'A', 'A', 'D'}) driver.key(c);
    driver.click("workshop", "part:5");
    for (const char c : {'C', 'V', 'B'}) driver.key(c);
    driver.key(WXK_RETURN, wxMOD_CONTROL);
    BOOST_TEST_REQUIRE(driver.shows("new session"));
    driver.click("new session", "first:cyan");
    driver.click("new session", "begin");
    BOOST_TEST(driver.desk().session().header().seats.size() == 3U);
    BOOST_TEST(driver.desk().session().header().start.size() == 3U);
}

BOOST_AUTO_TEST_CASE(where_nobody_is_named_there_are_as_many_players_as_the_board_is_for) {
    have_tiles();
    driver.click("workshop", "players:4");
    driver.canvas("workshop").SetFocus();
    for (const char c : {'A', 'A', 'A', 'D'}) driver.key(c);
    driver.click_native("back");
    driver.run(CommandId::new_session);
    driver.click("new session", "first:cyan");
    driver.click("new session", "begin");
    BOOST_TEST(driver.desk().session().header().seats.size() == 4U);
}

BOOST_AUTO_TEST_CASE(a_new_board_that_was_left_without_saving_is_offered) {
    have_tiles();
    for (const char c : {'A', 'A', 'A', 'D'}) driver.key(c);
    driver.click_native("back");
    driver.run(CommandId::new_session);
    BOOST_TEST(chosen_board() == "My board (not saved)");
    driver.click("new session", "first:cyan");
    driver.click("new session", "begin");
    BOOST_TEST(driver.desk().session().header().layout.tiles.size() == 2U);
    driver.frame().Close();
    driver.settle();
    BOOST_TEST(said() == "Not saved: My board. Save, or quit again to discard the changes.");
}

BOOST_AUTO_TEST_CASE(whoever_takes_another_board_hears_how_a_changed_one_comes_back) {
    have_tiles();
    for (const char c : {'A', 'A', 'A', 'D'}) driver.key(c);
    driver.click_native("new board");
    BOOST_TEST(said() == "My board is not saved. Undo brings it back.");
    driver.click_native("undo board");
    BOOST_TEST(driver.menu(CommandId::undo) == "Undo: Tile D");
    driver.click_native("back");
    driver.run(CommandId::new_session);
    driver.click("new session", "board:2");
    driver.click("new session", "paint board");
    BOOST_TEST(said() == "My board is not saved. Undo brings it back.");
    driver.click_native("undo board");
    driver.click_native("back");
    BOOST_TEST(chosen_board() == "My board (not saved)");
}

// Its page of boards was empty until it was chosen there once more.
BOOST_AUTO_TEST_CASE(a_sample_that_is_chosen_is_at_hand_on_the_page_of_boards) {
    driver.run(CommandId::new_session);
    driver.click("new session", "board:3");  // with all variants
    for (const char* const button : {"lay board", "paint board"}) {
        driver.click("new session", button);
        BOOST_TEST(dynamic_cast<wxChoice&>(driver.native("boards")).GetStringSelection() == "Sample, all variants");
        driver.click("workshop", "part:4");
        const auto there = driver.canvas("workshop").areas();
        BOOST_TEST(std::any_of(there.begin(), there.end(),
                               [](const gui::Area& one) { return one.name.starts_with("place:"); }));
        driver.click_native("back");
        BOOST_TEST(chosen_board() == "Sample, all variants");
    }
    driver.click("new session", "lay board");
    driver.click_native("begin on board");  // as it is
    BOOST_TEST(chosen_board() == "Sample, all variants");
}

// Also when the program was closed meanwhile, and no session was begun on it.
BOOST_AUTO_TEST_CASE(the_board_chosen_last_is_kept_with_the_preferences) {
    const support::Folder folder;
    const auto preferences = folder.write("preferences.conf", "tour = seen\n");
    const auto library = folder / "library.logothete";
    store::Library::open(library);
    const auto chosen = [](gui_test::WindowDriver& window) {
        window.run(CommandId::new_session);
        return dynamic_cast<eko::window::NewSessionView&>(window.canvas("new session")).contents().board;
    };
    {
        gui_test::WindowDriver first{{eko::window::game_window()}, library, preferences};
        BOOST_TEST(chosen(first) == 0U);
        first.click("new session", "board:3");
        first.close();
    }
    gui_test::WindowDriver second{{eko::window::game_window()}, library, preferences};
    BOOST_TEST(chosen(second) == 3U);
}

BOOST_AUTO_TEST_CASE(the_board_chosen_last_is_chosen_again) {
    driver.run(CommandId::new_session);
    const auto remark = [this] { return driver.canvas("new session").spoken(); };
    const auto says = [&](const std::string& what) {
        const auto all = remark();
        return std::any_of(all.begin(), all.end(), [&](const auto& one) { return one.text.find(what) == 0; });
    };
    BOOST_TEST_REQUIRE(says("Sample, 2 players: 49 fields"));
    driver.click("new session", "board:3");  // with all variants
    BOOST_TEST_REQUIRE(!says("Sample, 2 players: 49 fields"));
    std::vector<std::string> before;
    for (const auto& one : remark()) before.push_back(one.text);
    driver.key(WXK_ESCAPE);
    driver.run(CommandId::new_session);
    std::vector<std::string> after;
    for (const auto& one : remark()) after.push_back(one.text);
    BOOST_TEST(before == after, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
