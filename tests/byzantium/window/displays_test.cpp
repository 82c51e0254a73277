// SPDX-License-Identifier: MIT
// The players' displays keep their place and height, whoever plays and whatever stands below them.
#include "byzantium/window/arranged.h"
#include "byzantium/window/sample_table.h"
#include "byzantium/words/table/own_commands.h"
#include "present/journal/acts.h"
#include "present/journal/hands_view.h"
#include "present/speaking.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace {

using gui::Rect;
using gui_test::Driver;

// Every place on the displays where the table can correct a box or a treasury.
std::map<std::string, Rect> places(Driver& driver) {
    std::map<std::string, Rect> all;
    for (const gui::Area& area : driver.canvas("displays").areas())
        if (area.name.ends_with(":main") || area.name.ends_with(":treasury")) all.emplace(area.name, area.where);
    return all;
}

// The first thing that hands have to do, as it is written, over several lines; nothing if there is none.
std::optional<gui::Letters> first_deed(Driver& driver) {
    const present::Looks& looks = driver.desk().table().looks();
    const auto hands = present::hands_view(looks, present::hands_due(looks));
    if (hands.lines.empty()) return std::nullopt;
    for (const gui::Drawn& one : driver.canvas("hands").written())
        if (one.text == hands.lines.front().text) return one.letters;
    return std::nullopt;
}

// As large as the number of that box is written, in pixels.
double digits_of(Driver& driver, const std::string& box) {
    const Rect where = driver.canvas("displays").area(box)->where;
    for (const gui::Drawn& one : driver.canvas("displays").written())
        if (one.letters && one.letters->ink.within(where).w > 0 && one.letters->ink.within(where).h > 0)
            return one.letters->size;
    return 0;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(displays)

BOOST_AUTO_TEST_CASE(nothing_on_them_moves_whoever_plays) {
    gui_test::SampleTable table{0};
    Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    const auto first = places(driver);
    const wxSize whole = driver.canvas("displays").GetClientSize();
    BOOST_REQUIRE(first.size() == 12U);  // three players with two sides each
    std::set<byzantium::Color> asked;
    std::set<bool> hands;
    for (int i = 0; i < 60; ++i) {
        asked.insert(driver.position().active);
        hands.insert(driver.shows("hands"));
        BOOST_TEST((driver.canvas("displays").GetClientSize() == whole));
        BOOST_TEST((places(driver) == first), "entry " << driver.entries());
        driver.key(WXK_RETURN);
    }
    BOOST_TEST(asked.size() == 3U);
    BOOST_TEST(hands.size() == 2U);
}

// What hands have to do takes no more room from the journal: the list is scrolled in itself. Only a warning about
// Constantinople does.
BOOST_AUTO_TEST_CASE(the_journal_keeps_six_lines) {
    gui_test::FourAtTable four{"action", 2};
    gui_test::SampleTable three{20};
    for (Driver* const driver : {&four.driver(), &three.driver()}) {
        driver->look(gui::Tone::light, 1, {1280, 720});
        std::size_t with_hands = 0;
        for (int i = 0; i < 40; ++i) {
            if (!driver->shows("outlook"))
                BOOST_TEST(driver->canvas("journal").GetClientSize().y >= 32 + 6 * 20, "entry " << driver->entries());
            if (driver->shows("hands") && !driver->shows("outlook")) ++with_hands;
            driver->key(WXK_RETURN);
        }
        BOOST_TEST(with_hands > 0U);
    }
}

// The newest deed is read without scrolling.
BOOST_AUTO_TEST_CASE(the_newest_deed_is_seen_whole) {
    gui_test::FourAtTable four{"action", 2};
    Driver& driver = four.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    std::size_t long_ones = 0;
    for (int i = 0; i < 20; ++i) {
        driver.key('E');  // a church or a mosque: cube, money and VP in one deed
        driver.key(WXK_RETURN);
        if (!driver.shows("hands")) continue;
        const auto deed = first_deed(driver);
        if (!deed) continue;
        const double lines = deed->ink.h / deed->size;
        if (lines > 4.5) continue;  // four lines and more: the journal needs room too
        BOOST_TEST(deed->ink.bottom() <= deed->part->bottom() + 2, deed->text);
        if (lines > 3) ++long_ones;
    }
    BOOST_TEST(long_ones > 0U);
}

// In a battle it comes last of its action, and stood under "and 2 more lines"; or a heading stood there alone.
BOOST_AUTO_TEST_CASE(the_newest_deed_of_a_battle_is_in_sight_in_large_text) {
    gui_test::FourAtTable four{"losses", 1};
    Driver& driver = four.driver();
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    std::size_t behind_others = 0;
    for (int i = 0; i < 30; ++i, driver.key(WXK_RETURN)) {
        if (!driver.shows("hands")) continue;
        const present::HandsView view = present::hands_view(driver.desk().table());
        if (view.lines.empty()) continue;
        if (view.newest > 0) ++behind_others;
        std::optional<gui::Letters> newest;
        for (const gui::Drawn& one : driver.canvas("hands").written())
            if (one.text == view.lines.at(view.newest).text) newest = one.letters;
        BOOST_TEST_REQUIRE(newest.has_value());
        BOOST_TEST(newest->ink.y >= newest->part->y - 2, newest->text);
        BOOST_TEST(newest->ink.y + 20 <= newest->part->bottom(), newest->text);
    }
    BOOST_TEST(behind_others > 3U);
}

// "and 4 more lines" stood there still when the last one was in sight.
BOOST_AUTO_TEST_CASE(lines_out_of_sight_are_above_once_the_last_one_is_seen) {
    gui_test::FourAtTable four{"losses", 1};
    Driver& driver = four.driver();
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    for (int i = 0; i < 8; ++i) driver.key(WXK_RETURN);
    std::size_t at_end = 0;
    for (int i = 0; i < 12 && driver.has_area("hands", "more"); ++i, driver.click("hands", "more")) {
        const present::HandsView view = present::hands_view(driver.desk().table());
        BOOST_REQUIRE(view.lines.size() > 2U);
        bool sees_last = false;
        std::string said;
        for (const gui::Drawn& one : driver.canvas("hands").written()) {
            if (one.letters && one.letters->part && one.text == view.lines.back().text)
                sees_last = one.letters->ink.bottom() <= one.letters->part->bottom() + 2;
            if (one.text.starts_with("and ") || one.text.ends_with(" above")) said = one.text;
        }
        BOOST_TEST(said.ends_with(" above") == sees_last, said);
        at_end += sees_last ? 1 : 0;
    }
    BOOST_TEST(at_end > 0U);
}

BOOST_AUTO_TEST_CASE(no_heading_of_deeds_stands_without_a_line) {
    gui_test::FourAtTable four{"action", 2};
    Driver& driver = four.driver();
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    for (int i = 0; i < 12; ++i) driver.key(WXK_RETURN);
    std::size_t headings = 0;
    for (int i = 0; i < 8; ++i) {
        driver.key('Z', wxMOD_CONTROL);
        if (i % 3 == 2) driver.key(WXK_RETURN);
        if (!driver.shows("hands")) continue;
        const auto all = driver.canvas("hands").written();
        for (std::size_t line = 0; line < all.size(); ++line) {
            if (!all[line].letters || !all[line].letters->part || !all[line].text.ends_with(':')) continue;
            ++headings;
            BOOST_REQUIRE(line + 1 < all.size());
            double next = 1e6;  // where a line below it begins
            for (std::size_t below = line + 1; below < all.size() && next > 1e5; ++below)
                if (all[below].letters && all[below].letters->part) next = all[below].letters->ink.y;
            BOOST_TEST(next + 10 < all[line].letters->part->bottom(), all[line].text);
        }
    }
    BOOST_TEST(headings > 1U);
}

// A long line that begins above the list shows how it ends.
BOOST_AUTO_TEST_CASE(the_journal_is_full_to_its_top) {
    gui_test::FourAtTable four{"action", 2};
    Driver& driver = four.driver();
    for (const wxSize& size : {wxSize{1280, 720}, wxSize{1280, 744}, wxSize{1366, 768}}) {
        driver.look(gui::Tone::light, 1, size);
        for (int i = 0; i < 8; ++i, driver.key(WXK_RETURN)) {
            gui::Canvas& journal = driver.canvas("journal");
            const double top = journal.area("search")->where.bottom();
            double first = journal.GetClientSize().y;
            for (const gui::Drawn& one : journal.written())
                if (one.letters && one.letters->part && one.letters->ink.bottom() > one.letters->part->y + 4)
                    first = std::min(first, std::max(one.letters->ink.y, one.letters->part->y));
            BOOST_TEST(first - top < 22, first - top << " at entry " << driver.entries());
        }
    }
}

// Nor the players' last row from four of them.
BOOST_AUTO_TEST_CASE(four_players_are_seen_whole) {
    gui_test::FourAtTable four{"action", 2};
    Driver& driver = four.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    const gui::Canvas& displays = driver.canvas("displays");
    for (const char* const color : {"red", "yellow", "blue", "green"}) {
        const gui::Area* const last = displays.area(std::string{color} + ":arab:treasury");
        BOOST_TEST_REQUIRE(last);
        BOOST_TEST(last->where.bottom() <= displays.GetClientSize().y, color);
    }
}

// So are the cubes below the digits of three, whatever the journal needs.
BOOST_AUTO_TEST_CASE(three_players_have_their_cubes_drawn) {
    gui_test::SampleTable three{20};
    Driver& driver = three.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    const gui::Canvas& displays = driver.canvas("displays");
    const wxSize whole = displays.GetClientSize();
    for (const char* const color : {"red", "blue", "yellow"}) {
        const gui::Area* const box = displays.area(std::string{color} + ":byzantine:main");
        BOOST_TEST_REQUIRE(box);
        std::set<wxUint32> seen;
        for (int i = 1; i < 20; ++i)
            seen.insert(driver
                            .pixel("displays", (box->where.x + box->where.w * i / 20) / whole.x,
                                   (box->where.bottom() - box->where.h * 0.2) / whole.y)
                            .GetRGB());
        BOOST_TEST(seen.size() > 1U, color);  // not the ground of the box alone
    }
}

// Larger text leaves no room for cubes: the digits take it. They once stayed as small as they were.
BOOST_AUTO_TEST_CASE(digits_grow_with_the_text_where_no_cubes_are_drawn) {
    gui_test::SampleTable three{20};
    Driver& driver = three.driver();
    for (const char* const box : {"red:byzantine:main", "blue:arab:move", "yellow:byzantine:treasury"}) {
        driver.look(gui::Tone::light, 1, {1280, 720});
        const double usual = digits_of(driver, box);
        driver.look(gui::Tone::light, 1.5, {1280, 720});
        BOOST_TEST(usual > 0);
        BOOST_TEST(digits_of(driver, box) > usual * 1.2, box);
    }
}

// The Emperor's cube counts with the elite cubes: whoever reads their number sees it.
BOOST_AUTO_TEST_CASE(a_guard_is_as_large_as_the_digits_beside_it) {
    gui_test::SampleTable three{0};
    Driver& driver = three.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    driver.click("displays", "red:byzantine:guard");
    driver.click("decision", "row:1");
    BOOST_TEST_REQUIRE(driver.position()[byzantium::Color::red][byzantium::Side::byzantine].guard);
    const Rect elite = driver.canvas("displays").area("red:byzantine:elite")->where;
    const Rect guard = driver.canvas("displays").area("red:byzantine:guard")->where;
    std::size_t digits = 0;
    for (const gui::Drawn& one : driver.canvas("displays").written()) {
        if (one.text != "1" || one.letters->ink.within(elite).w <= 0 || one.letters->ink.within(elite).h <= 0) continue;
        BOOST_TEST(guard.h >= one.letters->size * 0.9);
        BOOST_TEST(one.letters->ink.right() <= guard.x + 1);
        ++digits;
    }
    BOOST_TEST(digits == 1U);
}

// A single long deed is not shown whole either, where that would leave nothing of the journal.
BOOST_AUTO_TEST_CASE(a_long_deed_leaves_room_for_the_journal) {
    gui_test::FourAtTable four{"upkeep", 2};
    Driver& driver = four.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    for (int i = 0; i < 9; ++i) {
        BOOST_TEST(driver.canvas("journal").GetClientSize().y >= 32 + 2 * 20, "entry " << driver.entries());
        driver.key(WXK_RETURN);
    }
}

// A deed of six lines had no room as a whole, and left most of the room empty: one line in five was seen.
BOOST_AUTO_TEST_CASE(what_was_undone_fills_its_room_with_whole_lines) {
    const Speaking speaking{"nl"};
    gui_test::SampleTable table{68};
    Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1, {1920, 1080});
    driver.key('Z', wxMOD_CONTROL);
    const wxSize hands = driver.canvas("hands").GetClientSize();
    BOOST_TEST(hands.y > 200);
    BOOST_TEST(hands.y > driver.canvas("journal").GetClientSize().y);
}

// The warning about Constantinople, which is a long one, is told in a line where the journal would have to go.
BOOST_AUTO_TEST_CASE(the_watch_leaves_the_journal_a_line_in_large_text) {
    std::size_t watched = 0;
    for (const std::size_t entries : {52U, 55U, 57U, 60U, 62U, 118U}) {
        gui_test::SampleTable table{entries};
        Driver& driver = table.driver();
        driver.look(gui::Tone::light, 1.5, {1280, 720});
        if (!driver.shows("outlook") || !driver.has_area("outlook", "watch")) continue;
        ++watched;
        BOOST_REQUIRE_MESSAGE(driver.shows("journal"), "after " << entries);
        BOOST_TEST(driver.canvas("journal").GetClientSize().y >= (32 + 22) * 1.5, "after " << entries);
    }
    BOOST_TEST(watched > 0U);
}

// Whatever stands between it and the players, of whom all are seen at the usual size of text.
BOOST_AUTO_TEST_CASE(a_program_and_the_chances_leave_the_journal_a_line) {
    for (const double text : {1.0, 1.3, 1.5}) {
        gui_test::FourAtTable four{"action", 2};
        Driver& driver = four.driver();
        driver.look(gui::Tone::light, text, {1280, 720});
        driver.command(byzantium::words::OwnCommand::advice_counsel);
        driver.key(WXK_F4, wxMOD_SHIFT);
        const std::size_t last = (driver.desk().table().looks().players().size() + 2) % 4;
        driver.table().act([&](present::Desk& desk) {
            desk.let_stand(last, desk.standing_choices().back(), present::Lasting::until_taken_back);
        });
        BOOST_REQUIRE(driver.shows("standing"));
        BOOST_REQUIRE(driver.shows("outlook"));
        std::size_t with_hands = 0;
        for (int i = 0; i < 6; ++i) {
            driver.key(WXK_RETURN);
            if (driver.shows("hands")) ++with_hands;
            BOOST_REQUIRE(driver.shows("journal"));
            BOOST_TEST(driver.canvas("journal").GetClientSize().y >= (32 + 22) * text,
                       "text " << text << ", entry " << driver.entries());
        }
        BOOST_TEST(with_hands > 0U);
    }
}

BOOST_AUTO_TEST_CASE(what_is_out_of_sight_is_turned_to) {
    gui_test::SampleTable table{134};
    Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    const auto is_more = [&] { return driver.shows("hands") && driver.has_area("hands", "more"); };
    for (int i = 0; i < 3 && !is_more(); ++i) driver.key(WXK_RETURN);
    BOOST_TEST_REQUIRE(is_more());
    BOOST_TEST(driver.canvas("journal").GetClientSize().y >= 32 + 3 * 20);
    const auto high = [&] { return driver.canvas("hands").GetSize().y; };
    const auto first = [&] { return driver.canvas("hands").area("tick:0")->where.y; };
    const int folded = high();
    const double before = first();
    driver.click("hands", "more");  // it unfolds
    BOOST_TEST(high() > folded);
    if (is_more()) {
        driver.click("hands", "more");
        BOOST_TEST(first() < before);
        for (int i = 0; i < 9 && first() < before; ++i) driver.click("hands", "more");
        BOOST_TEST(first() == before);  // and from the last line to the first
    } else {
        driver.click("hands", "fewer");
        BOOST_TEST(high() == folded);
    }
}

BOOST_AUTO_TEST_CASE(all_cards_have_one_height) {
    gui_test::SampleTable table{38};
    Driver& driver = table.driver();
    for (const wxSize size : {wxSize{1280, 720}, wxSize{1920, 1080}}) {
        driver.look(gui::Tone::light, 1, size);
        std::set<int> heights;
        std::set<int> boxes;
        for (const auto& [name, where] : places(driver)) {
            if (name.ends_with(":main")) boxes.insert(static_cast<int>(where.h * 10));
            if (name.ends_with("byzantine:treasury")) heights.insert(static_cast<int>(where.y));
        }
        BOOST_TEST(boxes.size() == 1U);
        BOOST_TEST(heights.size() == 3U);
    }
}

// A click came first, when nothing was scrolled yet.
BOOST_AUTO_TEST_CASE(larger_text_after_a_click_is_scrolled_from_its_top) {
    gui_test::SampleTable three{20};
    Driver& driver = three.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    driver.click("displays", "red:arab:treasury");
    driver.key(WXK_ESCAPE);
    driver.look(gui::Tone::light, 2, {1280, 720});
    const auto all = places(driver);
    BOOST_TEST_REQUIRE(all.size() == 12U);
    BOOST_TEST(all.begin()->second.y >= 0);
    BOOST_TEST(all.begin()->second.bottom() <= driver.canvas("displays").GetClientSize().y);
}

BOOST_AUTO_TEST_CASE(whoever_is_asked_is_in_sight_in_large_text) {
    gui_test::FourAtTable four{"action", 2};
    Driver& driver = four.driver();
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    std::set<byzantium::Color> asked;
    for (int i = 0; i < 40 && asked.size() < 4; ++i) {
        const byzantium::Color color = driver.position().active;
        asked.insert(color);
        const std::string name{to_text(color)};
        for (const char* const side : {":byzantine:main", ":arab:treasury"}) {
            const Rect where = driver.canvas("displays").area(name + side)->where;
            BOOST_TEST(where.y >= 0, name << side);
            BOOST_TEST(where.bottom() <= driver.canvas("displays").GetClientSize().y, name << side);
        }
        driver.key(WXK_RETURN);
    }
    BOOST_TEST(asked.size() == 4U);
}

// What comes and goes above the journal gives it another height.
BOOST_AUTO_TEST_CASE(a_marked_line_of_the_journal_stays_in_sight) {
    gui_test::SampleTable table{96};
    Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    driver.canvas("journal").SetFocus();
    driver.key(WXK_HOME);
    const int before = driver.canvas("journal").GetClientSize().y;
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.desk().looks_back());
    BOOST_TEST(driver.canvas("journal").GetClientSize().y != before);
    BOOST_TEST(driver.has_area("journal", "row:0"));
}

BOOST_AUTO_TEST_SUITE_END()
