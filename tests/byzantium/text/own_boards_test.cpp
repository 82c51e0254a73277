// SPDX-License-Identifier: MIT
#include "byzantium/text/own_boards.h"

#include "byzantium/text/board.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/kept.h"
#include "session/resources.h"
#include "support/environment.h"
#include "support/file_error.h"
#include "support/folder.h"
#include "support/scene.h"
#include "wording/sentence.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace {

using byzantium::Board;
using byzantium::Color;
using byzantium::text::Boards;
using byzantium::text::OwnBoards;
using support::file_error;
using support::Folder;
using support::holds;

Board ours(const std::string& id, const std::string& name) {
    Board board = support::standard_table().board;
    board.id = id;
    board.name = name;
    board.cities[byzantium::index(support::city("damascus"))].strength = 2;
    return board;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(own_boards)

BOOST_AUTO_TEST_CASE(what_was_saved_is_listed_and_read_again) {
    const Folder folder;
    const OwnBoards own{folder / "data/boards"};
    BOOST_TEST(own.list().boards.empty());
    own.save(ours("kitchen", "Kitchen table"));
    own.save(ours("attic", "Attic"));
    const auto all = own.list();
    BOOST_REQUIRE(all.boards.size() == 2U);
    BOOST_TEST(all.boards[0].id == "attic");
    BOOST_TEST(all.broken.empty());
    BOOST_TEST(own.board("kitchen").cities[byzantium::index(support::city("damascus"))].strength == 2);
    BOOST_TEST(own.holds("kitchen"));
    own.remove("kitchen");
    BOOST_TEST(!own.holds("kitchen"));
    own.remove("kitchen");  // gone already
    BOOST_TEST(holds(file_error([&] { own.board("kitchen"); }), "there is no such file"));
}

// Versions before games had folders of their own kept them one folder higher.
BOOST_AUTO_TEST_CASE(what_lay_in_the_folder_above_is_found_until_it_is_saved_again) {
    const Folder folder;
    OwnBoards{folder / "boards"}.save(ours("kitchen", "Kitchen table"));
    OwnBoards{folder / "boards"}.save(ours("attic", "Attic"));
    const OwnBoards own{session::BoardFolders{folder / "boards/byzantium", {folder / "boards"}}};
    BOOST_TEST(own.list().boards.size() == 2U);
    BOOST_TEST(own.holds("kitchen"));
    BOOST_TEST(own.board("kitchen").name == "Kitchen table");
    own.save(ours("kitchen", "Kitchen table, corrected"));
    own.save(ours("balcony", "Balcony"));
    BOOST_TEST(std::filesystem::exists(folder / "boards/byzantium/kitchen.json"));
    BOOST_TEST(std::filesystem::exists(folder / "boards/byzantium/balcony.json"));
    BOOST_TEST(!std::filesystem::exists(folder / "boards/kitchen.json"));
    const auto all = own.list().boards;
    BOOST_TEST_REQUIRE(all.size() == 3U);
    BOOST_TEST(all[0].id == "attic");
    BOOST_TEST(all[2].name == "Kitchen table, corrected");
    own.remove("attic");
    own.remove("kitchen");
    BOOST_TEST(!own.holds("attic"));
    BOOST_TEST(!own.holds("kitchen"));
}

BOOST_AUTO_TEST_CASE(the_users_boards_lie_in_a_folder_for_each_game) {
    const Folder folder;
    const support::Environment home{"XDG_DATA_HOME", (folder / "data").string()};
    OwnBoards{folder / "data/logothete/boards"}.save(ours("attic", "Attic"));
    const auto own = OwnBoards::of_user();
    BOOST_TEST(own.holds("attic"));
    own.save(ours("kitchen", "Kitchen table"));
    BOOST_TEST(std::filesystem::exists(folder / "data/logothete/boards/byzantium/kitchen.json"));
    const session::GameFolder another{"another", {}, {}, session::OlderBoards::none};
    BOOST_TEST(session::board_folders(another).older.empty());
    BOOST_TEST((session::board_folders(another).folder.value() == folder / "data/logothete/boards/another"));
}

// A library that is named has its boards beside it. Those of the usual one are found, wherever versions kept them, and
// stay where they are.
BOOST_AUTO_TEST_CASE(boards_beside_a_named_library_come_before_the_usual_ones) {
    const Folder folder;
    const support::Environment home{"XDG_DATA_HOME", (folder / "data").string()};
    OwnBoards{folder / "data/logothete/boards"}.save(ours("attic", "Attic"));
    OwnBoards::of_user().save(ours("kitchen", "Kitchen table"));
    const OwnBoards named{
        session::board_folders(byzantium::text::Game::folder(), folder / "cellar/evenings.logothete")};
    BOOST_TEST(named.list().boards.size() == 2U);
    BOOST_TEST(named.board("attic").name == "Attic");
    named.save(ours("attic", "Attic, corrected"));
    named.save(ours("kitchen", "Kitchen, corrected"));
    BOOST_TEST(std::filesystem::exists(folder / "cellar/boards/byzantium/attic.json"));
    BOOST_TEST(named.list().boards.size() == 2U);
    BOOST_TEST(named.board("kitchen").name == "Kitchen, corrected");
    BOOST_TEST(OwnBoards::of_user().board("attic").name == "Attic");
    BOOST_TEST(OwnBoards::of_user().board("kitchen").name == "Kitchen table");
}

BOOST_AUTO_TEST_CASE(a_broken_file_is_told_and_the_others_are_listed) {
    const Folder folder;
    const OwnBoards own{folder / ""};
    own.save(ours("attic", "Attic"));
    folder.write("broken.json", "{\"id\": ");
    folder.write("other.json", byzantium::text::write_board(ours("not-other", "Other")));
    folder.write("note.txt", "no board, and none of ours");
    const auto all = own.list();
    BOOST_TEST(all.boards.size() == 1U);
    BOOST_REQUIRE(all.broken.size() == 2U);
    BOOST_TEST(holds(wording::in_english(all.broken[0].why), "broken.json"));
    BOOST_TEST(
        holds(wording::in_english(all.broken[1].why),
              ": this file holds the board “not-other” and must be named not-other.json; importing it does that."));
    BOOST_TEST(folder.read("broken.json") == "{\"id\": ");
}

BOOST_AUTO_TEST_CASE(where_nothing_can_be_written_that_is_said) {
    const Folder folder;
    folder.write("boards", "a file where the folder should be");
    const OwnBoards own{folder / "boards"};
    BOOST_TEST(own.list().boards.empty());
    BOOST_TEST(holds(file_error([&] { own.save(ours("attic", "Attic")); }), "boards"));
    BOOST_TEST(folder.read("boards") == "a file where the folder should be");
}

BOOST_AUTO_TEST_CASE(an_id_leads_out_of_no_folder) {
    const Folder folder;
    const OwnBoards own{folder / "boards"};
    for (const char* id : {"", "../x", "a/b", "x.json"}) {
        BOOST_TEST(!own.holds(id), id);
        BOOST_TEST(holds(file_error([&] { own.save(ours(id, "X")); }), "letters, digits"), id);
    }
    BOOST_TEST(!std::filesystem::exists(folder / "x.json"));
}

BOOST_AUTO_TEST_CASE(boards_are_those_of_the_program_and_then_ones_own) {
    const Folder folder;
    const OwnBoards own{folder / ""};
    own.save(ours("attic", "Attic"));
    own.save(ours("byzantium-2005", "In the place of the printed one"));  // by hand, or by another program
    const Boards boards{session::Resources::find(), own};
    const auto all = boards.choices();
    BOOST_REQUIRE(all.size() == 2U);
    BOOST_TEST(all[0].id == "byzantium-2005");
    BOOST_TEST((all[0].origin == Boards::Origin::program));
    BOOST_TEST(all[1].name == "Attic");
    BOOST_TEST((all[1].origin == Boards::Origin::own));
    BOOST_TEST(boards.board("attic").name == "Attic");
    BOOST_TEST(boards.board("byzantium-2005").name == boards.usual().name);
    BOOST_TEST(boards.usual_id() == "byzantium-2005");
}

BOOST_AUTO_TEST_CASE(a_session_keeps_its_board_when_the_file_changes_or_goes) {
    const Folder folder;
    const OwnBoards own{folder / ""};
    own.save(ours("attic", "Attic"));
    const Boards boards{session::Resources::find(), own};
    auto library = store::Library::in_memory();
    const byzantium::Header header{"attic", {{Color::blue, ""}, {Color::red, ""}}, Color::red, {}};
    const auto id = byzantium::text::begin_session(library, header, {"Friday", ""}, boards);
    own.remove("attic");
    const auto opened = byzantium::text::look_at(library, id, boards, session::DiceSource::from_seed(0));
    BOOST_TEST(opened.session.position()[support::city("damascus")].tokens == 2);
}

BOOST_AUTO_TEST_SUITE_END()
