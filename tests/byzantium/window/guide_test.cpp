// SPDX-License-Identifier: MIT
#include "byzantium/words/help/guide.h"

#include "byzantium/window/answers.h"
#include "byzantium/window/driver.h"
#include "byzantium/words/shelf/new_session.h"
#include "gui/frame/guide_strip.h"
#include "gui/frame/tour_strip.h"
#include "gui/table/table_page.h"
#include "present/table/open_session.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/button.h>
#include <wx/defs.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace {

using namespace byzantium;
using gui_test::Driver;
using present::CommandId;

// Somebody who has never started the program.
struct Newcomer {
    support::Folder folder;
    Driver driver{folder / "library.logothete", folder / "preferences.conf"};

    bool is_guided() { return driver.frame().guide() && driver.frame().guide()->IsShownOnScreen(); }
    present::GuidePage page() { return driver.frame().guide()->walk()->page(); }
    const Entry& told(std::size_t entry) {
        const auto& guide = driver.frame().guide()->walk()->guide();
        return dynamic_cast<const byzantium::words::Guide&>(guide).turn().journal().record(entry).entry;
    }
    bool has_keyboard(const std::string& name) { return &driver.native(name) == wxWindow::FindFocus(); }
    // To the step that is to be made next, by the first page's own way.
    void begin() {
        driver.key('F');
        BOOST_REQUIRE(is_guided());
        BOOST_TEST(has_keyboard("guide next"));
        driver.key(WXK_RETURN);
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(guides)

BOOST_AUTO_TEST_CASE(the_whole_turn_goes_by_enter_alone) {
    Newcomer one;
    one.begin();
    one.driver.key('H', wxMOD_CONTROL);
    for (std::size_t step = 0; step < 14; ++step) {
        BOOST_TEST_REQUIRE(one.has_keyboard("guide step"), "step " << step + 1);
        one.driver.key(WXK_RETURN);
        BOOST_TEST_REQUIRE(one.has_keyboard("guide next"), "step " << step + 1);
        one.driver.key(WXK_RETURN);
    }
    BOOST_TEST(one.driver.entries() == 22U);
    BOOST_TEST(one.page().heading == "And now");
    one.driver.key(WXK_RETURN);
    BOOST_TEST(!one.is_guided());
    one.driver.run(CommandId::first_game);  // again, at another table
    BOOST_TEST(one.driver.entries() == 0U);
}

// Map, question and players jumped at nearly every step.
BOOST_AUTO_TEST_CASE(the_strip_keeps_its_height_from_the_first_step_to_the_last) {
    Newcomer one;
    one.driver.look(gui::Tone::light, 1, {1280, 720});
    one.begin();
    const int high = one.driver.frame().guide()->GetSize().y;
    for (std::size_t step = 0; step < 14; ++step) {
        BOOST_TEST(one.driver.frame().guide()->GetSize().y == high, "step " << step + 1);
        one.driver.native("guide step").SetFocus();
        one.driver.key(WXK_RETURN);
        BOOST_TEST_REQUIRE(one.has_keyboard("guide next"), "step " << step + 1);
        BOOST_TEST(one.driver.frame().guide()->GetSize().y == high, "step " << step + 1 << ", done");
        one.driver.key(WXK_RETURN);
    }
    BOOST_TEST(one.page().heading == "And now");
}

BOOST_AUTO_TEST_CASE(steps_are_made_by_hand_left_and_taken_up_again) {
    Newcomer one;
    one.begin();
    gui_test::answer_by_keys(one.driver, one.told(0));
    BOOST_TEST(one.page().place == "Step 1 of 14, done");
    BOOST_TEST(one.has_keyboard("guide next"));
    one.driver.key(WXK_RETURN);
    gui_test::answer_by_keys(one.driver, Decision{Pass{Cube::casualty}});
    BOOST_TEST(one.page().heading == "The game has left the guide");
    BOOST_TEST(!one.has_keyboard("guide back"));
    one.driver.key('Z', wxMOD_CONTROL);
    BOOST_TEST(one.page().place == "Step 2 of 14");
    one.driver.key('Y', wxMOD_CONTROL);
    one.driver.native("guide back").SetFocus();
    one.driver.key(WXK_RETURN);
    BOOST_TEST(one.page().place == "Step 2 of 14");
    one.driver.native("guide leave").SetFocus();
    one.driver.key(WXK_ESCAPE);
    BOOST_TEST(!one.is_guided());
    BOOST_TEST(one.driver.entries() == 2U);  // what was undone can be redone
    one.driver.run(CommandId::first_game);
    BOOST_TEST(one.is_guided());
    BOOST_TEST(one.driver.desk().session().journal().cursor() == 1U);
}

BOOST_AUTO_TEST_CASE(leaving_it_leads_back_to_the_game_that_was_open) {
    Newcomer one;
    one.driver.open(support::header_of({Color::red, Color::blue}));
    gui_test::answer_by_keys(one.driver, Control{support::city("damascus"), Cube::pool});
    const auto title = one.driver.table().session()->details().title;
    const auto game = one.driver.table().session()->details().id;
    one.driver.key('H', wxMOD_CONTROL);
    BOOST_REQUIRE(one.is_guided());
    BOOST_TEST(one.driver.entries() == 0U);
    BOOST_TEST(one.driver.desk().message().starts_with(title + " is kept as it was."), one.driver.desk().message());
    one.driver.key(WXK_RETURN);
    one.driver.native("guide leave").SetFocus();
    one.driver.key(WXK_RETURN);
    BOOST_TEST(!one.is_guided());
    BOOST_TEST((one.driver.table().session()->details().id == game));
    BOOST_TEST(one.driver.entries() == 1U);
    BOOST_TEST(one.driver.desk().message().starts_with("You are back at " + title), one.driver.desk().message());
    one.driver.key('H', wxMOD_CONTROL);
    one.driver.key(WXK_ESCAPE);
    BOOST_TEST((one.driver.table().session()->details().id == game));
}

// Guide and tour each left one on the shelf.
BOOST_AUTO_TEST_CASE(one_practice_table_is_enough_while_it_is_empty) {
    Newcomer one;
    one.driver.open_practice();
    const auto first = one.driver.table().session()->details().id;
    one.driver.run(CommandId::sessions);
    one.driver.key('F');
    BOOST_TEST((one.driver.table().session()->details().id == first));
    gui_test::answer_by_keys(one.driver, one.told(0));
    BOOST_REQUIRE(one.driver.entries() > 0U);
    one.driver.run(CommandId::sessions);
    one.driver.run(CommandId::practice);
    BOOST_TEST((one.driver.table().session()->details().id != first));
}

BOOST_AUTO_TEST_CASE(it_ends_with_its_table_and_does_not_stand_beside_the_tour) {
    Newcomer one;
    one.driver.open_practice();
    BOOST_REQUIRE(one.driver.frame().tour());
    for (int step = 1; step < 6; ++step) one.driver.key(WXK_RETURN);
    one.driver.native("tour guide").SetFocus();
    one.driver.key(WXK_RETURN);
    BOOST_TEST(one.is_guided());
    BOOST_TEST(!one.driver.frame().tour()->IsShown());
    one.driver.run(CommandId::tour);
    BOOST_TEST(!one.is_guided());
    one.driver.run(CommandId::first_game);
    BOOST_TEST(one.is_guided());
    one.driver.open(support::header_of({Color::red, Color::blue}));
    BOOST_TEST(!one.is_guided());
    one.driver.run(CommandId::first_game);
    BOOST_TEST((one.driver.desk().session().header() == byzantium::words::practice_header("byzantium-2005")));
    one.driver.run(CommandId::sessions);
    BOOST_TEST(!one.is_guided());
}

// The question's rows stand side by side, and the board has their room.
BOOST_AUTO_TEST_CASE(the_map_keeps_its_room_beside_it) {
    Newcomer one;
    one.begin();
    one.driver.look(gui::Tone::light, 1, {1280, 720});
    const int beside = one.driver.canvas("map").GetSize().y;
    BOOST_TEST(beside >= 300);
    for (const char* const action : {"A", "B", "C", "D", "E", "F", "G"})
        BOOST_TEST(one.driver.has_area("decision", std::string{"row:"} + action), action);
    one.driver.type("A");
    BOOST_TEST(one.driver.canvas("map").GetSize().y == beside);  // it stands still from question to question
    one.driver.key(WXK_ESCAPE);
    one.driver.native("guide leave").SetFocus();
    one.driver.key(WXK_ESCAPE);
    BOOST_TEST(!one.is_guided());
    const int alone = one.driver.canvas("map").GetSize().y;
    BOOST_TEST(alone >= beside);
    BOOST_TEST(one.driver.canvas("decision").GetSize().y > 200);
}

BOOST_AUTO_TEST_CASE(its_rules_are_read_and_the_table_comes_back) {
    Newcomer one;
    one.begin();
    one.driver.native("guide rules").SetFocus();
    one.driver.key(WXK_RETURN);
    BOOST_TEST(one.driver.shows("handbook"));
    one.driver.key(WXK_ESCAPE);
    BOOST_TEST(one.driver.shows("decision"));
    BOOST_TEST(one.page().place == "Step 1 of 14");
}

#ifdef __WXGTK__
BOOST_AUTO_TEST_CASE(screen_readers_are_told_the_step_with_its_button) {
    Newcomer one;
    one.begin();
    AtkObject* const spoken = gtk_widget_get_accessible(one.driver.native("guide step").GetHandle());
    BOOST_TEST(std::string{atk_object_get_name(spoken)} == "Do this step for me");
    const std::string told = atk_object_get_description(spoken);
    for (const auto& text : one.page().texts) BOOST_TEST(told.find(text) != told.npos, told);
}
#endif

BOOST_AUTO_TEST_SUITE_END()
