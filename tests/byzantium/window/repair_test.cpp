// SPDX-License-Identifier: MIT
// Earlier entries changed, inserted and taken out, at the window.
#include "byzantium/window/acts.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/shelved.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace {

using namespace byzantium;
using gui_test::control;
using gui_test::Driver;
using present::CommandId;

// Red has taken Damascus, blue Athens, red Caesarea; the window looks at entry `number`.
struct LooksAt : Driver {
    explicit LooksAt(std::size_t number) : Driver{library()} {
        resume();
        look(gui::Tone::light, 1, {1600, 1000});  // its journal shows every line
        click("journal", "row:" + std::to_string(number - 1));
    }
    std::optional<Color> owner(const char* city) { return position()[support::city(city)].control; }
    const std::string& first_row() { return desk().page().rows.front().text; }
    // The city and its first cube.
    void answer(const char* city) {
        click("decision", "row:A");
        click("map", std::string{"city:"} + city);
        key(WXK_RETURN);
    }

private:
    static std::filesystem::path library() {
        static const support::Folder folder;
        static int number = 0;
        const auto file = folder / std::to_string(++number);
        auto game = gui_test::two_players();
        game.entries = {control("damascus"), control("athens"), control("caesarea")};
        gui_test::put_into(file, game, "to be repaired");
        return file;
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(repairs)

BOOST_AUTO_TEST_CASE(an_entry_is_changed_undone_and_redone) {
    LooksAt table{1};
    table.key('C', wxMOD_ALT);
    BOOST_REQUIRE(table.desk().repair());
    table.answer("ankara");
    BOOST_TEST(table.first_row() == "Accept the repair");
    BOOST_TEST(!table.owner("ankara"));  // a draft so far
    table.click("decision", "row:1");
    BOOST_TEST((table.owner("ankara") == Color::red));
    BOOST_TEST((table.owner("athens") == Color::blue));
    BOOST_TEST(!table.owner("damascus"));
    BOOST_TEST(table.entries() == 3U);
    table.key('Z', wxMOD_CONTROL);
    BOOST_TEST((table.owner("damascus") == Color::red));
    BOOST_TEST(!table.owner("ankara"));
    table.key('Y', wxMOD_CONTROL);
    BOOST_TEST((table.owner("ankara") == Color::red));
}

BOOST_AUTO_TEST_CASE(an_entry_is_changed_undone_and_redone_by_mouse_alone) {
    LooksAt table{1};
    table.click_in_menu(CommandId::change_entry);
    BOOST_REQUIRE(table.desk().repair());
    table.click("decision", "row:A");
    table.click("map", "city:ankara");
    table.click("decision", "row:1");  // the first cube
    BOOST_TEST(table.first_row() == "Accept the repair");
    table.click("decision", "row:1");
    BOOST_REQUIRE(!table.desk().repair());
    BOOST_TEST((table.owner("ankara") == Color::red));
    table.click_in_menu(CommandId::undo);
    BOOST_TEST((table.owner("damascus") == Color::red));
    BOOST_TEST(!table.owner("ankara"));
    table.click_in_menu(CommandId::redo);
    BOOST_TEST((table.owner("ankara") == Color::red));
    BOOST_TEST((table.owner("athens") == Color::blue));
}

BOOST_AUTO_TEST_CASE(the_window_says_all_the_time_that_it_is_a_repair) {
    LooksAt table{1};
    BOOST_TEST(!table.canvas("header").area("repair"));
    table.key('C', wxMOD_ALT);
    const auto* banner = table.canvas("header").area("repair");
    BOOST_REQUIRE(banner);
    BOOST_TEST(banner->tip == "Repair: instead of entry 1: red takes control of Damascus.");
    BOOST_TEST(table.canvas("map").IsShownOnScreen());
    BOOST_TEST(table.canvas("journal").area("row:0")->tip.ends_with("[you are changing this entry]"));
    table.answer("ankara");
    BOOST_TEST(table.canvas("header").area("repair"));
    BOOST_TEST(table.canvas("repair").IsShownOnScreen());  // in the place of the map
    table.key(WXK_ESCAPE);
    BOOST_TEST(!table.canvas("header").area("repair"));
    BOOST_TEST(table.canvas("map").IsShownOnScreen());
    BOOST_TEST((table.owner("damascus") == Color::red));
}

BOOST_AUTO_TEST_CASE(the_shelf_waits_until_a_draft_is_accepted_or_left) {
    LooksAt table{1};
    table.key('C', wxMOD_ALT);
    table.answer("ankara");
    table.key('O', wxMOD_CONTROL);
    BOOST_REQUIRE(table.shows("repair"));
    BOOST_TEST(table.desk().message() == "A repair is under way: accept it first, or leave it with Esc.");
    table.click("decision", "row:1");
    BOOST_TEST((table.owner("ankara") == Color::red));
    table.key('O', wxMOD_CONTROL);
    BOOST_TEST(table.shows("start"));
}

BOOST_AUTO_TEST_CASE(what_no_longer_holds_is_listed_with_its_rule_and_taken_out) {
    LooksAt table{1};
    table.key('C', wxMOD_ALT);
    table.answer("athens");
    const auto& rows = table.desk().page().rows;
    const auto out =
        std::find_if(rows.begin(), rows.end(), [](const present::Row& row) { return row.text.starts_with("Delete:"); });
    BOOST_REQUIRE((out != rows.end()));
    BOOST_TEST(out->note.starts_with("It no longer holds. Not allowed, BYZ-9"), out->note);
    table.type(out->key);
    BOOST_TEST(table.first_row() == "Shift it: 1 action goes to the next player");
    table.key(WXK_RETURN);
    BOOST_TEST(table.first_row() == "Accept the repair");
    table.key(WXK_RETURN);
    BOOST_TEST(!table.desk().repair());
    BOOST_TEST((table.owner("athens") == Color::red));
    BOOST_TEST((table.owner("caesarea") == Color::blue));
}

BOOST_AUTO_TEST_CASE(a_forgotten_action_is_put_in_and_the_others_keep_their_players) {
    LooksAt table{2};
    table.click("decision", "row:4");
    BOOST_REQUIRE(table.desk().repair());
    table.answer("ankara");
    BOOST_TEST(table.first_row().starts_with("Shift them"));
    table.click("decision", "row:2");
    BOOST_TEST(table.first_row() == "Accept the repair");
    table.type("1");
    BOOST_TEST(table.entries() == 5U);
    BOOST_TEST((table.owner("ankara") == Color::blue));
    BOOST_TEST((table.owner("athens") == Color::blue));
    BOOST_TEST((table.owner("caesarea") == Color::red));
}

BOOST_AUTO_TEST_CASE(meanwhile_hands_have_nothing_to_do) {
    LooksAt table{2};
    table.key(WXK_ESCAPE);
    table.answer("ankara");
    BOOST_REQUIRE(table.entries() == 4U);
    BOOST_TEST(table.shows("hands"));
    table.key(WXK_LEFT, wxMOD_ALT);
    table.key('C', wxMOD_ALT);
    BOOST_REQUIRE(table.desk().repair());
    BOOST_TEST(!table.shows("hands"));
}

BOOST_AUTO_TEST_CASE(a_correction_is_put_in) {
    LooksAt table{3};
    table.key('I', wxMOD_ALT);
    BOOST_REQUIRE(table.desk().repair());
    table.click("displays", "red:byzantine:treasury");
    table.type("7");
    table.key(WXK_RETURN);
    BOOST_TEST(table.first_row() == "Accept the repair");
    table.type("1");
    BOOST_TEST(table.entries() == 4U);
    BOOST_TEST((table.owner("caesarea") == Color::red));
    BOOST_TEST(table.position()[Color::red][Side::byzantine].treasury == 7);
}

BOOST_AUTO_TEST_CASE(an_entry_is_taken_out) {
    LooksAt table{3};
    table.key(WXK_DELETE, wxMOD_ALT);
    BOOST_TEST(table.first_row() == "Accept the repair");
    table.key(WXK_RETURN);
    BOOST_TEST(table.entries() == 2U);
    BOOST_TEST(!table.owner("caesarea"));
    BOOST_TEST(table.desk().message().starts_with("Repaired."));
}

// The frame was on one entry, and the last one was taken out.
BOOST_AUTO_TEST_CASE(the_entry_that_the_keyboard_marks_in_the_journal_is_the_one_that_is_mended) {
    LooksAt table{3};
    table.desk().back_to_now();
    table.settle();
    table.canvas("journal").SetFocus();
    table.key(WXK_HOME);
    table.key(WXK_DELETE, wxMOD_ALT);
    BOOST_REQUIRE(table.desk().repair());
    BOOST_TEST(table.desk().shown_entries() == 1U);
    table.key(WXK_ESCAPE);
    BOOST_TEST(table.entries() == 3U);
}

BOOST_AUTO_TEST_CASE(escape_leaves_at_once_and_everything_is_as_it_was) {
    LooksAt table{1};
    const Position before = table.position();
    for (const int key : {int{'C'}, int{'I'}, int{WXK_DELETE}}) {
        table.click("journal", "row:0");
        table.key(key, wxMOD_ALT);
        BOOST_REQUIRE(table.desk().repair());
        table.key(WXK_ESCAPE);
        BOOST_TEST(!table.desk().repair());
        BOOST_TEST((table.position() == before));
        BOOST_TEST(table.entries() == 3U);
    }
}

BOOST_AUTO_TEST_SUITE_END()
