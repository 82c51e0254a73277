// SPDX-License-Identifier: MIT
// The window without eyes and without a mouse: a native list of all that is drawn, names for screen readers.
#include "byzantium/window/answers.h"
#include "byzantium/window/driver.h"
#include "byzantium/words/table/own_commands.h"
#include "gui/canvas/list_panel.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>
#include <wx/listbox.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::words::OwnCommand;
using gui_test::Driver;
using present::CommandId;

struct Listed : Driver {
    void open_list() {
        key('L', wxMOD_CONTROL);
        BOOST_REQUIRE(gui_test::until([&] { return frame().list_panel() && list().has_keyboard(); }));
        settle();
    }
    gui::ListPanel& list() { return *frame().list_panel(); }
    wxListBox& lines() { return dynamic_cast<wxListBox&>(native("lines")); }
    std::string selected() { return lines().GetStringSelection().utf8_string(); }
    void turn_to(const std::string& part) {
        for (int i = 0; i < 12 && list().part() != part; ++i) key(WXK_RIGHT);
        BOOST_REQUIRE(list().part() == part);
    }
    void select(const std::string& beginning) {
        const auto& all = list().lines();
        const auto line = std::find_if(all.begin(), all.end(),
                                       [&](const auto& one) { return one.text.find(beginning) != std::string::npos; });
        BOOST_REQUIRE_MESSAGE(line != all.end(), "no line with " << beginning << " in " << list().part());
        lines().SetSelection(static_cast<int>(line - all.begin()));
    }
};

#ifdef __WXGTK__
std::string told(wxWindow& window) {
    const char* const name = atk_object_get_name(gtk_widget_get_accessible(window.GetConnectWidget()));
    return name ? name : "";
}
#endif

}  // namespace

BOOST_AUTO_TEST_SUITE(lists)

BOOST_AUTO_TEST_CASE(an_entry_is_made_by_the_list_alone) {
    Listed window;
    window.open(support::header_of({Color::red, Color::blue}));
    window.open_list();
    BOOST_TEST(window.list().part() == "The question and its answers");
    BOOST_TEST(window.selected().find("Take control of a city") != std::string::npos, window.selected());
    window.key(WXK_RETURN);
    BOOST_TEST(window.list().has_keyboard(), wxWindow::FindFocus()->GetName().utf8_string() << " has it");
    window.select("Damascus");
    window.key(WXK_RETURN);
    for (int i = 0; i < 3 && window.entries() == 0; ++i) window.key(WXK_RETURN);
    BOOST_TEST(window.entries() == 1U);
    BOOST_TEST(window.list().has_keyboard());
}

// The list began at the first answer, and Enter there was another one than in the window.
BOOST_AUTO_TEST_CASE(the_list_begins_at_the_answer_that_is_marked) {
    Listed window;
    window.open(support::header_of({Color::red, Color::blue}));
    window.key(WXK_DOWN);
    const std::string marked = window.desk().page().rows.at(window.desk().selected()).text;
    BOOST_TEST_REQUIRE(window.desk().selected() == 1U);
    window.open_list();
    BOOST_TEST(window.selected().find(present::capitalised(marked)) != std::string::npos, window.selected());
}

// The list cuts it at its edge.
BOOST_AUTO_TEST_CASE(a_long_line_that_is_chosen_is_seen_whole_below_the_list) {
    Listed window;
    window.open(support::header_of({Color::red, Color::blue}));
    window.open_list();
    window.turn_to("The map");
    auto& whole = window.native("whole line");
    for (int i = 0; i < 40 && whole.GetLabel().empty(); ++i) window.key(WXK_DOWN);
    BOOST_TEST_REQUIRE(window.selected().size() >= 50U);
    wxString shown = whole.GetLabel();
    shown.Replace("\n", " ");
    BOOST_TEST(shown.utf8_string() == window.selected());
    BOOST_TEST(whole.GetBestSize().x <= whole.GetSize().x);
    BOOST_TEST(whole.GetBestSize().y <= whole.GetSize().y);
}

// As the list says below its lines.
BOOST_AUTO_TEST_CASE(letters_and_digits_answer_beside_every_page) {
    Listed window;
    window.open_list();
    window.key('N');
    BOOST_TEST(gui_test::until([&] { return window.shows("new session"); }));
    BOOST_TEST(window.list().part() == "A new game");
}

BOOST_AUTO_TEST_CASE(cities_of_the_map_are_lines_that_choose_and_mend) {
    Listed window;
    window.open(support::header_of({Color::red, Color::blue}));
    window.type("A");
    window.open_list();
    window.turn_to("The map");
    window.select("Damascus: view and correct what lies there");
    window.key(WXK_RETURN);
    BOOST_TEST(window.desk().page().heading.starts_with(
                   "Damascus: what the program has there. Correct it if your table differs."),
               window.desk().page().heading);
}

BOOST_AUTO_TEST_CASE(a_number_of_a_display_is_corrected_from_its_line) {
    Listed window;
    window.open(support::header_of({Color::red, Color::blue}));
    window.open_list();
    window.turn_to("What each player has");
    window.select("Byzantine treasury");
    window.key(WXK_RETURN);
    BOOST_REQUIRE(window.desk().typing());
    BOOST_TEST(window.field("number").HasFocus());
    window.fill("number", "33");
    window.key(WXK_RETURN);
    BOOST_TEST(window.entries() == 1U);
}

BOOST_AUTO_TEST_CASE(the_list_is_in_step_with_what_is_drawn) {
    Listed window;
    window.open(support::header_of({Color::red, Color::blue}));
    window.open_list();
    window.turn_to("The journal");
    const auto before = window.list().lines().size();
    gui_test::answer_by_keys(window, Control{support::city("damascus"), Cube::pool});
    window.turn_to("The journal");
    BOOST_TEST(window.list().lines().size() >= before);
    BOOST_TEST(window.list().lines().front().text.find("Damascus") != std::string::npos);
    window.run(CommandId::undo);
    BOOST_TEST(gui_test::until([&] { return window.list().part() == "The question and its answers"; }));
}

// Whatever a click can do on any page, a line does as well.
BOOST_AUTO_TEST_CASE(every_place_of_every_page_has_its_line) {
    Listed window;
    std::size_t places = 0;
    const auto check = [&](const std::string& name) {
        gui::Canvas& canvas = window.canvas(name);
        std::set<std::string> spoken;
        for (const auto& line : canvas.spoken()) {
            BOOST_TEST(!line.text.empty(), name << ": " << line.place << " says nothing");
            if (line.act) spoken.insert(line.place);
        }
        for (const gui::Area& area : canvas.areas()) {
            if (!area.act || area.name.starts_with("rows:")) continue;
            // The name of a city is the same place as its tokens.
            const bool is_name = name == "map" && area.name.starts_with("name:");
            const std::string place = is_name ? "city:" + area.name.substr(5) : area.name;
            BOOST_TEST(spoken.contains(place), name << ": " << area.name);
            ++places;
        }
    };
    check("start");
    window.run(CommandId::new_session);
    check("new session");
    window.run(CommandId::shortcuts);
    check("help");
    window.open_practice();
    gui_test::answer_by_keys(window, Control{support::city("damascus"), Cube::pool});
    for (const char* const name : {"header", "map", "decision", "displays", "journal"}) check(name);
    window.run(OwnCommand::accounts);
    check("accounts");
    window.run(OwnCommand::scores);
    check("accounts");
    BOOST_TEST(places > 100U);
}

// Each line says whose it is and what is chosen: "Play red" four times, and arrows, said neither.
BOOST_AUTO_TEST_CASE(a_new_game_is_told_line_by_line) {
    Listed window;
    window.run(CommandId::new_session);
    window.click("new session", "players:4");
    window.fill("name:0", "Anna");
    window.settle();
    std::vector<std::string> lines;
    for (const auto& line : window.canvas("new session").spoken()) lines.push_back(line.text);
    const auto count = [&](const std::string& text) { return std::count(lines.begin(), lines.end(), text); };
    for (const char* const line : {"2 players", "4 players: chosen", "Name of player 1: Anna",
                                   "Name of player 2: Yellow", "Player 1: Play red: chosen", "Player 2: Play red",
                                   "Player 1: One seat up: not now", "Player 1: One seat down", "At random: chosen"})
        BOOST_TEST(count(line) == 1, line << " is there " << count(line) << " times");
    for (const char* const line : {"\u2191", "\u2193", "Play red", "Name 0", "4 players"})
        BOOST_TEST(count(line) == 0, line);
}

#ifdef __WXGTK__
BOOST_AUTO_TEST_CASE(fields_of_a_new_game_have_names_for_screen_readers) {
    Listed window;
    window.run(CommandId::new_session);
    BOOST_TEST(told(window.native("name:1")) == "Name of player 2");
    BOOST_TEST(told(window.native("title")) == "Title");
    BOOST_TEST(told(window.native("place")) == "Place");
}

BOOST_AUTO_TEST_CASE(screen_readers_are_told_what_each_part_is) {
    Listed window;
    window.open_practice();
    window.settle();
    for (const char* const name : {"header", "map", "decision", "displays", "journal"})
        BOOST_TEST(told(window.canvas(name)).size() > 5U, name << " is called: " << told(window.canvas(name)));
    BOOST_TEST(told(window.canvas("map")) == "The map");
    window.run(CommandId::preferences);
    BOOST_TEST(told(window.native("clock")) == "A clock for each player");
}

BOOST_AUTO_TEST_CASE(the_list_says_its_part_and_the_question) {
    Listed window;
    window.open(support::header_of({Color::red, Color::blue}));
    window.open_list();
    GtkWidget* const tree = gtk_bin_get_child(GTK_BIN(window.lines().GetHandle()));
    const std::string name = atk_object_get_name(gtk_widget_get_accessible(tree ? tree : window.lines().GetHandle()));
    BOOST_TEST(name.find("The question and its answers") != std::string::npos, name);
}
#endif

BOOST_AUTO_TEST_SUITE_END()
