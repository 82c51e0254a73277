// SPDX-License-Identifier: MIT
// Ekö and the toy game in one window and one library: which game a new session is of, and games told apart.
#include "eko/text/open.h"
#include "eko/window/driver.h"
#include "eko/window/game_window.h"
#include "eko/words/table/own_commands.h"
#include "gui/counter_window.h"
#include "gui/frame/guide_strip.h"
#include "gui/shelf/games_page.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>
#include <string>

namespace {

using gui_test::WindowDriver;
using present::CommandId;

gui::GameWindows two_games() { return {counter::game_window(), eko::window::game_window()}; }

bool writes(WindowDriver& driver, const std::string& canvas, const std::string& words) {
    const auto all = driver.canvas(canvas).written();
    return std::any_of(all.begin(), all.end(),
                       [&](const auto& one) { return one.text.find(words) != std::string::npos; });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(two_games_beside_ekoe)

BOOST_AUTO_TEST_CASE(it_asks_which_and_arrows_walk_there) {
    WindowDriver driver{two_games()};
    for (const int step : {WXK_DOWN, WXK_TAB}) {
        driver.run(CommandId::new_session);
        BOOST_TEST_REQUIRE(driver.shows("games"));
        dynamic_cast<gui::GamesPage&>(driver.canvas("games")).begin("counter", present::GameWanted::to_play);
        driver.key(step);
        driver.key(WXK_RETURN);
        BOOST_TEST(driver.has_area("new session", "lay board"));  // Ekö's
        driver.key(WXK_ESCAPE);
    }
}

// Also by another window, on another evening.
BOOST_AUTO_TEST_CASE(the_game_chosen_last_is_in_hand) {
    const support::Folder folder;
    const auto preferences = folder.write("preferences.conf", "tour = seen\n");
    const auto library = folder / "library.logothete";
    store::Library::open(library);
    {
        WindowDriver first{two_games(), library, preferences};
        first.run(CommandId::new_session);
        first.click("games", "game:eko");
        first.key(WXK_ESCAPE);
        first.close();
    }
    WindowDriver second{two_games(), library, preferences};
    second.run(CommandId::new_session);
    second.key(WXK_RETURN);
    BOOST_TEST(second.has_area("new session", "lay board"));
}

// Somebody who owns Ekö alone, at the very first start.
BOOST_AUTO_TEST_CASE(practice_and_guide_ask_which_where_nobody_sits_at_a_table) {
    WindowDriver driver{two_games()};
    driver.key('P');
    BOOST_TEST_REQUIRE(driver.shows("games"));
    driver.click("games", "game:eko");
    BOOST_TEST(driver.shows("board"));
    driver.run(CommandId::practice);  // the game of the table
    BOOST_TEST(driver.shows("board"));
    driver.run(CommandId::sessions);
    driver.run(CommandId::first_game);
    BOOST_TEST_REQUIRE(driver.shows("games"));
    driver.key(WXK_RETURN);  // the one chosen last
    BOOST_TEST_REQUIRE((driver.frame().guide() != nullptr));
    BOOST_TEST(driver.frame().guide()->IsShownOnScreen());
    BOOST_TEST(driver.shows("board"));
}

// It asked which game one wants to play.
BOOST_AUTO_TEST_CASE(whose_boards_is_asked_where_nobody_sits_at_a_table) {
    WindowDriver driver{two_games()};
    driver.key('P');
    BOOST_TEST(writes(driver, "games", "Which game do you want to play?"));
    driver.click("games", "game:eko");
    driver.run(eko::words::OwnCommand::boards);
    BOOST_TEST(driver.shows("workshop"));
    driver.key(WXK_ESCAPE);
    driver.run(CommandId::sessions);
    driver.run(eko::words::OwnCommand::boards);
    BOOST_TEST_REQUIRE(driver.shows("games"));
    BOOST_TEST(writes(driver, "games", "Which game's boards do you want to see?"));
}

BOOST_AUTO_TEST_CASE(the_shelf_names_them_and_words_find_them) {
    WindowDriver driver{two_games()};
    driver.begin([](store::Library& library) {
        const eko::text::Boards no_boards;
        return eko::text::begin_session(library, gui_test::sample_table(1), {"Friday", ""}, no_boards);
    });
    driver.run(CommandId::sessions);
    BOOST_TEST(driver.start().resume.value().row.game == "Ekö");
    driver.run(CommandId::new_session);
    driver.key('1');
    driver.click_native("begin counting");
    BOOST_REQUIRE(gui_test::until([&] { return driver.shows("buttons"); }));
    driver.settle();
    driver.run(CommandId::sessions);
    BOOST_TEST_REQUIRE(driver.start().rows.size() == 2U);
    BOOST_TEST(driver.start().rows.front().game != driver.start().rows.back().game);
    BOOST_TEST(writes(driver, "start", "Ekö"));
    driver.key('L');
    driver.type("friday ek");
    BOOST_TEST_REQUIRE(driver.start().rows.size() == 1U);
    BOOST_TEST(driver.start().rows.front().game == "Ekö");
}

BOOST_AUTO_TEST_SUITE_END()
