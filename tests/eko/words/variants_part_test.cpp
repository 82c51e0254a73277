// SPDX-License-Identifier: MIT
// Exits of portals, pyramids and lighthouses on the page of boards; rows as text: what is offered, what clicks and keys
// do, without a window.
#include "eko/rules/board.h"
#include "eko/text/layout.h"
#include "eko/text/saved_boards.h"
#include "eko/text/typed_ids.h"
#include "eko/words/shelf/workshop.h"
#include "session/dice.h"
#include "session/resources.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace eko;
using words::Workshop;

struct AtTheVariants {
    support::Folder folder;
    words::BoardShelf shelf{text::SavedBoards{session::Resources::find(), {folder / "eko", {}}}};
    session::DiceSource chance = session::DiceSource::from_seed(5);
    Workshop workshop{shelf};

    const Layout& layout() { return workshop.maker().layout(); }
    void go_to(Workshop::Part part) { BOOST_TEST(workshop.turn_to(part) == ""); }
    void write(const std::string& rows) {
        go_to(Workshop::Part::text);
        workshop.write_rows(rows);
        BOOST_TEST(workshop.take_rows() == "");
    }
    // Two portals, a storm of two fields, and one of nine.
    void have_board() {
        write("0:0:.p.ss.p.\n1:0:........m\n3:0:sssssssss");
        go_to(Workshop::Part::variants);
    }
    void type(std::string_view keys) {
        for (const char key : keys) BOOST_TEST(workshop.type(key).value() == "", key);
    }
    std::vector<std::string> labels() {
        std::vector<std::string> all;
        for (const auto& group : workshop.palette().groups)
            for (const auto& item : group.items) all.push_back(text::with_ids(item.label));
        return all;
    }
    std::string fact(Hex at) {
        const auto sheet = workshop.sheet();
        const auto place = std::find(sheet.hexagons.begin(), sheet.hexagons.end(), at);
        return text::with_ids(words::sheet_facts(sheet).at(static_cast<std::size_t>(place - sheet.hexagons.begin())));
    }
};

BOOST_FIXTURE_TEST_SUITE(variants_part, AtTheVariants)

BOOST_AUTO_TEST_CASE(without_a_portal_or_a_storm_it_says_so_and_offers_nothing) {
    write("0:0:....m");
    go_to(Workshop::Part::variants);
    BOOST_TEST(workshop.palette().prompt.find("This board has no portal and no storm field") == 0U);
    BOOST_TEST(workshop.palette().groups.empty());
    BOOST_TEST(workshop.type('A').value() == "No portal or storm has this letter.");
    BOOST_TEST(text::with_ids(workshop.tap({4, 0})) == "4,0 is neither a portal nor a storm field: mountain.");
}

BOOST_AUTO_TEST_CASE(eko_61_an_exit_takes_a_letter_and_a_number) {
    have_board();
    const std::vector<std::string> wanted{"Portal 1,0, no exit yet", "Storm 3,0, 2 fields", "Portal 6,0, no exit yet"};
    BOOST_TEST(labels() == wanted, boost::test_tools::per_element());
    type("A1");
    BOOST_TEST((layout().portals == std::vector<LaidPortal>{{{1, 0}, {2, 0}}}));
    BOOST_TEST(workshop.palette().standing.find("One exit joins nothing") != std::string::npos);
    type("C3");  // the next letter is the next portal
    BOOST_TEST((layout().portals.back() == LaidPortal{{6, 0}, {5, 1}}));
    BOOST_TEST(fact({6, 0}) == "Portal 6,0, exit 5,1");
    BOOST_TEST(workshop.erase() == "");
    BOOST_TEST(layout().portals.size() == 1U);
    BOOST_TEST(workshop.erase() == "This portal has no exit yet.");
    workshop.undo();
    workshop.undo();
    workshop.undo();
    BOOST_TEST(layout().portals.empty());
    BOOST_TEST(workshop.undo_name() == "Rows as text");
}

BOOST_AUTO_TEST_CASE(eko_61_an_exit_takes_two_clicks) {
    have_board();
    BOOST_TEST(workshop.tap({1, 0}) == "");
    BOOST_TEST(workshop.sheet().keys.size() == 4U);  // fields beside it
    BOOST_TEST(workshop.tap({0, 0}) == "");
    BOOST_TEST((layout().portals == std::vector<LaidPortal>{{{1, 0}, {0, 0}}}));
    BOOST_TEST(workshop.tap({2, 0}) == "");  // another exit
    BOOST_TEST((layout().portals == std::vector<LaidPortal>{{{1, 0}, {2, 0}}}));
    BOOST_TEST(workshop.let_go());
    BOOST_TEST(text::with_ids(workshop.tap({2, 0})) == "2,0 is neither a portal nor a storm field: movement field.");
}

BOOST_AUTO_TEST_CASE(eko_64_a_pyramid_takes_a_letter_and_a_number) {
    have_board();
    type("B1");
    BOOST_TEST_REQUIRE(layout().groups.size() == 1U);
    BOOST_TEST((layout().groups.front().kind == GroupKind::pyramid));
    BOOST_TEST((layout().groups.front().fields == std::vector<Hex>{{3, 0}, {4, 0}}));
    BOOST_TEST(fact({4, 0}) == "storm field: pyramid");
    type("2");  // no, the other one
    BOOST_TEST_REQUIRE(layout().groups.size() == 1U);
    BOOST_TEST((layout().groups.front().kind == GroupKind::beacon));
    BOOST_TEST(workshop.type('3').value() == "There are two kinds: a pyramid and a lighthouse.");
    BOOST_TEST(workshop.erase() == "");
    BOOST_TEST(layout().groups.empty());
    workshop.undo();
    workshop.undo();
    BOOST_TEST((layout().groups.front().kind == GroupKind::pyramid));
}

BOOST_AUTO_TEST_CASE(eko_76_fields_of_a_large_storm_are_clicked_one_by_one) {
    have_board();
    BOOST_TEST(workshop.tap({4, 3}) == "");
    BOOST_TEST(workshop.press("group:1", chance) == "");
    BOOST_TEST(workshop.tap({5, 3}) == "");
    BOOST_TEST(workshop.tap({3, 3}) == "");
    BOOST_TEST((layout().groups.front().fields == std::vector<Hex>{{3, 3}, {4, 3}, {5, 3}}));
    BOOST_TEST(workshop.tap({4, 3}) == "");
    BOOST_TEST((layout().groups.front().fields == std::vector<Hex>{{3, 3}, {5, 3}}));
    BOOST_TEST(workshop.tap({8, 3}) == "");  // apart from it: another comes to hand
    BOOST_TEST(layout().groups.front().fields.size() == 2U);
    for (int i = 0; i < 5; ++i) workshop.undo();
    BOOST_TEST(layout().groups.empty());
}

BOOST_AUTO_TEST_CASE(portals_and_small_tiles_are_saved_with_the_board) {
    have_board();
    type("A1B1");
    BOOST_TEST((shelf.save(workshop.maker()).outcome == words::BoardShelf::Said::Outcome::done));
    const auto kept = shelf.board(*workshop.maker().id());
    BOOST_TEST_REQUIRE(kept.has_value());
    BOOST_TEST((kept->layout.portals == layout().portals));
    BOOST_TEST((kept->layout.groups == layout().groups));
}

BOOST_AUTO_TEST_CASE(painting_over_a_portal_takes_its_exit_too) {
    have_board();
    type("A1B1");
    go_to(Workshop::Part::paint);
    BOOST_TEST(workshop.press("kind:m", chance) == "");
    BOOST_TEST(workshop.tap({1, 0}) == "");
    BOOST_TEST(layout().portals.empty());
    BOOST_TEST(layout().groups.size() == 1U);
    workshop.undo();
    BOOST_TEST(layout().portals.size() == 1U);
}

// --- Rows as text

BOOST_AUTO_TEST_CASE(rows_are_looked_at_while_they_are_written_and_taken_in_one_step) {
    go_to(Workshop::Part::text);
    workshop.write_rows("0:0:..m");
    BOOST_TEST(workshop.sheet().hexagons.size() == 3U);
    BOOST_TEST(layout().rows.empty());
    workshop.write_rows("0:0:..m\n1:0:.q");
    BOOST_TEST(workshop.palette().standing ==
               "Row 2, 1:0:.q: letter 2, “q”, must be one of . r v m c x s p w l d and _.");
    BOOST_TEST(workshop.palette().buttons.front().why_not == workshop.palette().standing);
    BOOST_TEST(workshop.take_rows() == workshop.palette().standing);
    BOOST_TEST(workshop.rows() == "0:0:..m\n1:0:.q");  // nothing is lost
    workshop.write_rows("0:0:..m\n1:0:.r");
    BOOST_TEST(workshop.take_rows() == "");
    BOOST_TEST(words::fields_of(layout()).size() == 5U);
    workshop.undo();
    BOOST_TEST(layout().rows.empty());
    BOOST_TEST(workshop.rows() == "");
}

BOOST_AUTO_TEST_CASE(a_whole_board_is_pasted_as_another_board) {
    write("0:0:..m");
    const std::string file =
        R"({"format":1,"name":"theirs","rows":["0:0:.p.","1:0:..."],"portals":[{"at":"1,0","exit":"0,0"}]})";
    write(file);
    BOOST_TEST(layout().name == "theirs");
    BOOST_TEST(layout().portals.size() == 1U);
    BOOST_TEST(workshop.maker().is_changed());
    workshop.undo();
    BOOST_TEST(words::fields_of(layout()).size() == 3U);
    workshop.write_rows(R"({"format":1,"rows":["0:0:.?."]})");
    BOOST_TEST(workshop.take_rows().find("the text: paint 0:0:.?.") != std::string::npos, workshop.take_rows());
}

BOOST_AUTO_TEST_SUITE_END()
