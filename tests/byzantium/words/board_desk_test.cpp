// SPDX-License-Identifier: MIT
#include "byzantium/words/boards/board_desk.h"

#include "byzantium/text/boards.h"
#include "byzantium/words/boards/board_words.h"
#include "byzantium/words/texts.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>

namespace {

using byzantium::words::BoardDesk;
using support::Folder;
using Outcome = BoardDesk::Said::Outcome;

byzantium::text::Boards boards_in(const Folder& folder) {
    return byzantium::text::Boards{session::Resources::find(), byzantium::text::OwnBoards{folder / "boards"}};
}

// A board of one's own, with Damascus weaker, and at hand.
void save_ours(BoardDesk& desk, const std::string& name) {
    BOOST_TEST(desk.draft().set("cities.damascus.strength", "2").empty());
    BOOST_TEST(desk.draft().rename(name).empty());
    const auto said = desk.save();
    BOOST_TEST((said.outcome == Outcome::done), said.sentence);
}

bool is_refused(const BoardDesk::Said& said, const std::string& part) {
    BOOST_TEST(is_sentence(said.sentence), said.sentence);
    return said.outcome == Outcome::refused && holds(said.sentence, part);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(board_desks)

BOOST_AUTO_TEST_CASE(the_printed_board_stays_and_what_was_changed_on_it_is_ones_own) {
    const Folder folder;
    BoardDesk desk{boards_in(folder)};
    BOOST_TEST(desk.rows().size() == 1U);
    save_ours(desk, "Kitchen table");
    BOOST_REQUIRE(desk.rows().size() == 2U);
    BOOST_TEST(desk.rows()[1].line == "Kitchen table");
    BOOST_TEST(desk.rows()[1].id == "kitchen-table");
    BOOST_TEST(desk.at_hand() == 1U);
    BOOST_TEST(!desk.draft().is_changed());
    desk.open(0);
    BOOST_TEST(desk.draft().differences() == 0U);
    BOOST_TEST(desk.draft().facts().name == "Byzantium (Warfrog, 2005)");
}

BOOST_AUTO_TEST_CASE(a_board_is_saved_in_its_place_or_under_another_name_beside_it) {
    const Folder folder;
    BoardDesk desk{boards_in(folder)};
    save_ours(desk, "Kitchen table");
    desk.draft().set("cities.athens.strength", "1");
    BOOST_TEST(desk.rows()[1].line == "Not saved: Kitchen table");
    BOOST_TEST((desk.save().outcome == Outcome::done));
    BOOST_TEST(desk.rows().size() == 2U);
    desk.draft().rename("Attic");
    desk.draft().set("cities.athens.strength", "3");
    BOOST_TEST((desk.save().outcome == Outcome::done));
    BOOST_TEST(desk.rows().size() == 3U);
    BoardDesk again{boards_in(folder)};
    BOOST_TEST(again.rows()[1].id == "attic");
    again.open(2);
    BOOST_TEST(byzantium::words::city_with(again.draft().facts(), "athens")->strength == 1);
}

BOOST_AUTO_TEST_CASE(two_boards_cannot_have_one_name) {
    const Folder folder;
    BoardDesk desk{boards_in(folder)};
    desk.draft().set("cities.damascus.strength", "2");
    BOOST_TEST(is_refused(desk.save(),
                          "There is already a board called Byzantium (Warfrog, 2005). Give this one another name."));
    save_ours(desk, "Kitchen table");
    desk.open(0);
    desk.draft().rename("KITCHEN TABLE");
    BOOST_TEST(is_refused(desk.save(), "already"));
    desk.draft().rename("Kitchen, table");
    BOOST_TEST((desk.save().outcome == Outcome::done));
    BOOST_TEST(desk.rows()[desk.at_hand()].id == "kitchen-table-2");
}

BOOST_AUTO_TEST_CASE(a_board_that_cannot_be_played_on_is_not_saved) {
    const Folder folder;
    BoardDesk desk{boards_in(folder)};
    desk.draft().rename("Ours");
    desk.draft().set("setup.casualty_pool", "0");
    BOOST_TEST(is_refused(desk.save(), "(BYZ-3)"));
    BOOST_TEST(byzantium::words::board_standing_words(desk) == desk.draft().fault());
    BOOST_TEST(desk.draft().is_changed());
    BOOST_TEST(!std::filesystem::exists(folder / "boards"));
}

BOOST_AUTO_TEST_CASE(turning_to_another_board_loses_no_draft) {
    const Folder folder;
    BoardDesk desk{boards_in(folder)};
    save_ours(desk, "Kitchen table");
    desk.draft().set("setup.turns", "4");
    desk.open(0);
    BOOST_TEST((desk.unsaved() == std::vector<std::string>{"Kitchen table"}));
    desk.open(1);
    BOOST_TEST(desk.draft().facts().setup.turns == 4);
    BOOST_TEST(desk.draft().undo_name() == "Turns: 4");
}

BOOST_AUTO_TEST_CASE(what_is_deleted_is_gone_and_the_printed_board_cannot_be) {
    const Folder folder;
    BoardDesk desk{boards_in(folder)};
    BOOST_TEST(is_refused(desk.remove(), "cannot be deleted"));
    save_ours(desk, "Kitchen table");
    BOOST_TEST(desk.remove().sentence == "Kitchen table is deleted. Games started on it keep it.");
    BOOST_TEST(desk.rows().size() == 1U);
    BOOST_TEST(desk.at_hand() == 0U);
}

BOOST_AUTO_TEST_CASE(a_board_goes_to_a_friend_and_is_taken_in_there) {
    const Folder here;
    const Folder there;
    BoardDesk ours{boards_in(here)};
    save_ours(ours, "Kitchen table");
    ours.draft().set("setup.turns", "4");
    BOOST_TEST(holds(ours.write_to({here / "sent.json"}).sentence,
                     "has the board as you last saved it, without your later changes."));
    BoardDesk theirs{boards_in(there)};
    BOOST_TEST((theirs.take_in(here / "sent.json").outcome == Outcome::done));
    BOOST_TEST(theirs.draft().facts().name == "Kitchen table");
    BOOST_TEST(theirs.draft().differences() == 1U);
    BOOST_TEST(is_refused(theirs.take_in(here / "sent.json"), "already"));
    BOOST_TEST((theirs.take_in(here / "sent.json", "From Anna").outcome == Outcome::done));
    BOOST_TEST(theirs.rows().size() == 3U);
}

BOOST_AUTO_TEST_CASE(a_file_that_is_no_board_is_refused_and_nothing_is_taken_in) {
    const Folder folder;
    BoardDesk desk{boards_in(folder)};
    const auto broken = desk.take_in(folder.write("broken.json", "{\"cities\": ["));
    BOOST_TEST((broken.outcome == Outcome::refused));
    BOOST_TEST(holds(broken.sentence, "broken.json"));
    BOOST_TEST(holds(desk.take_in(folder / "nowhere.json").sentence, "there is no such file"));
    BOOST_TEST(desk.rows().size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_broken_file_among_the_boards_is_said_and_a_bad_disk_too) {
    const Folder folder;
    std::filesystem::create_directory(folder / "boards");
    folder.write("boards/bad.json", "[]");
    BoardDesk desk{boards_in(folder)};
    BOOST_REQUIRE(desk.broken().size() == 1U);
    BOOST_TEST(holds(desk.broken()[0], "bad.json"));
    std::filesystem::remove_all(folder / "boards");
    folder.write("boards", "");
    desk.draft().rename("Ours");
    const auto said = desk.save();
    BOOST_TEST((said.outcome == Outcome::refused));
    BOOST_TEST(desk.draft().is_changed());
}

BOOST_AUTO_TEST_CASE(an_id_is_made_of_any_name) {
    BOOST_TEST(byzantium::words::board_id_of("Anna's 2nd board!") == "anna-s-2nd-board");
    BOOST_TEST(byzantium::words::board_id_of("\u0411\u043E\u0440\u0434") == "board");
    BOOST_TEST(byzantium::words::board_id_of("../../etc") == "etc");
    BOOST_TEST(byzantium::words::board_id_of(std::string(100, 'a')).size() == 40U);
}

BOOST_AUTO_TEST_SUITE_END()
