// SPDX-License-Identifier: MIT
// Undo, redo, and looking at earlier positions, at the window.
#include "byzantium/window/driver.h"
#include "byzantium/window/shelved.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace byzantium;
using gui_test::Driver;
using present::CommandId;

// Red has taken Damascus, blue Athens, red Caesarea.
struct Played : Driver {
    Played() {
        open(gui_test::two_players().header);
        look(gui::Tone::light, 1, {1600, 1000});  // its journal shows every line
        for (const char* const city : {"Damascus", "Athens", "Caesarea"}) control(city);
        BOOST_REQUIRE(entries() == 3);
    }
    void control(const std::string& city) {
        click("decision", "row:A");
        for (const auto& row : desk().page().rows)
            if (row.text == city) {
                click("map", row.place);
                break;
            }
        key(WXK_RETURN);
    }
    std::optional<Color> owner(const char* city) { return desk().shown()[support::city(city)].control; }
    std::size_t cursor() { return desk().session().journal().cursor(); }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(through_time)

BOOST_AUTO_TEST_CASE(undo_and_redo_are_named_in_the_menu) {
    Played played;
    BOOST_TEST(played.menu(CommandId::undo) == "Undo: Red takes control of Caesarea.");
    BOOST_TEST(played.menu(CommandId::redo) == "*Redo");
    played.key('Z', wxMOD_CONTROL);
    BOOST_TEST(played.desk().message() == "Undone: Red takes control of Caesarea.");
    BOOST_TEST(played.cursor() == 2U);
    BOOST_TEST(played.menu(CommandId::undo) == "Undo: Blue takes control of Athens.");
    BOOST_TEST(played.menu(CommandId::redo) == "Redo: Red takes control of Caesarea.");
    played.key('Y', wxMOD_CONTROL);
    BOOST_TEST(played.cursor() == 3U);
    BOOST_TEST(played.desk().message() == "Redone: Red takes control of Caesarea.");
}

BOOST_AUTO_TEST_CASE(undo_by_its_key_works_after_there_was_nothing_to_undo) {
    Driver driver;
    driver.open(gui_test::two_players().header);
    BOOST_TEST(driver.menu(CommandId::undo) == "*Undo");
    driver.key('Z', wxMOD_CONTROL);  // dead, and nobody minds
    driver.click("displays", "red:byzantine:treasury");
    driver.type("3");
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.entries() == 1U);
    driver.key('Z', wxMOD_CONTROL);
    BOOST_TEST(driver.desk().session().journal().cursor() == 0U);
}

BOOST_AUTO_TEST_CASE(a_line_of_the_journal_shows_the_table_after_it) {
    Played played;
    played.click("journal", "row:0");
    BOOST_TEST(played.desk().looks_back());
    BOOST_TEST((played.owner("damascus") == Color::red));
    BOOST_TEST(!played.owner("athens"));
    BOOST_TEST(played.cursor() == 3U);
    played.click("decision", "row:1");  // back to now
    BOOST_TEST(!played.desk().looks_back());
    BOOST_TEST((played.owner("athens") == Color::blue));
}

// A right click did nothing there; elsewhere it views and corrects.
BOOST_AUTO_TEST_CASE(a_right_click_or_f2_at_a_line_offers_to_change_it) {
    Played played;
    played.right_click("journal", "row:0");
    BOOST_TEST(played.desk().shown_entries() == 1U);
    played.key(WXK_ESCAPE);
    BOOST_TEST(!played.desk().looks_back());
    played.canvas("journal").SetFocus();
    played.key(WXK_UP);
    played.key(WXK_UP);
    played.key(WXK_F2);
    BOOST_TEST(played.desk().shown_entries() == 2U);
    played.key('3');
    BOOST_TEST(played.desk().repair() != nullptr);
}

// It is written whole: a tip would cover the next one.
BOOST_AUTO_TEST_CASE(a_line_of_the_journal_has_no_tip) {
    Played played;
    played.click("journal", "row:0");
    BOOST_TEST(!played.canvas("journal").area("row:0")->tip.empty());
    BOOST_TEST(played.canvas("journal").GetToolTipText() == "");
    played.point_at("journal", "search");
    BOOST_TEST(played.canvas("journal").GetToolTipText() != "");
}

// Three cubes: four inputs, one line, one undo.
BOOST_AUTO_TEST_CASE(an_act_of_three_cubes_is_one_line_that_unfolds) {
    Driver driver;
    driver.open(support::header_of({Color::red, Color::blue}));
    driver.look(gui::Tone::light, 1, {1920, 1080});  // its journal shows every line below what hands have to do
    const int before = driver.inputs();
    driver.type("B228");
    BOOST_TEST(driver.inputs() - before == 4);
    BOOST_TEST(driver.entries() == 3U);
    BOOST_TEST(driver.canvas("journal").area("row:0")->tip ==
               "red adds 2 cubes to the Byzantine Main box and 1 cube to the Arab Move box.");
    BOOST_TEST(!driver.has_area("journal", "row:1"));
    driver.click("journal", "row:0");
    BOOST_TEST(driver.has_area("journal", "row:3"));
    driver.click("journal", "row:2");
    BOOST_TEST(driver.desk().shown_entries() == 2U);
    driver.key('C', wxMOD_ALT);
    BOOST_REQUIRE(driver.desk().repair());
    BOOST_TEST(driver.canvas("journal").area("row:2")->tip.ends_with("[you are changing this entry]"));
    driver.key(WXK_ESCAPE);
    driver.key(WXK_ESCAPE);
    driver.click("journal", "row:0");
    BOOST_TEST(!driver.has_area("journal", "row:1"));
    driver.key(WXK_ESCAPE);
    driver.key('Z', wxMOD_CONTROL);
    BOOST_TEST(driver.desk().session().journal().cursor() == 0U);
}

BOOST_AUTO_TEST_CASE(an_earlier_table_is_greyed) {
    Played played;
    const wxColour now = played.pixel("map", 0.9, 0.1);
    played.click("journal", "row:0");
    const wxColour then = played.pixel("map", 0.9, 0.1);
    BOOST_TEST((now != then));
    played.key(WXK_ESCAPE);
    BOOST_TEST((played.pixel("map", 0.9, 0.1) == now));
    played.click("journal", "row:2");  // the newest: the table stands there
    BOOST_TEST(played.desk().looks_back());
    BOOST_TEST((played.pixel("map", 0.9, 0.1) == now));
}

BOOST_AUTO_TEST_CASE(going_on_from_an_earlier_entry_keeps_the_others_to_be_redone) {
    Played played;
    played.look(gui::Tone::light, 0.75, {1920, 1080});
    played.click("journal", "row:0");
    played.click("decision", "row:2");
    BOOST_TEST(played.cursor() == 1U);
    BOOST_TEST(played.entries() == 3U);
    BOOST_TEST(played.has_area("journal", "row:1"));  // the fold above those that were undone
    BOOST_TEST(played.has_area("journal", "row:3"));
    played.click("journal", "row:1");
    BOOST_TEST(!played.has_area("journal", "row:3"));
    played.click("journal", "row:1");
    played.click("journal", "row:3");  // an undone one can be looked at too
    BOOST_TEST((played.owner("athens") == Color::blue));
    played.key(WXK_ESCAPE);
    played.control("Athens");
    BOOST_TEST(played.entries() == 2U);
    BOOST_TEST(played.desk().session().journal().cut_off().size() == 1U);
}

BOOST_AUTO_TEST_CASE(keys_walk_through_time) {
    Played played;
    played.key(WXK_LEFT, wxMOD_ALT);
    BOOST_TEST(played.desk().shown_entries() == 2U);
    played.key(WXK_LEFT, wxMOD_ALT);
    played.key(WXK_LEFT, wxMOD_ALT);
    BOOST_TEST(played.desk().shown_entries() == 0U);
    played.key(WXK_LEFT, wxMOD_ALT);  // there is nothing before
    BOOST_TEST(played.desk().shown_entries() == 0U);
    played.key(WXK_RIGHT, wxMOD_ALT);
    BOOST_TEST(played.desk().shown_entries() == 1U);
    played.key(WXK_HOME, wxMOD_ALT);
    BOOST_TEST(!played.desk().looks_back());
    BOOST_TEST(played.entries() == 3U);
}

BOOST_AUTO_TEST_CASE(the_last_step_forward_is_now_again) {
    Played played;
    played.key(WXK_LEFT, wxMOD_ALT);
    BOOST_TEST(played.menu(CommandId::look_later) == "One entry later");
    played.key(WXK_RIGHT, wxMOD_ALT);
    BOOST_TEST(!played.desk().looks_back());
    BOOST_TEST(played.menu(CommandId::look_later) == "*One entry later");
    played.type("A");  // the table can be answered
    BOOST_TEST(played.desk().page().path.size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
