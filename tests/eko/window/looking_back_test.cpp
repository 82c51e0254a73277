// SPDX-License-Identifier: MIT
// What the shell offers to somebody who looks back at a session of Ekö: repair by keyboard and by mouse, the list for
// screen readers, reports in files, charts; each ends in what the rules say.
#include "eko/rules/entry.h"
#include "eko/rules/rules.h"
#include "eko/window/driver.h"
#include "eko/words/names.h"
#include "eko/words/places.h"
#include "gui/canvas/list_panel.h"
#include "gui/frame/commands.h"
#include "gui/pages/charts_page.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>
#include <wx/listbox.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <variant>
#include <vector>

namespace {

using namespace eko;
using present::CommandId;

std::string content(const std::filesystem::path& file) {
    std::ifstream in{file};
    return {std::istreambuf_iterator<char>{in}, {}};
}

}  // namespace

// Both emperors stay; Anna moves, places by herself what there is to place, and Boris is asked.
struct AfterAMove : gui_test::EkoDriver {
    AfterAMove() {
        open(gui_test::sample_table(1));
        key('1');
        key('1');
        before = position();
        const auto listed = legal(desk().session().table(), before);
        for (const Decision& one : listed)
            if (std::holds_alternative<Move>(one)) moves.push_back(std::get<Move>(one));
        BOOST_TEST_REQUIRE(moves.size() > 2U);
        answer_by_keys(Entry{Decision{moves.front()}});
        BOOST_TEST_REQUIRE(entries() == 3U);
    }
    // Another move, instead of the one that was made.
    const Move& other() const { return moves.back(); }
    Position after(const Move& move) { return apply(desk().session().table(), before, Decision{move})->after; }
    // The row that is of that place; arrows and Enter lead to each.
    void choose_by_keys(const std::string& place) {
        const auto& rows = desk().page().rows;
        const auto row =
            std::find_if(rows.begin(), rows.end(), [&](const present::Row& one) { return one.place == place; });
        BOOST_TEST_REQUIRE((row != rows.end()), place);
        for (auto steps = row - rows.begin(); steps > 0; --steps) key(WXK_DOWN);
        key(WXK_RETURN);
    }
    std::string place(FieldId field) { return words::place_of(desk().session().table().board, field); }

    Position before;
    std::vector<Move> moves;
};

BOOST_FIXTURE_TEST_SUITE(looking_back_at_eko, AfterAMove)

BOOST_AUTO_TEST_CASE(a_move_is_repaired_by_keyboard_undone_and_redone) {
    key('C', wxMOD_ALT);
    BOOST_TEST_REQUIRE((desk().repair() != nullptr));
    choose_by_keys(place(other().from));
    choose_by_keys(place(other().to));
    key(WXK_RETURN);
    BOOST_TEST_REQUIRE((desk().repair() == nullptr));
    BOOST_TEST((position() == after(other())));
    key('Z', wxMOD_CONTROL);
    BOOST_TEST((position() == after(moves.front())));
    key('Y', wxMOD_CONTROL);
    BOOST_TEST((position() == after(other())));
}

BOOST_AUTO_TEST_CASE(a_move_is_repaired_by_mouse_alone) {
    click("journal", "row:2");
    click_in_menu(CommandId::change_entry);
    BOOST_TEST_REQUIRE((desk().repair() != nullptr));
    click("board", place(other().from));
    click("board", place(other().to));
    click("decision", "row:1");
    BOOST_TEST_REQUIRE((desk().repair() == nullptr));
    BOOST_TEST((position() == after(other())));
}

BOOST_AUTO_TEST_CASE(a_whole_turn_is_entered_by_the_list_alone) {
    run(CommandId::undo);
    key('L', wxMOD_CONTROL);
    BOOST_REQUIRE(gui_test::until([&] { return frame().list_panel() && frame().list_panel()->has_keyboard(); }));
    settle();
    const auto choose = [&](const std::string& words) {
        const auto& all = frame().list_panel()->lines();
        const auto line = std::find_if(all.begin(), all.end(),
                                       [&](const auto& one) { return one.text.find(words) != std::string::npos; });
        BOOST_REQUIRE_MESSAGE(line != all.end(), "no line with " << words);
        dynamic_cast<wxListBox&>(native("lines")).SetSelection(static_cast<int>(line - all.begin()));
        key(WXK_RETURN);
    };
    const auto& board = desk().session().table().board;
    choose("The stack on " + words::field_name(board[other().from].at));
    choose(" " + words::field_name(board[other().to].at));
    BOOST_TEST((position() == after(other())));
    BOOST_TEST(frame().list_panel()->has_keyboard());
}

BOOST_AUTO_TEST_CASE(reports_are_saved_and_tell_the_move) {
    const support::Folder folder;
    key('R', wxMOD_CONTROL);
    BOOST_TEST_REQUIRE(shows("reports"));
    files.save_file = folder / "evening.html";
    key(WXK_RETURN);
    const std::string told = content(folder / "evening.html");
    BOOST_TEST(told.starts_with("<!DOCTYPE html>"));
    BOOST_TEST(told.find(words::field_name(desk().session().table().board[moves.front().to].at)) != std::string::npos);
    key(WXK_ESCAPE);
    BOOST_TEST(shows("board"));
}

BOOST_AUTO_TEST_CASE(charts_are_turned_by_number) {
    key('G', wxMOD_CONTROL);
    BOOST_TEST_REQUIRE(shows("charts"));
    const std::string first = dynamic_cast<gui::ChartsPage&>(canvas("charts")).shown().file;
    key('2');
    BOOST_TEST(dynamic_cast<gui::ChartsPage&>(canvas("charts")).shown().file != first);
}

BOOST_AUTO_TEST_SUITE_END()
