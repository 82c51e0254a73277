// SPDX-License-Identifier: MIT
// Two games in one window, both toys or one of them real: what the shell does with a game it has never seen.
#include "gui/counter_window.h"

#include "gui/counter_words.h"
#include "gui/frame/commands.h"
#include "gui/hands/window_driver.h"
#include "gui/table/table_page.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

namespace {

using present::CommandId;

// A table of the toy game, at its first question.
struct Counting {
    Counting() {
        driver.open_practice();
        BOOST_REQUIRE(driver.shows("buttons"));
    }

    counter::OpenSession& session() { return dynamic_cast<counter::OpenSession&>(*driver.table().session()); }
    int value() { return session().session().position().value; }

    gui_test::WindowDriver driver{{counter::game_window()}};
};

}  // namespace

BOOST_AUTO_TEST_SUITE(a_window_of_the_toy_game)

BOOST_AUTO_TEST_CASE(its_two_buttons_and_its_rows_do_the_same) {
    Counting at;
    at.driver.click("buttons", "add:2");
    BOOST_TEST(at.value() == 2);
    at.driver.click("decision", "row:1");
    BOOST_TEST(at.value() == 3);
    at.driver.key('2');
    BOOST_TEST(at.value() == 5);
    at.driver.key(WXK_DOWN);
    at.driver.key(WXK_RETURN);
    BOOST_TEST(at.value() == 7);
}

BOOST_AUTO_TEST_CASE(undo_redo_and_looking_back_come_with_the_shell) {
    Counting at;
    at.driver.key('2');
    at.driver.key('1');
    at.driver.run(CommandId::undo);
    BOOST_TEST(at.value() == 2);
    BOOST_TEST(at.driver.menu(CommandId::redo).find("Anna adds 1") != std::string::npos,
               at.driver.menu(CommandId::redo));
    at.driver.run(CommandId::redo);
    BOOST_TEST(at.value() == 3);
    at.driver.run(CommandId::look_earlier);
    BOOST_TEST(at.driver.table().desk()->looks_back());
    at.driver.run(CommandId::look_now);
    BOOST_TEST(!at.driver.table().desk()->looks_back());
}

BOOST_AUTO_TEST_CASE(an_earlier_entry_is_repaired) {
    Counting at;
    at.driver.key('2');
    at.driver.key('1');
    at.driver.run(CommandId::look_earlier);
    at.driver.run(CommandId::change_entry);
    BOOST_REQUIRE(at.driver.table().desk()->repair());
    at.driver.key('1');
    for (int i = 0; i < 5 && at.driver.table().desk()->repair(); ++i) at.driver.key(WXK_RETURN);
    BOOST_TEST(!at.driver.table().desk()->repair());
    BOOST_TEST(at.value() == 2);
}

BOOST_AUTO_TEST_CASE(the_question_stays_in_sight_while_a_page_in_large_letters_scrolls) {
    Counting at;
    at.driver.look(gui::Tone::light, 2.0, {1280, 720});
    auto& header = at.driver.canvas("header");
    auto& room = dynamic_cast<wxScrolledWindow&>(*at.driver.table().GetGrandParent());
    const auto below_top = [&] { return header.GetScreenPosition().y - room.GetScreenPosition().y; };
    const int most = room.GetVirtualSize().y;
    for (const int to : {most, most / 20, 0}) {
        room.Scroll(0, to);
        at.driver.settle();
        BOOST_TEST(below_top() >= 0, to);
        BOOST_TEST(below_top() < 20, to);
    }
    room.Scroll(0, most);
    at.driver.settle();
    BOOST_REQUIRE(room.GetViewStart().y > 0);
    at.driver.table().show_all();
    at.driver.settle();
    BOOST_TEST(below_top() < 20);
    at.driver.look(gui::Tone::light, 1.0, {1280, 720});
    BOOST_TEST(below_top() < 20);
}

BOOST_AUTO_TEST_CASE(it_is_played_to_its_end_by_its_own_command) {
    Counting at;
    for (int i = 0; i < 5; ++i) {
        BOOST_TEST(at.driver.menu(counter::WindowGame::add_most).front() != '*');
        at.driver.key('M', wxMOD_CONTROL);
    }
    BOOST_TEST(at.value() == 10);
    BOOST_TEST(at.driver.table().desk()->page().rows.empty());
    BOOST_TEST(at.driver.shows("finale"));
    at.driver.key(WXK_ESCAPE);
    BOOST_TEST(at.driver.shows("buttons"));
}

BOOST_AUTO_TEST_CASE(without_ends_of_turns_there_is_no_page_key_or_menu_item_for_them) {
    Counting at;
    at.driver.key('2');
    const gui::Commands& commands = at.driver.frame().commands();
    BOOST_TEST(commands.item(*at.driver.frame().GetMenuBar(), CommandId::turn_end) == nullptr);
    BOOST_TEST(!commands.run(CommandId::turn_end));
    at.driver.key(WXK_F6, wxMOD_SHIFT);
    BOOST_TEST(at.driver.shows("buttons"));
    BOOST_TEST(!at.driver.shows("turn end"));
}

BOOST_AUTO_TEST_CASE(a_library_that_was_mistyped_is_spoken_of) {
    const support::Folder folder;
    const auto library = folder / "libary.logothete";
    {
        const auto words =
            "The library " + library.string() +
            " did not exist, so a new one was created there. If you meant another file, close the window "
            "and start again with that one.";
        gui_test::WindowDriver driver{{counter::game_window()}, library};
        BOOST_TEST(driver.strip().starts_with(words), driver.strip());
        driver.key(WXK_ESCAPE);
        BOOST_TEST(driver.strip().empty());
    }
    gui_test::WindowDriver again{{counter::game_window()}, library};
    BOOST_TEST(again.strip().empty());
}

BOOST_AUTO_TEST_CASE(it_is_there_again_when_the_window_is_opened_again) {
    const support::Folder folder;
    const auto library = folder / "counted.logothete";
    {
        gui_test::WindowDriver driver{{counter::game_window()}, library};
        driver.run(CommandId::new_session);
        driver.click_native("begin counting");
        BOOST_REQUIRE(gui_test::until([&] { return driver.table().desk() != nullptr; }));
        driver.key('2');
    }
    gui_test::WindowDriver again{{counter::game_window()}, library};
    again.resume();
    BOOST_TEST(again.table().desk()->table().looks().size() == 1U);
    BOOST_TEST(again.canvas("buttons").area("add:1") != nullptr);
}

BOOST_AUTO_TEST_CASE(nothing_is_said_of_dice_where_none_are_rolled) {
    Counting at;
    at.driver.run(CommandId::preferences);
    BOOST_TEST(wxWindow::FindWindowByName("clock", &at.driver.frame()) != nullptr);
    BOOST_TEST(wxWindow::FindWindowByName("automatic_dice", &at.driver.frame()) == nullptr);
}

BOOST_AUTO_TEST_CASE(a_game_without_a_guide_says_so) {
    Counting at;
    at.driver.run(CommandId::first_game);
    BOOST_TEST(at.driver.table().desk()->message().starts_with("There is no guide to a first game of Counter yet."));
}

BOOST_AUTO_TEST_CASE(every_page_of_the_shell_opens_with_it) {
    Counting at;
    at.driver.key('2');
    for (const CommandId page : {CommandId::charts, CommandId::reports, CommandId::statistics, CommandId::preferences,
                                 CommandId::handbook, CommandId::shortcuts, CommandId::about}) {
        BOOST_TEST_CONTEXT(page.key) {
            at.driver.run(page);
            at.driver.key(WXK_ESCAPE);
        }
    }
    at.driver.run(CommandId::table_window);
    BOOST_TEST(at.driver.frame().table_view().IsShown());
    at.driver.run(CommandId::table_window);
    at.driver.run(CommandId::as_list);
    BOOST_TEST(at.driver.cut_texts().empty());
}

BOOST_AUTO_TEST_SUITE_END()
