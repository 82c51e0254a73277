// SPDX-License-Identifier: MIT
// The last page of a game: how one comes to it, and what can come next, by keyboard and by mouse.
#include "byzantium/rules/header.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/sample_table.h"
#include "byzantium/window/shelved.h"
#include "byzantium/words/table/own_commands.h"
#include "gui/pages/finale_page.h"
#include "gui/pages/reports_page.h"
#include "store/library.h"
#include "support/finished_sessions.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>
#include <wx/clipbrd.h>
#include <wx/defs.h>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using gui::Outcome;
using present::CommandId;

}  // namespace

// After the last choice of the game that comes with the program.
struct AtTheEnd {
    AtTheEnd() { driver.type("1"); }

    gui::FinalePage& page() { return dynamic_cast<gui::FinalePage&>(driver.canvas("finale")); }
    std::vector<std::string> spoken() {
        std::vector<std::string> all;
        for (const auto& line : page().spoken()) all.push_back(line.text);
        return all;
    }
    bool is_spoken(const std::string& text) {
        const auto all = spoken();
        return std::find(all.begin(), all.end(), text) != all.end();
    }

    gui_test::SampleTable table{gui_test::all_but_one};
    gui_test::Driver& driver = table.driver();
};

BOOST_FIXTURE_TEST_SUITE(finale, AtTheEnd)

BOOST_AUTO_TEST_CASE(it_comes_with_the_last_entry_and_again_by_its_key) {
    BOOST_TEST(driver.shows("finale"));
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("turn end"));  // of the last turn, which hands still have to do
    driver.key('E', wxMOD_CONTROL);
    BOOST_TEST(driver.shows("finale"));
    driver.click("finale", "back");
    BOOST_TEST(driver.shows("turn end"));
}

BOOST_AUTO_TEST_CASE(there_is_none_before_the_end) {
    driver.key(WXK_ESCAPE);
    BOOST_TEST(!driver.menu(CommandId::finale).starts_with("*"));
    driver.run(CommandId::undo);
    BOOST_TEST(driver.shows("map"));
    BOOST_TEST(driver.menu(CommandId::finale).starts_with("*"));
    driver.key('E', wxMOD_CONTROL);
    BOOST_TEST(driver.shows("map"));
    driver.run(CommandId::redo);
    BOOST_TEST(driver.shows("finale"));
}

// The places were told again below each page that lay over the map.
BOOST_AUTO_TEST_CASE(a_page_over_the_map_has_the_room_of_what_the_end_is_told_in) {
    driver.look(gui::Tone::light, 1, {1280, 720});
    driver.key(WXK_ESCAPE);
    driver.key(WXK_ESCAPE);
    BOOST_TEST_REQUIRE(driver.shows("map"));
    const int told = driver.canvas("decision").GetSize().y;
    driver.run(byzantium::words::OwnCommand::scores);
    BOOST_TEST(driver.canvas("decision").GetSize().y < told / 3);
    driver.key(WXK_ESCAPE);
    BOOST_TEST_REQUIRE(driver.shows("map"));
    BOOST_TEST(driver.canvas("decision").GetSize().y == told);
}

BOOST_AUTO_TEST_CASE(charts_and_reports_lead_back_to_it) {
    driver.key('1');
    BOOST_TEST(driver.shows("charts"));
    driver.key('R', wxMOD_CONTROL);
    BOOST_TEST(driver.shows("reports"));
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("finale"));
    driver.key('2');
    BOOST_TEST(driver.shows("reports"));
    driver.key(WXK_ESCAPE);
    driver.click("finale", "step:1");
    BOOST_TEST(driver.shows("charts"));
    driver.key(WXK_ESCAPE);
    driver.click("finale", "step:2");
    BOOST_TEST(driver.shows("reports"));
    driver.key(WXK_ESCAPE);
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("turn end"));
}

BOOST_AUTO_TEST_CASE(the_result_is_copied_for_a_chat) {
    driver.key('3');
    BOOST_TEST((page().outcome().mood == Outcome::Mood::done), page().outcome().sentence);
    const wxClipboardLocker clipboard;
    wxTextDataObject text;
    BOOST_REQUIRE(wxTheClipboard->GetData(text));
    BOOST_TEST(text.GetText().ToStdString().starts_with("An evening at Anna's\n"));
}

BOOST_AUTO_TEST_CASE(the_same_players_play_again) {
    driver.click("finale", "step:4");
    BOOST_TEST(driver.shows("new session"));
    const auto seated = driver.seats().session.seated();
    BOOST_TEST_REQUIRE(seated.size() == 3U);
    BOOST_TEST(driver.seats().session.place == "Utrecht");
    std::vector<std::string> names;
    for (const auto& seat : seated) names.push_back(seat.name);
    BOOST_TEST(names == (std::vector<std::string>{"Anna", "Basil", "Clara"}), boost::test_tools::per_element());
    driver.key(WXK_RETURN);  // chance decides who is first
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.shows("decision"));
    BOOST_TEST(driver.entries() == 0U);
}

BOOST_AUTO_TEST_CASE(tab_walks_its_buttons_and_enter_presses_them) {
    driver.key(WXK_TAB);
    BOOST_TEST(page().focused() == "step:2");
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.shows("reports"));
}

BOOST_AUTO_TEST_CASE(a_finished_session_on_the_shelf_opens_with_it) {
    driver.run(CommandId::sessions);
    driver.key('2');
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.shows("finale"));
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("map"));
    driver.run(CommandId::sessions);
    driver.key('2');
    driver.double_click("start", "row:0");
    BOOST_TEST(driver.shows("finale"));
}

BOOST_AUTO_TEST_CASE(a_screen_reader_says_place_name_and_score_together) { BOOST_TEST(is_spoken("1. Basil 71 VP")); }

BOOST_AUTO_TEST_CASE(what_the_text_size_leaves_no_room_for_is_scrolled_to) {
    driver.look(gui::Tone::dark, 1.5, {1280, 720});
    BOOST_TEST(driver.cut_texts() == std::vector<std::string>{}, boost::test_tools::per_element());
    const std::string top = driver.picture();
    driver.key(WXK_END);
    BOOST_TEST(driver.picture() != top);
    driver.key(WXK_HOME);
    BOOST_TEST(driver.picture() == top);
}

BOOST_AUTO_TEST_SUITE_END()

// How the table reads the rules is not settled anew every evening.
BOOST_AUTO_TEST_CASE(playing_again_keeps_board_and_rulings) {
    const support::Folder folder;
    {
        auto library = store::Library::open(folder / "library");
        support::add_finished(library, gui_test::usual_boards(), 1, 1);
    }
    gui_test::Driver driver{folder / "library"};
    driver.key('2');
    driver.key(WXK_RETURN);
    BOOST_REQUIRE(driver.shows("finale"));
    const byzantium::Header played = driver.desk().session().header();
    BOOST_REQUIRE((played.rulings != byzantium::offered_first));
    driver.key('4');
    driver.key(WXK_RETURN);  // chance decides who is first
    driver.key(WXK_RETURN);
    const byzantium::Header again = driver.desk().session().header();
    BOOST_TEST(driver.entries() == 0U);
    BOOST_TEST((again.rulings == played.rulings));
    BOOST_TEST(again.board == played.board);
}
