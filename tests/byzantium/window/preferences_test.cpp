// SPDX-License-Identifier: MIT
// What the user prefers: chosen by keys on its page, at work at once, kept for the next start.
#include "byzantium/window/acts.h"
#include "byzantium/window/answers.h"
#include "byzantium/window/driver.h"
#include "byzantium/words/table/own_commands.h"
#include "byzantium/words/table/player_marks.h"
#include "gui/canvas/theme.h"
#include "present/window/preferences_file.h"
#include "store/backups.h"
#include "store/library.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/scrolwin.h>

#include <array>
#include <cmath>

namespace {

using namespace byzantium;
using byzantium::words::OwnCommand;
using gui_test::bring_dice;
using gui_test::Driver;
using present::CommandId;
using present::PieceColours;
using present::Preferences;
using present::Switch;

Preferences kept_preferences(const Driver& driver) {
    return present::load_preferences(driver.preferences_file()).preferences;
}

std::string line_of(const Preferences& all, const std::string& name) {
    const std::string text = present::preferences_text(all);
    const auto from = text.find(name + " = ");
    return text.substr(from, text.find('\n', from) - from);
}

void open_page(Driver& driver) {
    driver.key(',', wxMOD_CONTROL);
    BOOST_REQUIRE(gui_test::until([&] { return driver.native("language").HasFocus(); }));
}

// The entry of the list so many below, by keys.
void choose(Driver& driver, const std::string& name, int below) {
    driver.native(name).SetFocus();
    driver.settle();
    for (int i = 0; i < below; ++i) driver.key(WXK_DOWN);
}

void tick(Driver& driver, const std::string& name) {
    driver.native(name).SetFocus();
    driver.settle();
    driver.key(WXK_SPACE);
}

double lightness(const wxColour& colour) { return colour.GetLuminance(); }

}  // namespace

BOOST_AUTO_TEST_SUITE(preferences)

BOOST_AUTO_TEST_CASE(a_size_of_text_counts_at_once_and_at_the_next_start) {
    const support::Folder folder;
    const auto file = folder / "preferences.conf";
    {
        Driver driver{folder / "library.logothete", file};
        open_page(driver);
        driver.key(WXK_TAB);
        driver.key(WXK_DOWN);
        driver.key(WXK_DOWN);
        BOOST_TEST(driver.frame().preferences().text_percent == 120);
        BOOST_TEST(kept_preferences(driver).text_percent == 120);
        driver.key(WXK_ESCAPE);
        BOOST_TEST(driver.shows("start"));
    }
    Driver again{folder / "library.logothete", file};
    BOOST_TEST(again.frame().preferences().text_percent == 120);
    open_page(again);
    BOOST_TEST(dynamic_cast<wxChoice&>(again.native("text_size")).GetStringSelection().utf8_string() == "120%");
}

BOOST_AUTO_TEST_CASE(page_keys_turn_the_page_and_choose_no_language) {
    Driver driver;
    open_page(driver);
    auto& list = dynamic_cast<wxChoice&>(driver.native("language"));
    const int before = list.GetSelection();
    for (const int key : {WXK_PAGEDOWN, WXK_PAGEDOWN, WXK_PAGEUP}) driver.key(key);
    BOOST_TEST(list.GetSelection() == before);
    BOOST_TEST(list.HasFocus());
    driver.key(WXK_DOWN);
    BOOST_TEST(list.GetSelection() != before);
}

// What takes the event is not GTK, which would choose something else.
BOOST_AUTO_TEST_CASE(the_wheel_over_a_list_scrolls_the_page_and_chooses_nothing) {
    Driver driver;
    open_page(driver);
    auto& list = dynamic_cast<wxChoice&>(driver.native("language"));
    auto& page = dynamic_cast<wxScrolledWindow&>(*list.GetParent());
    const int chosen = list.GetSelection();
    wxMouseEvent wheel{wxEVT_MOUSEWHEEL};
    wheel.m_wheelRotation = -120;
    wheel.m_wheelDelta = 120;
    BOOST_TEST(list.GetEventHandler()->ProcessEvent(wheel));
    driver.settle();
    BOOST_TEST(page.GetViewStart().y > 0);
    BOOST_TEST(list.GetSelection() == chosen);
}

BOOST_AUTO_TEST_CASE(every_preference_is_reached_and_changed_by_keys_alone) {
    Driver driver;
    open_page(driver);
    const std::array<std::string, 9> order{"language", "text_size",      "view_size", "theme", "piece_colours",
                                           "advice",   "automatic_dice", "animation", "clock"};
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::string before = line_of(kept_preferences(driver), order[i]);
        const bool is_box = dynamic_cast<wxCheckBox*>(&driver.native(order[i])) != nullptr;
        driver.key(is_box ? WXK_SPACE : WXK_DOWN);
        BOOST_TEST(line_of(kept_preferences(driver), order[i]) != before, order[i] << " did not change");
        driver.key(WXK_TAB);
    }
}

BOOST_AUTO_TEST_CASE(a_theme_is_seen_at_once) {
    Driver driver;
    open_page(driver);
    choose(driver, "theme", 2);
    driver.key(WXK_ESCAPE);
    BOOST_TEST(lightness(driver.pixel("start", 0.01, 0.01)) < 0.3);
    driver.key(WXK_F9);
    BOOST_TEST((kept_preferences(driver).theme == present::ThemeWish::system));  // which is light
    BOOST_TEST(lightness(driver.pixel("start", 0.01, 0.01)) > 0.7);
    driver.key(WXK_F9);
    BOOST_TEST((kept_preferences(driver).theme == present::ThemeWish::dark));
}

BOOST_AUTO_TEST_CASE(advice_is_for_the_sessions_that_are_opened_and_for_the_open_one) {
    Driver driver;
    driver.open_practice();
    gui_test::answer_by_keys(driver, Control{support::city("damascus"), Cube::pool});
    open_page(driver);
    choose(driver, "advice", 1);
    driver.key(WXK_ESCAPE);
    BOOST_TEST((kept_preferences(driver).advice == present::Advice::adviser));
    BOOST_TEST(driver.has_area("decision", "row:B"));
    BOOST_TEST((driver.desk().advice() == present::Advice::adviser));
    BOOST_TEST(driver.menu(OwnCommand::advice_adviser) == "Advice: chances and best option: on");
    BOOST_TEST(driver.menu(OwnCommand::advice_none) == "Advice: none");
    driver.run(OwnCommand::advice_none);
    driver.key(WXK_F9);
    BOOST_TEST((driver.desk().advice() == present::Advice::none));
}

BOOST_AUTO_TEST_CASE(automatic_dice_are_rolled_when_they_are_asked_for) {
    Driver driver;
    open_page(driver);
    tick(driver, "automatic_dice");
    tick(driver, "animation");
    bring_dice(driver);
    BOOST_TEST(driver.desk().dice()->complete());
    BOOST_TEST(driver.has_area("decision", "dice:done"));
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.entries() == 2U);
}

// The key did nothing, and did not say why.
BOOST_AUTO_TEST_CASE(where_there_is_no_clock_its_key_says_so) {
    Driver driver;
    driver.open_practice();
    driver.key('P', wxMOD_CONTROL);
    BOOST_TEST(driver.desk().message().starts_with("No clock is shown"), driver.desk().message());
    BOOST_TEST((driver.desk().mood() == present::Desk::Mood::news));
}

BOOST_AUTO_TEST_CASE(a_clock_runs_only_if_it_is_wished_for_and_can_be_paused) {
    Driver driver;
    driver.open_practice();
    BOOST_TEST(!driver.shows("clock"));
    open_page(driver);
    tick(driver, "clock");
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.has_area("clock", "pause"));
    BOOST_TEST(driver.menu(CommandId::pause_clock) == "Pause the clock: off");
    driver.key('P', wxMOD_CONTROL);
    BOOST_TEST(driver.table().clock().sitting().is_paused());
    BOOST_TEST(driver.menu(CommandId::pause_clock) == "Pause the clock: on");
    driver.click("clock", "pause");
    BOOST_TEST(!driver.table().clock().sitting().is_paused());
}

BOOST_AUTO_TEST_CASE(a_broken_file_is_said_and_stops_nothing) {
    const support::Folder folder;
    const auto file = folder.write("preferences.conf", "theme = dark\nsize of all = 7\n\xff\xfe\n");
    Driver driver{folder / "library.logothete", file};
    BOOST_TEST(driver.strip().find("Line 3 is not a preference: “") != std::string::npos, driver.strip());
    BOOST_TEST((driver.frame().preferences().theme == present::ThemeWish::dark));
    driver.open_practice();
    BOOST_TEST(driver.desk().message().empty());
}

BOOST_AUTO_TEST_CASE(where_nothing_can_be_kept_that_is_said_and_counts_all_the_same) {
    const support::Folder folder;
    folder.write("file", "");
    Driver driver{folder / "library.logothete", folder / "file/preferences.conf"};
    driver.key(WXK_F9);
    BOOST_TEST(driver.strip().find("Your preferences cannot be saved:") != std::string::npos, driver.strip());
    BOOST_TEST((driver.frame().preferences().theme == present::ThemeWish::dark));
}

BOOST_AUTO_TEST_CASE(the_window_comes_back_where_it_was) {
    const support::Folder folder;
    const auto file = folder / "preferences.conf";
    const wxRect place{40, 60, 1100, 700};
    {
        Driver driver{folder / "library.logothete", file};
        driver.frame().SetSize(place);
        BOOST_REQUIRE(gui_test::until([&] { return driver.frame().GetRect() == place; }));
        driver.settle();
        driver.close();
        BOOST_REQUIRE(kept_preferences(driver).window);
        BOOST_TEST(kept_preferences(driver).window->width == 1100);
    }
    Driver again{folder / "library.logothete", file};
    BOOST_TEST(gui_test::until([&] { return again.frame().GetSize() == place.GetSize(); }));
    BOOST_TEST(again.frame().GetPosition().x == 40);
}

BOOST_AUTO_TEST_CASE(a_window_off_all_screens_is_not_lost) {
    const support::Folder folder;
    const auto file = folder.write("preferences.conf", "window = 90000 90000 1100 700 plain\n");
    Driver driver{folder / "library.logothete", file};
    BOOST_TEST(driver.frame().GetPosition().x < 10000);
}

BOOST_AUTO_TEST_CASE(a_backup_is_made_and_put_back_by_keys) {
    const support::Folder folder;
    const auto library = folder / "library.logothete";
    Driver driver{library, folder / "preferences.conf"};
    driver.open_practice();
    gui_test::answer_by_keys(driver, Control{support::city("damascus"), Cube::pool});
    open_page(driver);
    driver.native("make backup").SetFocus();
    driver.key(WXK_SPACE);
    BOOST_REQUIRE(!store::backups(library).empty());
    driver.key(WXK_ESCAPE);
    gui_test::answer_by_keys(driver, Control{support::city("alexandria"), Cube::pool});
    BOOST_REQUIRE(driver.entries() == 2U);
    open_page(driver);
    driver.native("put backup back").SetFocus();
    driver.key(WXK_SPACE);
    driver.native("yes put back").SetFocus();
    driver.key(WXK_SPACE);
    BOOST_TEST(dynamic_cast<wxListBox&>(driver.native("backups")).GetCount() >= 1U);
    driver.key(WXK_ESCAPE);
    driver.resume();
    BOOST_TEST(driver.entries() == 1U);
}

BOOST_AUTO_TEST_CASE(what_is_not_put_back_stays) {
    Driver driver;
    open_page(driver);
    driver.native("make backup").SetFocus();
    driver.key(WXK_SPACE);
    driver.native("put backup back").SetFocus();
    driver.key(WXK_SPACE);
    BOOST_TEST(driver.native("no").HasFocus());
    driver.key(WXK_SPACE);
    BOOST_TEST(driver.native("make backup").IsEnabled());
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("start"));
}

// As machines see them, which is enough to find a set that was spoiled.
BOOST_AUTO_TEST_CASE(sets_of_colours_keep_what_they_promise) {
    for (const gui::Tone tone : {gui::Tone::light, gui::Tone::dark}) {
        const gui::Theme theme = gui::theme(tone, 1, 1, PieceColours::by_lightness);
        for (const Color one : {Color::red, Color::yellow, Color::blue, Color::green})
            for (const Color other : {Color::red, Color::yellow, Color::blue, Color::green})
                BOOST_TEST((one == other || std::abs(lightness(theme.player(byzantium::words::ink(one))) -
                                                     lightness(theme.player(byzantium::words::ink(other)))) > 0.09),
                           to_text(one) << " and " << to_text(other));
    }
}

BOOST_AUTO_TEST_SUITE_END()
