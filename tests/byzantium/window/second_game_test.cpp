// SPDX-License-Identifier: MIT
// Byzantium and the toy game in one window and one library.
#include "byzantium/window/game_window.h"
#include "byzantium/words/table/own_commands.h"
#include "gui/counter_window.h"
#include "gui/counter_words.h"
#include "gui/hands/window_driver.h"
#include "gui/table/table_page.h"

#include <boost/test/unit_test.hpp>

namespace {

using byzantium::words::OwnCommand;
using present::CommandId;

struct TwoGames : gui_test::WindowDriver {
    TwoGames() : WindowDriver{{byzantium::window::game_window(), counter::game_window()}} {}

    void begin_counting() {
        run(CommandId::new_session);
        click("games", "game:counter");
        click_native("begin counting");
        BOOST_REQUIRE(gui_test::until([&] { return shows("buttons"); }));
        settle();
    }
    bool has_item(CommandId id) { return frame().commands().item(*frame().GetMenuBar(), id) != nullptr; }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(a_second_game_in_the_window)

BOOST_AUTO_TEST_CASE(a_new_session_asks_which_game_it_is_of) {
    TwoGames at;
    at.run(CommandId::new_session);
    at.key('1');
    BOOST_TEST(at.shows("new session"));
    at.key(WXK_ESCAPE);
    BOOST_REQUIRE(at.shows("start"));
    at.run(CommandId::new_session);
    at.key(WXK_ESCAPE);
    BOOST_TEST(at.shows("start"));
    at.begin_counting();
    BOOST_TEST(at.table().session()->details().game == "counter");
}

BOOST_AUTO_TEST_CASE(menus_and_board_are_those_of_the_open_game) {
    TwoGames at;
    at.open_practice();
    BOOST_TEST(at.shows("map"));
    BOOST_TEST(at.has_item(OwnCommand::plan));
    BOOST_TEST(!at.has_item(counter::WindowGame::add_most));
    at.run(CommandId::sessions);
    at.begin_counting();
    BOOST_TEST(!at.shows("map"));
    BOOST_TEST(!at.has_item(OwnCommand::plan));
    BOOST_TEST(at.has_item(counter::WindowGame::add_most));
    at.key('2');
    BOOST_TEST(at.table().desk()->table().looks().size() == 1U);
}

BOOST_AUTO_TEST_CASE(both_stand_on_one_shelf_and_are_gone_on_with) {
    TwoGames at;
    at.open_practice();
    at.run(CommandId::sessions);
    at.begin_counting();
    at.key('1');
    at.run(CommandId::sessions);
    BOOST_TEST(at.start().rows.size() == 2U);
    at.resume();
    BOOST_TEST(at.shows("buttons"));
    at.run(CommandId::undo);
    BOOST_TEST(at.table().desk()->table().looks().cursor() == 0U);
    at.run(CommandId::statistics);
    BOOST_TEST(at.shows("statistics"));
}

// The pages are made once, for whichever game asks for them first.
BOOST_AUTO_TEST_CASE(pages_that_look_back_have_the_help_of_the_open_game) {
    TwoGames at;
    at.open_practice();
    at.key('1');
    at.run(CommandId::charts);
    const auto of_byzantium = at.canvas("charts").topic();
    at.key(WXK_ESCAPE);
    at.run(CommandId::sessions);
    at.begin_counting();
    at.key('1');
    at.run(CommandId::charts);
    BOOST_TEST((at.canvas("charts").topic() == present::HelpTopic{present::HelpPage{"counting"}}));
    BOOST_TEST((at.canvas("charts").topic() != of_byzantium));
}

BOOST_AUTO_TEST_SUITE_END()
