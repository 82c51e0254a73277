// SPDX-License-Identifier: MIT
// What the first page does with sessions, by keys and by clicks.
#include "byzantium/rules/awaits.h"
#include "byzantium/window/arranged.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/shelved.h"

#include <boost/test/unit_test.hpp>

#include <optional>
#include <vector>

namespace {

using namespace byzantium;
using gui_test::Driver;

// The first page with two sessions: "Friday", taken up last, and "Monday".
struct Shelf : Driver {
    Shelf() : Driver{library()} { key(WXK_DOWN); }
    std::string title(std::size_t row) { return start().rows.at(row).title; }
    std::size_t on(store::Shelf shelf) { return start().counts.at(static_cast<std::size_t>(shelf)); }

private:
    static std::filesystem::path library() {
        static const support::Folder folder;
        static int number = 0;
        const auto file = folder / std::to_string(++number);
        gui_test::put_into(file, gui_test::two_players(), "Monday");
        gui_test::put_into(file, gui_test::two_players(), "Friday");
        return file;
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(first_page)

BOOST_AUTO_TEST_CASE(an_empty_library_welcomes) {
    Driver driver;
    BOOST_TEST(driver.start().is_first_start);
    driver.key('P');
    BOOST_TEST(driver.table().desk());
    driver.key('O', wxMOD_CONTROL);
    BOOST_TEST(driver.start().rows.at(0).title == "Practice table");
    BOOST_TEST(!driver.start().rows.at(0).remark.empty());  // it does not count
}

BOOST_AUTO_TEST_CASE(the_last_session_goes_on_with_one_key) {
    const support::Folder folder;
    gui_test::put_into(folder / "library", gui_test::two_players(), "Friday");
    Driver driver{folder / "library"};
    BOOST_TEST(driver.start().resume.value().question == "red (red), choose an action.");
    driver.key(WXK_RETURN);
    BOOST_REQUIRE(driver.table().desk());
    BOOST_TEST(driver.inputs() == 1);
}

// It was written over the players and over the tabs below the card.
BOOST_AUTO_TEST_CASE(a_long_question_stays_on_its_card_in_large_text) {
    gui_test::FourAtTable four{"garrison", 1};
    gui_test::Driver& driver = four.driver();
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    driver.table().act([&](present::Desk&) {
        const Color who = *awaited_player(driver.position().awaits);
        driver.desk().correct_all({SetPlayerCount{who, PlayerCount::pool, 0},
                                   SetDisplayCount{who, Side::byzantine, DisplayCount::treasury, 0},
                                   SetDisplayCount{who, Side::arab, DisplayCount::treasury, 0}},
                                  "");
    });
    driver.key('O', wxMOD_CONTROL);
    const auto& resume = driver.start().resume.value();
    BOOST_REQUIRE(resume.question.size() > 120U);
    std::optional<gui::Rect> question;
    std::vector<gui::Rect> players;
    for (const gui::Drawn& one : driver.canvas("start").written()) {
        if (one.text == resume.question) question = one.letters->ink;
        for (const auto& player : resume.row.players)
            if (one.text == player.name && players.size() < resume.row.players.size())
                players.push_back(one.letters->ink);
    }
    BOOST_REQUIRE(question.has_value());
    BOOST_REQUIRE(players.size() == 4U);
    for (const gui::Rect& player : players) BOOST_TEST(question->bottom() <= player.y + 2);
}

BOOST_AUTO_TEST_CASE(the_practice_table_never_takes_the_place_of_a_game) {
    Shelf shelf;
    BOOST_TEST(shelf.start().resume.value().row.title == "Friday");
    shelf.key('P');
    BOOST_REQUIRE(shelf.table().desk());
    shelf.key('O', wxMOD_CONTROL);
    BOOST_TEST(shelf.title(0) == "Practice table");
    BOOST_TEST(shelf.start().resume.value().row.title == "Friday");
}

BOOST_AUTO_TEST_CASE(the_mark_stays_on_its_session) {
    Shelf shelf;
    shelf.key(WXK_DOWN);
    BOOST_REQUIRE(shelf.start().selected == 1U);
    BOOST_TEST(shelf.title(1) == "Monday");
    shelf.key('P');
    shelf.key('O', wxMOD_CONTROL);  // the practice table has come in above
    BOOST_TEST(shelf.title(shelf.start().selected.value()) == "Monday");
}

// Two of four were left out, without a word.
BOOST_AUTO_TEST_CASE(all_players_are_in_the_row_and_on_the_card_however_long_their_names_are) {
    const support::Folder folder;
    gui_test::Game game{support::header_of({Color::red, Color::yellow, Color::blue, Color::green}), {}};
    for (auto& seat : game.header.seats) seat.name = std::string(20, 'W');
    gui_test::put_into(folder / "library", game, "long");
    Driver driver{folder / "library"};
    driver.look(gui::Tone::light, 1, {1280, 720});
    std::size_t names = 0;
    for (const gui::Drawn& one : driver.canvas("start").written())
        if (one.text == game.header.seats[0].name && one.cut && one.cut->ends_with("\u2026")) ++names;
    BOOST_TEST(names == 8U);
}

// It was out of sight where the list had been scrolled to another row.
BOOST_AUTO_TEST_CASE(the_game_that_was_left_is_in_sight) {
    const support::Folder folder;
    for (int i = 0; i < 30; ++i)
        gui_test::put_into(folder / "library", gui_test::two_players(), "Game " + std::to_string(i));
    Driver driver{folder / "library"};
    driver.key(WXK_DOWN);
    driver.key(WXK_END);
    driver.key(WXK_RETURN);
    BOOST_REQUIRE(driver.table().desk());
    driver.key('O', wxMOD_CONTROL);
    BOOST_TEST(driver.start().rows.at(0).title == "Game 0");
    BOOST_TEST(driver.has_area("start", "row:0"));
}

BOOST_AUTO_TEST_CASE(words_find_sessions_on_every_shelf) {
    Shelf shelf;
    shelf.key('A');
    shelf.key('L');
    shelf.type("fri");
    BOOST_TEST(shelf.start().rows.empty());
    BOOST_TEST(shelf.on(store::Shelf::open) == 0U);
    BOOST_TEST(shelf.on(store::Shelf::archived) == 1U);
    shelf.key(WXK_ESCAPE);
    BOOST_TEST(shelf.start().rows.size() == 1U);
    BOOST_TEST(shelf.title(0) == "Monday");
    shelf.key('L');
    shelf.type("mon");
    shelf.key(WXK_RETURN);  // to the row that was found
    shelf.key(WXK_RETURN);
    BOOST_TEST(shelf.table().desk());
}

BOOST_AUTO_TEST_CASE(a_session_is_renamed) {
    Shelf shelf;
    shelf.key('R');
    shelf.fill("new title", "Party");
    shelf.key(WXK_RETURN);
    BOOST_TEST(shelf.title(0) == "Party");
    BOOST_TEST(shelf.strip() == "The game is now called “Party”.");
}

BOOST_AUTO_TEST_CASE(the_details_of_a_session_are_changed_together) {
    Shelf shelf;
    shelf.key('E');
    shelf.fill("place", "kitchen");
    shelf.fill("new note", "Basil came late");
    shelf.key(WXK_RETURN, wxMOD_CONTROL);
    BOOST_TEST(shelf.strip() == "The details of “Friday” are saved.");
    BOOST_TEST(shelf.start().resume.value().where == "kitchen");
    shelf.key('E');
    BOOST_TEST(shelf.field("note 1").GetValue().utf8_string() == "Basil came late");
    shelf.fill("place", "garden");
    shelf.key(WXK_F9);
    BOOST_TEST(shelf.field("place").GetValue().utf8_string() == "garden");
    shelf.key(WXK_ESCAPE);  // as it was
    BOOST_TEST(shelf.start().resume.value().where == "kitchen");
}

BOOST_AUTO_TEST_CASE(a_day_that_is_none_stays_on_the_page_of_details) {
    Shelf shelf;
    shelf.key('E');
    shelf.fill("place", "kitchen");
    shelf.fill("begun", "yesterday");
    shelf.key(WXK_RETURN, wxMOD_CONTROL);
    BOOST_REQUIRE(shelf.has_field("begun"));
    BOOST_TEST(shelf.field("place").GetValue().utf8_string() == "kitchen");
    shelf.fill("begun", "2026-03-01");
    shelf.key(WXK_RETURN, wxMOD_CONTROL);
    BOOST_TEST(!shelf.has_field("begun"));
    BOOST_TEST(shelf.start().resume.value().where == "kitchen");
}

BOOST_AUTO_TEST_CASE(a_bad_title_is_said_and_loses_nothing) {
    Shelf shelf;
    for (const std::string& bad :
         {std::string{"   "}, std::string(200, 'x'), std::string{"a\tb"}, std::string{"\x1B[31m"}}) {
        shelf.key('R');
        shelf.paste("new title", bad);
        shelf.key(WXK_RETURN);
        BOOST_TEST(shelf.title(0) == "Friday", "after <" << bad << ">");
        BOOST_TEST(!shelf.strip().empty());
        shelf.key(WXK_ESCAPE);
        if (shelf.has_field("new title")) shelf.key(WXK_ESCAPE);
    }
}

BOOST_AUTO_TEST_CASE(escape_keeps_the_old_title) {
    Shelf shelf;
    shelf.key('R');
    shelf.fill("new title", "Party");
    shelf.key(WXK_ESCAPE);
    BOOST_TEST(!shelf.has_field("new title"));
    BOOST_TEST(shelf.title(0) == "Friday");
}

BOOST_AUTO_TEST_CASE(a_copy_stands_beside_it) {
    Shelf shelf;
    shelf.click("start", "act:Duplicate");
    BOOST_TEST(shelf.start().rows.size() == 3U);
    BOOST_TEST(shelf.strip().starts_with("“Friday (copy)” is new in the list."));
}

BOOST_AUTO_TEST_CASE(what_was_done_is_said_until_another_page_is_looked_at) {
    Shelf shelf;
    shelf.click("start", "act:Duplicate");
    BOOST_TEST(!shelf.strip().empty());
    shelf.key('P');
    shelf.key('O', wxMOD_CONTROL);
    BOOST_TEST(!shelf.start().strip.has_value());
}

BOOST_AUTO_TEST_CASE(archived_and_taken_back) {
    Shelf shelf;
    shelf.key('A');
    BOOST_TEST(shelf.on(store::Shelf::archived) == 1U);
    BOOST_TEST(shelf.strip() == "“Friday” is archived.");
    shelf.key('3');
    BOOST_TEST(shelf.title(0) == "Friday");
    shelf.key('A');
    BOOST_TEST(shelf.on(store::Shelf::archived) == 0U);
    BOOST_TEST(shelf.on(store::Shelf::open) == 2U);
}

BOOST_AUTO_TEST_CASE(into_the_trash_and_out_again) {
    Shelf shelf;
    shelf.key(WXK_DELETE);
    BOOST_TEST(shelf.on(store::Shelf::trashed) == 1U);
    shelf.key('U');  // at once
    BOOST_TEST(shelf.on(store::Shelf::trashed) == 0U);
    shelf.click("start", "row:0");
    shelf.click("start", "act:Trash");
    shelf.click("start", "shelf:3");
    shelf.click("start", "act:Restore");
    BOOST_TEST(shelf.on(store::Shelf::trashed) == 0U);
    BOOST_TEST(shelf.on(store::Shelf::open) == 2U);
}

BOOST_AUTO_TEST_CASE(the_trash_is_emptied_only_when_that_was_meant) {
    Shelf shelf;
    shelf.key(WXK_DELETE);
    shelf.key('4');
    shelf.key(WXK_DELETE);
    shelf.key(WXK_RETURN);  // No has the keyboard
    BOOST_TEST(shelf.on(store::Shelf::trashed) == 1U);
    shelf.key(WXK_DELETE);
    shelf.click("start", "delete");
    BOOST_TEST(shelf.on(store::Shelf::trashed) == 0U);
    BOOST_TEST(shelf.on(store::Shelf::open) == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
