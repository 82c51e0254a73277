// SPDX-License-Identifier: MIT
// What could happen at the window: the win watch that speaks up by itself, threats and the reach of a stack on the
// board, by keyboard and by mouse; answers that come from other threads.
#include "eko/rules/board.h"
#include "eko/rules/entry.h"
#include "eko/text/header.h"
#include "eko/window/driver.h"
#include "eko/window/table/foreseer.h"
#include "eko/words/names.h"
#include "eko/words/places.h"
#include "eko/words/table/own_commands.h"
#include "gui/frame/commands.h"
#include "gui/table/outlook_line.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace {

using namespace eko;
using eko::words::OwnCommand;
using gui_test::until;
using present::CommandId;

std::string joined_lines(gui_test::EkoDriver& driver, const std::string& canvas) {
    std::string text;
    for (const auto& line : driver.canvas(canvas).spoken()) text += line.text + '\n';
    return text;
}

}  // namespace

// Anna is at her first action, and has nothing but her emperor beside a stack of Boris.
struct AtTableInDanger {
    AtTableInDanger() {
        driver.open(gui_test::sample_table(1));
        driver.key('1');
        driver.key('1');
    }

    const Board& board() { return driver.desk().session().table().board; }
    std::vector<FieldId> stacks_of(Color color) {
        std::vector<FieldId> all;
        for (const FieldId field : board().all_ways)
            if (driver.position().cells.holds_stack_of(field, color)) all.push_back(field);
        return all;
    }
    std::string place(FieldId field) { return words::place_of(board(), field); }
    std::string name(FieldId field) { return words::field_name(board()[field].at); }

    // Anna keeps her emperor alone, and all of Boris's have four discs.
    void endanger() {
        std::vector<Setting> set;
        for (const FieldId field : stacks_of(Color::cyan))
            if (!driver.position().cells.stack(field)->emperor) set.push_back(SetStack{field, std::nullopt});
        for (const FieldId field : stacks_of(Color::violet)) {
            const bool emperor = driver.position().cells.stack(field)->emperor;
            set.push_back(SetStack{field, Stack{Color::violet, 4, emperor}});
        }
        driver.table().act([&](present::Desk&) { driver.desk().enter_together({{Entry{Correct{set, ""}}}, {}}); });
        driver.settle();
        BOOST_REQUIRE(driver.entries() == 3U);
    }
    bool watch_is_said() { return driver.shows("outlook") && driver.has_area("outlook", "watch"); }
    bool says(const std::string& canvas, const std::string& text) {
        return joined_lines(driver, canvas).find(text) != std::string::npos;
    }

    gui_test::EkoDriver driver;
};

BOOST_FIXTURE_TEST_SUITE(what_could_happen, AtTableInDanger)

BOOST_AUTO_TEST_CASE(the_win_watch_speaks_up_by_itself_and_falls_silent) {
    BOOST_TEST(!watch_is_said());
    endanger();
    BOOST_TEST(until([&] { return watch_is_said(); }));
    BOOST_TEST(says("outlook", "Boris can win in their next turn."), joined_lines(driver, "outlook"));
    driver.run(CommandId::undo);
    BOOST_TEST(until([&] { return !watch_is_said(); }));
}

BOOST_AUTO_TEST_CASE(one_key_shows_how_and_one_more_what_stops_it) {
    endanger();
    driver.key(WXK_F3);
    BOOST_TEST(until([&] { return driver.desk().page().heading == "Boris can win like this"; }));
    BOOST_TEST(driver.desk().page_marks()->touched.way.has_value());
    driver.key('S');
    BOOST_TEST(until([&] {
        return driver.desk().page().heading.find("stop") != std::string::npos && driver.desk().page().below.empty();
    }));
    driver.key(WXK_ESCAPE);
    driver.key(WXK_ESCAPE);
    BOOST_TEST(!driver.desk().page_marks().has_value());
    BOOST_TEST(driver.entries() == 3U);
}

// What is told below them leaves the rows their room.
BOOST_AUTO_TEST_CASE(in_large_text_the_rows_of_how_can_be_read) {
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    endanger();
    driver.key(WXK_F3);
    BOOST_TEST(until([&] { return driver.desk().page().heading == "Boris can win like this"; }));
    const gui::Area* const row = driver.canvas("decision").area("row:1");
    BOOST_TEST_REQUIRE(row != nullptr);
    BOOST_TEST(row->where.h >= 30);
}

BOOST_AUTO_TEST_CASE(a_click_on_the_line_shows_how) {
    endanger();
    BOOST_TEST_REQUIRE(until([&] { return watch_is_said(); }));
    driver.click("outlook", "watch");
    BOOST_TEST(until([&] { return driver.desk().page().heading == "Boris can win like this"; }));
    driver.click("decision", "row:S");
    BOOST_TEST(until([&] { return driver.desk().page().below.empty(); }));
}

BOOST_AUTO_TEST_CASE(nothing_is_said_unasked_where_that_is_preferred) {
    endanger();
    BOOST_TEST_REQUIRE(until([&] { return watch_is_said(); }));
    auto quiet = driver.frame().preferences();
    quiet.advice = present::Advice::none;
    driver.frame().prefer(quiet);
    driver.settle();
    BOOST_TEST(!watch_is_said());
    driver.key(WXK_F3);
    BOOST_TEST(until([&] { return driver.desk().page().heading == "Boris can win like this"; }));
    quiet.advice = present::Advice::odds;
    driver.frame().prefer(quiet);
    BOOST_TEST(until([&] { return watch_is_said(); }));
}

BOOST_AUTO_TEST_CASE(threats_come_with_one_key_and_go_with_escape) {
    endanger();
    const FieldId only = stacks_of(Color::cyan).front();  // her emperor
    const auto told = [&] {
        for (const auto& line : driver.canvas("board").spoken())
            if (line.place == place(only)) return line.text;
        return std::string{};
    };
    BOOST_TEST(told().find("Boris attacks") == std::string::npos, told());
    driver.key('T', wxMOD_CONTROL);
    BOOST_TEST(until([&] { return told().find("Boris") != std::string::npos; }), told());
    BOOST_TEST(says("overlay", "Threats within one turn"), joined_lines(driver, "overlay"));
    driver.key(WXK_ESCAPE);
    BOOST_TEST(!driver.shows("overlay"));
    BOOST_TEST(told().find("Boris attacks") == std::string::npos, told());
}

BOOST_AUTO_TEST_CASE(threats_follow_the_game_and_go_by_a_click) {
    driver.command(OwnCommand::threats);
    BOOST_TEST(until([&] { return says("overlay", "Within one turn") || says("overlay", "within one turn"); }));
    endanger();
    BOOST_TEST(until([&] { return says("board", "Boris attacks"); }));
    driver.click("overlay", "close");
    BOOST_TEST(!driver.shows("overlay"));
}

BOOST_AUTO_TEST_CASE(the_reach_of_a_stack_that_was_clicked) {
    const FieldId stack = stacks_of(Color::cyan).front();
    driver.click("board", place(stack));
    driver.key(WXK_F8);
    BOOST_TEST(until([&] { return says("overlay", "Reach in one turn"); }), joined_lines(driver, "overlay"));
    BOOST_TEST(says("overlay", name(stack)));
    driver.key(WXK_F8);
    BOOST_TEST(!driver.shows("overlay"));
}

BOOST_AUTO_TEST_CASE(the_reach_of_a_stack_of_somebody_else) {
    const FieldId stack = stacks_of(Color::violet).front();
    driver.click("board", place(stack));
    driver.command(OwnCommand::reach);
    BOOST_TEST(until([&] { return says("overlay", "Boris on " + name(stack)); }), joined_lines(driver, "overlay"));
}

BOOST_AUTO_TEST_CASE(the_reach_of_a_stack_that_was_walked_to) {
    driver.canvas("board").SetFocus();
    driver.key(WXK_LEFT);  // the first step goes to the first stack that can be chosen
    const std::string first = driver.desk().page().rows.front().place;
    driver.key(WXK_F8);
    const auto field = words::field_at(board(), first).value();
    BOOST_TEST(until([&] { return says("overlay", "Anna on " + name(field)); }), joined_lines(driver, "overlay"));
}

BOOST_AUTO_TEST_CASE(without_a_stack_it_asks_whose_reach) {
    driver.key(WXK_F8);
    BOOST_TEST(
        says("overlay", "Whose reach? Click a stack, or go to it on the board with the arrow keys and press Enter."),
        joined_lines(driver, "overlay"));
    driver.key(WXK_F8);
    BOOST_TEST(!driver.shows("overlay"));
}

BOOST_AUTO_TEST_CASE(asked_whose_reach_a_click_on_any_stack_answers) {
    const FieldId stack = stacks_of(Color::violet).front();
    driver.key(WXK_F8);
    driver.click("board", place(stack));
    BOOST_TEST(until([&] { return says("overlay", "Boris on " + name(stack)); }), joined_lines(driver, "overlay"));
    BOOST_TEST(driver.desk().page().heading.find("Why not") == std::string::npos);
    driver.key(WXK_ESCAPE);
    BOOST_TEST(!driver.shows("overlay"));
    driver.click("board", place(stack));  // means again what it always does
    BOOST_TEST(!driver.shows("overlay"));
}

// Each click would play a move or open a correction, were no reach shown.
BOOST_AUTO_TEST_CASE(while_reach_is_shown_clicks_compare_stacks_and_enter_nothing) {
    const std::string question = driver.desk().page().heading;
    const auto before = driver.position();
    driver.key(WXK_F8);
    for (const Color color : {Color::cyan, Color::violet})
        for (const FieldId stack : stacks_of(color)) {
            driver.click("board", place(stack));
            BOOST_TEST(until([&] { return says("overlay", " on " + name(stack)); }), joined_lines(driver, "overlay"));
        }
    BOOST_TEST(says("overlay", "Clicks only show reach; keys choose as always."));
    BOOST_TEST((driver.position() == before));
    BOOST_TEST(driver.desk().page().heading == question);
    BOOST_TEST((driver.desk().chosen_field() == std::nullopt));
}

BOOST_AUTO_TEST_CASE(while_reach_is_shown_a_click_on_a_field_without_a_stack_does_nothing) {
    const FieldId stack = stacks_of(Color::violet).front();
    const auto& kinds = board().fields;
    const auto bare = static_cast<std::uint16_t>(
        std::find_if(kinds.begin(), kinds.end(), [](const auto& field) { return largest_on(field.kind); }) -
        kinds.begin());
    const std::string question = driver.desk().page().heading;
    driver.key(WXK_F8);
    for (int clicks = 0; clicks < 2; ++clicks) {
        driver.click("board", place(FieldId{bare}));
        BOOST_TEST(driver.shows("overlay"));
        BOOST_TEST(driver.desk().page().heading == question);
        driver.click("board", place(stack));
        BOOST_TEST(until([&] { return says("overlay", "Boris on " + name(stack)); }));
    }
    driver.key(WXK_F8);
    BOOST_TEST(!driver.shows("overlay"));
}

// The next click is meant for what stood there when it was begun.
BOOST_AUTO_TEST_CASE(the_board_stays_where_it_is_however_long_the_heading_over_it_becomes) {
    for (const double wish : {1.0, 1.5}) {
        driver.look(gui::Tone::light, wish, {1280, 720});
        driver.key(WXK_F8);  // asks whose reach
        const wxRect before = driver.canvas("board").GetRect();
        std::set<int> heights;
        for (const Color color : {Color::cyan, Color::violet})
            for (const FieldId stack : stacks_of(color)) {
                driver.click("board", place(stack));
                heights.insert(driver.canvas("overlay").GetClientSize().y);
                BOOST_TEST((driver.canvas("board").GetRect() == before));
                BOOST_TEST(until([&] { return says("overlay", " on " + name(stack)); }));
                BOOST_TEST((driver.canvas("board").GetRect() == before));
            }
        BOOST_TEST(heights.size() == 1U);
        driver.key(WXK_F8);
    }
}

// Whoever has no mouse must see what to press.
BOOST_AUTO_TEST_CASE(while_reach_is_shown_the_board_has_the_keys_and_they_choose) {
    const auto keys = [&] {
        std::multiset<std::string> all;
        for (const gui::Drawn& one : driver.canvas("board").written())
            if (one.letters && one.letters->text.size() <= 2) all.insert(one.letters->text);
        return all;
    };
    const auto before = keys();
    driver.key(WXK_F8);
    driver.click("board", place(stacks_of(Color::violet).front()));
    BOOST_TEST(until([&] { return says("overlay", "Boris on "); }));
    const auto after = keys();
    BOOST_TEST(std::includes(after.begin(), after.end(), before.begin(), before.end()));
    for (const present::Row& row : driver.desk().page().rows)
        if (!row.place.empty()) BOOST_TEST(after.contains(row.key), row.key);
    BOOST_TEST(!says("board", "A  The stack on "));  // no click would choose it
    driver.key('A');
    BOOST_TEST((driver.desk().chosen_field() != std::nullopt));
}

BOOST_AUTO_TEST_CASE(a_stack_that_is_chosen_by_its_key_shows_its_reach) {
    driver.key(WXK_F8);
    driver.click("board", place(stacks_of(Color::violet).front()));
    driver.key('B');
    const auto chosen = driver.desk().chosen_field();
    BOOST_TEST_REQUIRE(chosen.has_value());
    BOOST_TEST(until([&] { return says("overlay", "Anna on " + name(*chosen)); }), joined_lines(driver, "overlay"));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(foreseers)

BOOST_AUTO_TEST_CASE(an_answer_comes_later_and_stays) {
    const Header header = gui_test::sample_table(1);
    const Table table = text::table_of(header);
    const Position now = start(table, header);
    eko::window::Foreseer foreseer;
    int known = 0;
    foreseer.on_known = [&] { ++known; };
    foreseer.begin(table);
    BOOST_TEST((foreseer.watch(now) == nullptr));
    BOOST_TEST(until([&] { return known == 1; }));
    BOOST_TEST_REQUIRE((foreseer.watch(now) != nullptr));
    BOOST_TEST((*foreseer.watch(now) == foresight::watch(table, now)));
}

BOOST_AUTO_TEST_CASE(of_two_questions_only_the_last_is_answered) {
    const Header header = gui_test::sample_table(1);
    const Table table = text::table_of(header);
    const Position first = start(table, header);
    Position second = first;
    second.turn = 1;
    eko::window::Foreseer foreseer;
    int known = 0;
    foreseer.on_known = [&] { ++known; };
    foreseer.begin(table);
    BOOST_TEST((foreseer.threats(first) == nullptr));
    BOOST_TEST((foreseer.threats(second) == nullptr));
    BOOST_TEST(until([&] { return known == 1; }));
    BOOST_TEST((*foreseer.threats(second) == foresight::threats(table, second)));
    BOOST_TEST(known == 1);
    BOOST_TEST((foreseer.stops(first) == nullptr));
    foreseer.end();
    foreseer.begin(table);
    BOOST_TEST((foreseer.plan(first, FieldId{}) == nullptr));
    BOOST_TEST(until([&] { return known == 2; }));
}

BOOST_AUTO_TEST_SUITE_END()
