// SPDX-License-Identifier: MIT
// Boards in files: those of the program, and a table's own with what they were before.
#include "eko/text/saved_boards.h"

#include "eko/rules/board.h"
#include "eko/text/board_counts.h"
#include "eko/text/layout.h"
#include "eko/text/layout_changes.h"
#include "protocol/text.h"
#include "session/files.h"
#include "session/resources.h"
#include "support/environment.h"
#include "support/folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <string>
#include <vector>

using namespace eko;

struct SavedFolder {
    support::Folder folder;
    text::SavedBoards saved{session::Resources::find(), {folder / "eko", {}}};
    Layout box = text::with_tile({}, {"A", "x..r..."}).value();

    void add(const std::string& id) const { saved.add(text::saved_board(id, box)); }
    std::size_t tiles_of(const std::string& id) const { return saved.own(id).layout.library.size(); }
    template <class Act>
    std::string fault_of(const Act& act) const try {
        act();
        return "";
    } catch (const wording::Failure& failure) {
        return failure.what();
    }
};

const std::vector<std::string> samples{"sample-2", "sample-3", "sample-4", "sample-variants"};

BOOST_FIXTURE_TEST_SUITE(saved_boards, SavedFolder)

BOOST_DATA_TEST_CASE(samples_pass_every_check_without_a_hint, boost::unit_test::data::make(samples), id) {
    const auto sample = saved.find(id);
    const Board board = make_board(sample.layout).value();
    const int players = text::players_for(board, sample.layout);
    BOOST_TEST(hints(board, sample.layout, players).empty(), text::write_check(board, sample.layout, players));
    BOOST_TEST(sample.name.starts_with("Invented sample"), sample.name);
    BOOST_TEST((sample.layout.library == saved.find("sample-2").layout.library));
    BOOST_TEST((text::read_layout(text::write_layout(sample.layout), "") == sample.layout));
}

// A library that is named has its boards beside it; those of the usual one are found, and stay where they are.
BOOST_AUTO_TEST_CASE(boards_are_kept_beside_the_library_that_is_named) {
    const support::Environment data{"XDG_DATA_HOME", (folder / "data").string()};
    const auto beside = [&](const std::filesystem::path& library) {
        return text::SavedBoards{session::Resources::find(),
                                 session::board_folders(text::BoardFiles::folder(), library)};
    };
    const auto usual = folder / "data/logothete/boards/eko";
    beside({}).add(text::saved_board("ours", box));
    BOOST_TEST(std::filesystem::exists(usual / "ours.json"));
    const auto named = beside(folder / "cellar/evenings.logothete");
    BOOST_TEST(named.own("ours").layout.library.size() == 1U);
    named.change(text::saved_board("ours", text::with_tile(box, {"B", "x..m..."}).value()));
    named.add(text::saved_board("theirs", box));
    BOOST_TEST(std::filesystem::exists(folder / "cellar/boards/eko/theirs.json"));
    BOOST_TEST(named.own("ours").layout.library.size() == 2U);
    BOOST_TEST(beside({}).own("ours").layout.library.size() == 1U);
    BOOST_TEST(!std::filesystem::exists(usual / "theirs.json"));
    const auto of_usual =
        session::board_folders(text::BoardFiles::folder(), folder / "data/logothete/library.logothete");
    BOOST_TEST((of_usual.folder == usual));
    BOOST_TEST(of_usual.older.empty());
}

BOOST_AUTO_TEST_CASE(one_sample_has_every_variant) {
    const auto sample = saved.find("sample-variants");
    const Board board = make_board(sample.layout).value();
    const auto all = text::counts(board, sample.layout);
    for (const FieldKind kind : {FieldKind::storm, FieldKind::wind, FieldKind::moon, FieldKind::sand})
        BOOST_TEST(all[kind] > 0);
    BOOST_TEST(board.exits.size() == 2U);
    BOOST_TEST(board.pyramids.size() == 2U);
    BOOST_TEST(board.beacons.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_board_is_found_by_id_by_name_and_as_a_file) {
    add("box");
    BOOST_TEST(saved.find("Invented sample, 2 players").id == "sample-2");
    BOOST_TEST(saved.find("box").layout.library.size() == 1U);
    const auto file = folder.write("mine.json", R"({"format":1,"name":"Mine","rows":["0:0:.."]})").string();
    BOOST_TEST(saved.find(file).name == "Mine");
    BOOST_TEST(fault_of([&] { saved.find("nowhere"); })
                   .starts_with("There is no board “nowhere”, and no such file. To list the boards: logothete-cli "
                                "board list --game eko"));
    BOOST_TEST(fault_of([&] { saved.find(folder.write("b.json", "\xff{").string()); }) != "");
}

BOOST_AUTO_TEST_CASE(the_last_change_is_taken_back_and_put_back) {
    add("box");
    saved.change(text::saved_board("box", text::with_tile(box, {"B", "......."}).value()));
    BOOST_TEST(tiles_of("box") == 2U);
    saved.undo("box");
    BOOST_TEST(tiles_of("box") == 1U);
    saved.undo("box");
    BOOST_TEST(tiles_of("box") == 2U);
    saved.remove("box");
    BOOST_TEST(!saved.id_of("box").has_value());
    saved.undo("box");
    BOOST_TEST(tiles_of("box") == 2U);
    BOOST_TEST(fault_of([&] { saved.undo("other"); }) == "There is no change to “other” to undo.");
    BOOST_TEST(fault_of([&] { saved.undo("../box"); }) == "There is no change to “../box” to undo.");
}

BOOST_AUTO_TEST_CASE(a_new_board_can_be_taken_back_too) {
    add("box");
    saved.undo("box");
    BOOST_TEST(!saved.id_of("box").has_value());
    saved.undo("box");
    BOOST_TEST(tiles_of("box") == 1U);
}

BOOST_AUTO_TEST_CASE(boards_of_the_program_and_taken_ids_stay) {
    add("box");
    BOOST_TEST(fault_of([&] { add("box"); }) == "There is already a board “box”.");
    BOOST_TEST(fault_of([&] { add("sample-2"); }) == "There is already a board “sample-2”.");
    BOOST_TEST(fault_of([&] { saved.own("sample-2"); })
                   .starts_with("sample-2 is built in and cannot be changed. To change a copy: logothete-cli board new "
                                "NAME --like sample-2"));
    BOOST_TEST(fault_of([&] {
                   saved.own("none");
               }).starts_with("You have no board “none”. To make one: logothete-cli board new none"));
    BOOST_TEST(fault_of([&] { add("a/b"); }) == "A board's id has letters, digits, - and _ only.");
    BOOST_TEST(saved.free_id("box") == "box-2");
    BOOST_TEST(saved.free_id("ek\xc3\xb6 box!") == "ekbox");
    BOOST_TEST(saved.free_id("\xff/..") == "board");
    BOOST_TEST(session::is_board_id(saved.free_id(std::string(500, 'x'))));
}

BOOST_AUTO_TEST_CASE(a_broken_file_is_listed_and_kept) {
    add("box");
    folder.write("eko/bad.json", "{\"format\":1,\"rows\":[\"0:0:q\"]}");
    BOOST_TEST(saved.list().own().list().broken.size() == 1U);
    BOOST_TEST(saved.list().own().list().boards.size() == 1U);
    BOOST_TEST(fault_of([&] { saved.own("bad"); }).find("must hold only the letters") != std::string::npos);
    BOOST_TEST(folder.read("eko/bad.json").size() == 29U);
}

BOOST_AUTO_TEST_CASE(boards_differ_field_by_field) {
    const Board one = make_board(text::with_laid(box, {"A", {0, 0}, 0}).value()).value();
    const Board other = make_board(text::with_laid(box, {"A", {0, 0}, 1}).value()).value();
    const std::vector<text::FieldDifference> turned{{{-1, 0}, FieldKind::movement, FieldKind::reg},
                                                    {{-1, 1}, FieldKind::reg, FieldKind::movement}};
    BOOST_TEST((text::differences(one, other) == turned));
    BOOST_TEST(text::differences(one, one).empty());
}

BOOST_AUTO_TEST_SUITE_END()
