// SPDX-License-Identifier: MIT
// Large text, in four languages: nothing is cut on the pages on which a session is begun and boards are laid, and what
// is drawn can be read.
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/position.h"
#include "eko/window/driver.h"
#include "eko/words/foresight/board_marks.h"
#include "eko/words/shelf/new_session.h"
#include "eko/words/table/own_commands.h"
#include "present/speaking.h"
#include "session/dice.h"
#include "support/environment.h"
#include "support/folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

using namespace eko;
using gui_test::EkoDriver;

namespace {

const auto languages = boost::unit_test::data::make({"en", "nl", "hu", "de"});

// In a small window and in a large one.
void want_nothing_cut(EkoDriver& driver) {
    for (const wxSize size : {wxSize{1280, 720}, wxSize{1920, 1080}}) {
        driver.look(gui::Tone::light, 1.5, size);
        for (const std::string& cut : driver.cut_texts()) BOOST_TEST(cut == "", size.x << ": " << cut);
    }
}

std::string heading(EkoDriver& driver) {
    if (!driver.shows("overlay")) return {};
    const gui::Area* const area = driver.canvas("overlay").area("heading");
    return area == nullptr ? std::string{} : area->tip;
}
bool is_worked_out(const std::string& heading) {
    return !heading.empty() && heading != words::threats_coming() && heading != words::plan_coming();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(nothing_is_cut)

BOOST_DATA_TEST_CASE(on_the_page_of_a_new_session, languages, language) {
    const Speaking speaking{language};
    EkoDriver driver;
    driver.run(present::CommandId::new_session);
    driver.click("new session", "players:4");
    want_nothing_cut(driver);
}

BOOST_DATA_TEST_CASE(in_any_part_of_the_page_of_boards, languages, language) {
    const support::Folder data;
    const support::Environment where{"XDG_DATA_HOME", (data / "").string()};
    const Speaking speaking{language};
    EkoDriver driver;
    driver.run(words::OwnCommand::boards);
    driver.click("workshop", "part:0");
    driver.write('x');
    driver.click("workshop", "part:3");
    driver.paste("board rows", "0:0:.p.ss\n1:0:....m");
    driver.key(WXK_RETURN, wxMOD_CONTROL);
    for (const char* part : {"part:0", "part:1", "part:2", "part:3", "part:4", "part:5"}) {
        driver.click("workshop", part);
        BOOST_TEST_CONTEXT(part) { want_nothing_cut(driver); }
    }
}

// Of the name of a board five letters could be read.
BOOST_DATA_TEST_CASE(a_board_can_be_named_in_large_text, languages, language) {
    const Speaking speaking{language};
    EkoDriver driver;
    driver.run(words::OwnCommand::boards);
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    BOOST_TEST(gui_test::until([&] { return driver.native("board name").GetSize().x > 200; }),
               driver.native("board name").GetSize().x);
}

// Of "emperor: captive of Boris" the last words were missing, the only ones that tell something.
BOOST_DATA_TEST_CASE(in_the_table_view_of_four_with_captives, languages, language) {
    const Speaking speaking{language};
    auto dice = session::DiceSource::from_seed(1);
    EkoDriver driver;
    driver.open(words::settled_header(
        words::sample_board(4), {{{"cyan", "Ada"}, {"violet", "Bela"}, {"blue", "Cor"}, {"white", "Dirk"}}, "cyan"}, {},
        dice));
    const Table& table = driver.desk().session().table();
    std::vector<Setting> set{SetEmperor{Color::violet, CaptiveOf{Color::blue}},
                             SetEmperor{Color::white, CaptiveOf{Color::blue}}};
    for (const FieldId field : table.board.all_ways)
        if (const auto stack = driver.position().cells.stack(field);
            stack && stack->emperor && (stack->owner == Color::violet || stack->owner == Color::white))
            set.push_back(SetStack{field, Stack{stack->owner, 1, false}});
    driver.table().act([&](present::Desk&) { driver.desk().enter_together({{Correct{set, ""}}, {}}); });
    driver.look(gui::Tone::light, 1, {1920, 1080});
    driver.run(present::CommandId::table_view);
    BOOST_TEST_REQUIRE(driver.shows("table view"));
    for (const std::string& cut : EkoDriver::cut_texts(driver.canvas("table view"))) BOOST_TEST(cut == "");
}

// A strip that got no room at all took everything drawn after it away, too.
BOOST_AUTO_TEST_CASE(a_part_without_room_takes_no_other_away) {
    EkoDriver driver;
    driver.open(gui_test::sample_table(5));
    driver.play_by_chance(7, 60);
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    BOOST_TEST(driver.canvas("hands").GetClientSize().y > 2 * driver.canvas("hands").theme().scaled(15));  // two lines
    driver.canvas("hands").SetSize(driver.canvas("hands").GetSize().x, 0);
    driver.frame().Refresh();
    BOOST_TEST_REQUIRE(driver.canvas("hands").GetClientSize().y == 0);
    BOOST_TEST((driver.pixel("displays", 0.5, 0.03) == driver.canvas("displays").theme().card));
    BOOST_TEST((driver.pixel("decision", 0.01, 0.5) == driver.canvas("decision").theme().card));
}

// It keeps its heading and a line.
BOOST_AUTO_TEST_CASE(many_deeds_take_the_room_of_the_journal) {
    EkoDriver driver;
    driver.open(gui_test::sample_table(5));
    driver.play_by_chance(7, 60);
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    BOOST_TEST(driver.shows("journal"));
    driver.look(gui::Tone::light, 1, {1280, 720});
    BOOST_TEST(driver.shows("journal"));
    const int high = driver.canvas("journal").GetClientSize().y;
    BOOST_TEST(high > driver.canvas("journal").theme().scaled(60));
    driver.run(present::CommandId::find_entry);  // what is found is to be seen
    BOOST_TEST(driver.canvas("journal").GetClientSize().y > high);
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.canvas("journal").GetClientSize().y == high);
    driver.run(present::CommandId::look_earlier);
    BOOST_TEST(driver.canvas("journal").GetClientSize().y > high);
}

// Of three players one and a half were seen below a clock, the win watch and a list for hands.
BOOST_DATA_TEST_CASE(all_players_are_seen_before_all_that_stands_below_them,
                     languages* boost::unit_test::data::make<std::size_t>({3, 4}), language, players) {
    const Speaking speaking{language};
    auto dice = session::DiceSource::from_seed(5);
    EkoDriver driver;
    auto wish = driver.frame().preferences();
    wish.clock = present::Switch::on;
    driver.frame().prefer(wish);
    std::vector<session::Seat> seats{{"cyan", "Ilona"}, {"violet", "Joost"}, {"white", "Greta"}, {"blue", "Daniela"}};
    seats.resize(players);
    driver.open(words::settled_header(words::sample_board(players), {seats, "cyan"}, {}, dice));
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    for (std::uint64_t seed = 1; seed < 100 && !driver.shows("outlook"); ++seed) {
        driver.play_by_chance(seed, 10);
        gui_test::until([&] { return driver.shows("outlook"); }, 200);
    }
    BOOST_TEST_REQUIRE(driver.shows("outlook"));
    gui::Canvas& displays = driver.canvas("displays");
    std::size_t reserves = 0;
    for (const gui::Area& one : displays.areas()) reserves += one.name.ends_with(":reserve") ? 1U : 0U;
    BOOST_TEST(reserves == seats.size());
    for (const gui::Drawn& one : displays.written()) {
        BOOST_TEST(one.where.y >= 0, one.text);
        BOOST_TEST(one.where.bottom() <= displays.GetClientSize().y, one.text);
    }
    BOOST_TEST(driver.shows("clock"));
    BOOST_TEST(driver.shows("hands"));
    // The journal's last line may end in an ellipsis: it scrolls.
    for (const std::string& cut : driver.cut_texts())
        BOOST_TEST((cut.starts_with("journal: ") && cut.ends_with("\u2026")), cut);
}

// The question leaves the board room, and the same with each answer; two players leave room to what stands below them.
BOOST_AUTO_TEST_CASE(nothing_takes_room_that_it_has_no_use_for) {
    EkoDriver driver;
    driver.open(gui_test::sample_table(5));
    driver.play_by_chance(7, 60);
    driver.look(gui::Tone::light, 1, {1280, 720});
    const int board = driver.canvas("board").GetSize().y;
    BOOST_TEST(driver.canvas("decision").GetSize().y < board / 2);
    BOOST_TEST((driver.pixel("displays", 0.5, 0.97) == driver.canvas("displays").theme().card));
    driver.key('A');
    BOOST_TEST(driver.canvas("board").GetSize().y == board);
    std::size_t rows = 0;
    for (const gui::Area& area : driver.canvas("decision").areas()) rows += area.name.starts_with("row:") ? 1 : 0;
    BOOST_TEST_REQUIRE(driver.desk().page().rows.size() == 20U);
    BOOST_TEST(rows >= 6U);
    driver.look(gui::Tone::light, 1.5,
                {1280, 720});  // larger rows are fewer: the board could not be turned page by page
    BOOST_TEST(driver.canvas("decision").GetSize().y < driver.canvas("board").GetSize().y / 2);
}

// A note that is written is no tip too: it would cover the next rows.
BOOST_AUTO_TEST_CASE(no_tip_repeats_what_a_row_says) {
    EkoDriver driver;
    driver.open(gui_test::sample_table(5));
    driver.play_by_chance(7, 60);
    driver.look(gui::Tone::light, 1, {1900, 1080});
    const gui::Area* const row = driver.canvas("decision").area("row:A");
    BOOST_TEST_REQUIRE(row);
    BOOST_TEST(!driver.desk().page().rows.front().note.empty());
    BOOST_TEST(row->tip == "");
}

// What a stack can reach left the board of four players an eighth of the window.
BOOST_DATA_TEST_CASE(the_board_keeps_its_room_below_a_heading, languages, language) {
    const Speaking speaking{language};
    EkoDriver driver;
    driver.open(gui_test::sample_table(5));
    driver.play_by_chance(7, 60);
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    const int alone = driver.canvas("board").GetSize().y;
    for (const auto command : {words::OwnCommand::threats, words::OwnCommand::reach}) {
        if (command == words::OwnCommand::reach) driver.key('A');
        driver.run(command);
        BOOST_TEST(gui_test::until([&] { return is_worked_out(heading(driver)); }), heading(driver));
        BOOST_TEST(driver.canvas("board").GetSize().y > alone * 3 / 4);
        driver.run(command);
    }
}

// Whoever had a field below the pointer had another one there.
BOOST_DATA_TEST_CASE(threats_and_reach_leave_the_board_where_it_is, languages, language) {
    const Speaking speaking{language};
    EkoDriver driver;
    driver.open(gui_test::sample_table(3));
    driver.play_by_chance(7, 60);
    driver.look(gui::Tone::light, 1, {1280, 720});
    const wxRect alone = driver.canvas("board").GetScreenRect();
    for (const auto command : {words::OwnCommand::threats, words::OwnCommand::reach}) {
        if (command == words::OwnCommand::reach) driver.key('A');
        driver.run(command);
        BOOST_TEST(gui_test::until([&] { return is_worked_out(heading(driver)); }), heading(driver));
        BOOST_TEST((driver.canvas("board").GetScreenRect() == alone), heading(driver));
        BOOST_TEST(driver.canvas("decision").area("row:" + driver.desk().page().rows.front().key) != nullptr);
        driver.run(command);
    }
}

// Tags that would be too small grow where nothing is in their way, or stand beside the board. Keys are as small as
// their fields: the rows have them, too.
BOOST_AUTO_TEST_CASE(tags_can_be_read_however_small_the_fields_are) {
    EkoDriver driver;
    driver.open(gui_test::sample_table(5));
    driver.play_by_chance(7, 60);
    driver.run(words::OwnCommand::threats);
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    BOOST_TEST(gui_test::until([&] { return is_worked_out(heading(driver)); }), heading(driver));
    const double legible = driver.canvas("board").theme().scaled(15);
    const auto& rows = driver.desk().page().rows;
    const auto is_key = [&](const std::string& text) {
        return std::any_of(rows.begin(), rows.end(), [&](const auto& row) { return row.key == text; });
    };
    std::vector<gui::Rect> tags;
    for (const gui::Drawn& one : driver.canvas("board").written())
        if (!one.area && !one.text.empty() && one.text.size() <= 4 && !is_key(one.text)) tags.push_back(one.where);
    BOOST_TEST_REQUIRE(tags.size() > 3U);
    for (const gui::Rect& tag : tags) BOOST_TEST(tag.h >= legible * 0.6);
}

BOOST_AUTO_TEST_SUITE_END()
