// SPDX-License-Identifier: MIT
// The end of a turn as a page in the place of the map: it comes by itself, asks for what is missing, is ticked off, and
// is opened again.
#include "byzantium/window/acts.h"
#include "byzantium/window/answers.h"
#include "byzantium/window/arranged.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/sample_table.h"
#include "gui/hands/readable.h"
#include "present/speaking.h"
#include "support/folder.h"
#include "support/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace {

using namespace byzantium;
using gui_test::Driver;
using present::CommandId;

const auto languages = boost::unit_test::data::make({"en", "nl", "hu", "de"});

bool is_asked_for_cubes(Driver& driver) { return std::holds_alternative<AwaitUpkeep>(driver.position().awaits); }

void all_pass(Driver& driver) {
    const int turn = driver.position().turn;
    while (driver.position().turn == turn && !is_asked_for_cubes(driver)) {
        const std::size_t before = driver.entries();
        driver.type("G");
        while (driver.entries() == before) driver.key(WXK_RETURN);
    }
}

// Whoever is short gives up what costs the fewest VP: the first row.
void give_up_all(Driver& driver) {
    while (is_asked_for_cubes(driver)) driver.key(WXK_RETURN);
}

std::vector<std::string> told(Driver& driver) {
    std::vector<std::string> lines;
    for (const auto& line : driver.canvas("turn end").spoken()) lines.push_back(line.text);
    return lines;
}

bool says(Driver& driver, const std::string& what) {
    const auto lines = told(driver);
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return line.find(what) != std::string::npos; });
}

std::vector<std::string> ticks(Driver& driver) {
    std::vector<std::string> names;
    for (const gui::Area& area : driver.canvas("turn end").areas())
        if (area.name.starts_with("tick:")) names.push_back(area.name);
    return names;
}

bool is_done(Driver& driver, const std::string& name) { return driver.canvas("turn end").area(name)->tip == "Done"; }

}  // namespace

struct TurnEnded {
    TurnEnded() {
        driver.open(support::header_of({Color::red, Color::blue, Color::green}));
        all_pass(driver);
    }

    support::Folder folder;
    Driver driver{folder / "library"};
};

BOOST_FIXTURE_TEST_SUITE(ends_of_turns, TurnEnded)

BOOST_AUTO_TEST_CASE(it_comes_with_the_last_pass_stays_while_cubes_are_asked_for_and_goes_with_the_first_entry) {
    BOOST_TEST_REQUIRE(is_asked_for_cubes(driver));
    BOOST_TEST(driver.shows("turn end"));
    BOOST_TEST(!driver.shows("map"));
    BOOST_TEST(says(driver, "The end of turn 1"));
    BOOST_TEST(says(driver, "8 bezants missing"));
    const int rows = driver.canvas("decision").GetSize().y;
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.shows("turn end"));
    BOOST_TEST(says(driver, "out of the game"));
    give_up_all(driver);
    BOOST_TEST(driver.shows("turn end"));
    BOOST_TEST(says(driver, "Turn 2 begins"));
    BOOST_TEST(driver.canvas("decision").GetSize().y < rows / 2);  // nothing is asked of the page any more
    gui_test::answer_by_keys(driver, gui_test::control("damascus"));
    BOOST_TEST(driver.shows("map"));
}

BOOST_AUTO_TEST_CASE(what_is_missing_is_asked_below_it_cheapest_first_and_with_its_price) {
    BOOST_TEST(driver.shows("decision"));
    const auto& rows = driver.desk().page().rows;
    BOOST_TEST_REQUIRE(rows.size() > 1U);
    int before = 0;
    for (const auto& row : rows) {
        BOOST_TEST(row.price.find(" bezant") != std::string::npos, row.price);
        const auto minus = row.price.find("\u2212");
        BOOST_TEST_REQUIRE(minus != std::string::npos, row.price);
        BOOST_TEST(row.price.find(" VP") != std::string::npos, row.price);
        const int vp = std::stoi(row.price.substr(minus + std::string{"\u2212"}.size()));
        BOOST_TEST(vp >= before);
        before = vp;
    }
}

// At 150 % one of nine ways to give up cubes was seen, and the hands' heading lay under "and 1 more line".
BOOST_AUTO_TEST_CASE(in_large_text_several_ways_are_seen_and_no_heading_is_covered) {
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    BOOST_TEST_REQUIRE(is_asked_for_cubes(driver));
    const auto areas = driver.canvas("decision").areas();
    const auto rows =
        std::count_if(areas.begin(), areas.end(), [](const gui::Area& area) { return area.name.starts_with("row:"); });
    BOOST_TEST(rows >= 3);
    for (const std::string& fault : gui_test::hard_to_read(driver.canvas("hands"), 0)) BOOST_TEST(false, fault);
}

// Folded into one line it showed what is not possible, and not why.
BOOST_AUTO_TEST_CASE(why_not_is_told_below_it) {
    driver.look(gui::Tone::light, 1, {1280, 720});
    give_up_all(driver);
    const int folded = driver.canvas("decision").GetSize().y;
    driver.write('?');
    BOOST_TEST_REQUIRE(driver.shows("turn end"));
    const auto rows = driver.desk().page().rows;
    BOOST_TEST_REQUIRE(!rows.empty());
    BOOST_TEST(driver.canvas("decision").GetSize().y > folded);
    const auto is_written = [&](const std::string& text) {
        const auto all = driver.canvas("decision").written();
        return std::any_of(all.begin(), all.end(), [&](const gui::Drawn& one) { return one.text == text; });
    };
    BOOST_TEST(is_written(rows.front().note), rows.front().note);
    constexpr double two_lines = 40;
    BOOST_TEST(driver.canvas("decision").area("row:1")->where.h >= two_lines);
    driver.type("1");  // its reason comes as a message, and the row keeps its height
    BOOST_TEST(!driver.desk().message().empty());
    BOOST_TEST(driver.canvas("decision").area("row:1")->where.h >= two_lines);
}

BOOST_AUTO_TEST_CASE(its_key_opens_it_again_and_escape_or_its_button_leaves_it) {
    give_up_all(driver);
    gui_test::answer_by_keys(driver, gui_test::control("damascus"));
    driver.key(WXK_F6, wxMOD_SHIFT);
    BOOST_TEST(driver.shows("turn end"));
    BOOST_TEST(says(driver, "The end of turn 1"));
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("map"));
    driver.run(CommandId::turn_end);
    driver.click("turn end", "close");
    BOOST_TEST(driver.shows("map"));
    driver.type("B");  // the keyboard is with the question again
    BOOST_TEST(driver.desk().page().heading.find("place up to 3 cubes") != std::string::npos,
               driver.desk().page().heading);
}

BOOST_AUTO_TEST_CASE(ticks_outlast_a_visit_to_the_shelf) {
    give_up_all(driver);
    const std::string first = ticks(driver).front();
    driver.click("turn end", first);
    driver.run(CommandId::sessions);
    BOOST_TEST_REQUIRE(driver.shows("start"));
    driver.resume();
    BOOST_TEST_REQUIRE(driver.shows("turn end"));
    BOOST_TEST(is_done(driver, first));
}

BOOST_AUTO_TEST_CASE(rows_are_ticked_by_mouse_and_by_keyboard) {
    give_up_all(driver);
    const std::size_t entries = driver.entries();
    const auto names = ticks(driver);
    BOOST_TEST_REQUIRE(names.size() > 6U);
    driver.click("turn end", names[0]);
    BOOST_TEST(is_done(driver, names[0]));
    BOOST_TEST(!is_done(driver, names[1]));
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("map"));
    driver.key(WXK_F6, wxMOD_SHIFT);
    BOOST_TEST(is_done(driver, names[0]));  // it is remembered
    driver.key(WXK_DOWN);
    driver.key(WXK_SPACE);
    BOOST_TEST(
        std::count_if(names.begin(), names.end(), [&](const std::string& name) { return is_done(driver, name); }) == 2);
    driver.key(WXK_SPACE);
    BOOST_TEST(
        std::count_if(names.begin(), names.end(), [&](const std::string& name) { return is_done(driver, name); }) == 1);
    BOOST_TEST(driver.entries() == entries);  // a tick is no entry
}

// In large letters there is more than fits.
BOOST_AUTO_TEST_CASE(walking_scrolls_to_what_is_out_of_sight) {
    give_up_all(driver);
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    driver.run(CommandId::turn_end);
    const gui::Canvas& page = driver.canvas("turn end");
    std::vector<std::string> out_of_sight;
    for (const std::string& name : ticks(driver))
        if (page.area(name)->where.y > page.GetClientSize().y) out_of_sight.push_back(name);
    BOOST_TEST_REQUIRE(!out_of_sight.empty());
    for (int i = 0; i < 20; ++i) driver.key(WXK_DOWN);
    driver.key(WXK_SPACE);
    const auto done = std::find_if(out_of_sight.begin(), out_of_sight.end(),
                                   [&](const std::string& name) { return is_done(driver, name); });
    BOOST_TEST_REQUIRE((done != out_of_sight.end()));
    BOOST_TEST(page.area(*done)->where.bottom() <= page.GetClientSize().y);
}

// At the smallest usual size, with as many cities as there ever are.
BOOST_DATA_TEST_CASE(four_players_are_seen_at_once_while_cubes_are_asked_for, languages, language) {
    const Speaking speaking{language};
    gui_test::FourAtTable four{"upkeep", 2};
    four.driver().look(gui::Tone::light, 1, {1280, 720});
    BOOST_TEST_REQUIRE(is_asked_for_cubes(four.driver()));
    BOOST_TEST(gui_test::scrolled_away(four.driver().canvas("turn end")) == std::vector<std::string>{},
               boost::test_tools::per_element());
    BOOST_TEST(gui_test::hard_to_read(four.driver().canvas("turn end"), 14) == std::vector<std::string>{},
               boost::test_tools::per_element());
}

// Gaps give way before anything is scrolled.
BOOST_DATA_TEST_CASE(four_players_are_seen_at_once_when_nothing_is_asked_any_more, languages, language) {
    const Speaking speaking{language};
    for (const int turn : {2, 3}) {
        gui_test::FourAtTable four{"action", turn};
        four.driver().look(gui::Tone::light, 1, {1280, 720});
        four.driver().run(CommandId::turn_end);
        BOOST_TEST_REQUIRE(four.driver().shows("turn end"));
        BOOST_TEST(gui_test::scrolled_away(four.driver().canvas("turn end")) == std::vector<std::string>{},
                   boost::test_tools::per_element());
        BOOST_TEST(gui_test::hard_to_read(four.driver().canvas("turn end"), 14) == std::vector<std::string>{},
                   boost::test_tools::per_element());
    }
}

// In larger letters, where two players stand below the other two.
BOOST_AUTO_TEST_CASE(names_and_sums_stay_in_sight_while_rows_are_scrolled) {
    gui_test::FourAtTable four{"upkeep", 2};
    Driver& table = four.driver();
    table.look(gui::Tone::light, 1.5, {1280, 720});
    give_up_all(table);
    gui::Canvas& page = table.canvas("turn end");
    table.run(CommandId::turn_end);
    for (int i = 0; i < 30; ++i) table.key(WXK_DOWN);
    const auto away = gui_test::scrolled_away(page);
    BOOST_TEST_REQUIRE(away.size() > 4U);
    std::vector<std::string> heads;
    for (const gui::Drawn& one : page.written()) {
        const bool name = one.text == "Eirene" || one.text == "Basil" || one.text == "Chloe" || one.text == "Demetrios";
        const bool sum = one.text.ends_with("(Byz.)") || one.text.ends_with("(Arab)");
        const bool is_seen = std::find(away.begin(), away.end(), one.text) == away.end();
        if ((name || sum) && is_seen) heads.push_back(one.text);
    }
    const std::vector<std::string> of_the_rows_in_sight{"Chloe",     "27 left (Byz.)", "1 left (Arab)",
                                                        "Demetrios", "15 left (Byz.)", "11 left (Arab)"};
    BOOST_TEST(heads == of_the_rows_in_sight, boost::test_tools::per_element());
    BOOST_TEST(gui_test::hard_to_read(page, 14) == std::vector<std::string>{}, boost::test_tools::per_element());
}

// The part with what is missing is scrolled to, whoever is asked.
BOOST_AUTO_TEST_CASE(what_is_missing_is_seen_at_once) {
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    const auto is_seen = [&] {
        const auto written = driver.canvas("turn end").written();
        const auto line = std::find_if(written.begin(), written.end(),
                                       [](const gui::Drawn& one) { return one.text == "8 bezants missing"; });
        return line != written.end() && line->where.y > 0 &&
               line->where.bottom() < driver.canvas("turn end").GetClientSize().y;
    };
    for (int asked = 0; asked < 2; ++asked) {
        driver.key(WXK_RETURN);  // the next player is asked
        BOOST_TEST(is_asked_for_cubes(driver));
        BOOST_TEST(is_seen());
    }
}

BOOST_AUTO_TEST_CASE(hands_lead_to_the_page_and_list_nothing_twice) {
    give_up_all(driver);
    BOOST_TEST(!driver.has_area("hands", "page"));
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.has_area("hands", "page"));
    for (const auto& line : driver.canvas("hands").spoken())
        BOOST_TEST(line.text.find("to the Cube Pool") == std::string::npos, line.text);
    if (driver.has_area("hands", "more")) driver.click("hands", "more");  // the sentence stands below the deeds
    driver.click("hands", "page");
    BOOST_TEST(driver.shows("turn end"));
}

BOOST_AUTO_TEST_CASE(it_is_there_after_a_restart) {
    driver.close();
    Driver asked{folder / "library"};
    asked.resume();
    BOOST_TEST(asked.shows("turn end"));
    BOOST_TEST(says(asked, "8 bezants missing"));
    give_up_all(asked);
    gui_test::answer_by_keys(asked, gui_test::control("damascus"));
    asked.close();
    Driver later{folder / "library"};
    later.resume();
    BOOST_TEST(later.shows("map"));
    later.key(WXK_F6, wxMOD_SHIFT);
    BOOST_TEST(later.shows("turn end"));
    BOOST_TEST(says(later, "The end of turn 1"));
    BOOST_TEST(says(later, "out of the game"));
}

BOOST_AUTO_TEST_CASE(undo_takes_it_away_and_redo_brings_it_back) {
    give_up_all(driver);
    gui_test::answer_by_keys(driver, gui_test::control("damascus"));
    driver.run(CommandId::undo);
    BOOST_TEST(driver.shows("map"));
    for (int i = 0; i < 20 && driver.position().turn == 2; ++i) driver.run(CommandId::undo);
    while (driver.desk().session().journal().cursor() > 1) driver.run(CommandId::undo);
    BOOST_TEST(driver.menu(CommandId::turn_end).starts_with("*"));
    driver.key(WXK_F6, wxMOD_SHIFT);
    BOOST_TEST(driver.shows("map"));
    for (int i = 0; i < 20 && driver.position().turn == 1; ++i) driver.run(CommandId::redo);
    BOOST_TEST(driver.shows("turn end"));
}

BOOST_AUTO_TEST_CASE(looking_back_shows_the_turn_of_then) {
    give_up_all(driver);
    all_pass(driver);
    BOOST_TEST(says(driver, "The end of turn 2"));
    while (driver.desk().shown_entries() > 0 && !says(driver, "The end of turn 1")) driver.run(CommandId::look_earlier);
    BOOST_TEST(says(driver, "The end of turn 1"));
    BOOST_TEST(driver.shows("turn end"));
    driver.run(CommandId::look_now);
    BOOST_TEST(says(driver, "The end of turn 2"));
}

BOOST_AUTO_TEST_CASE(a_screen_reader_gets_each_row_with_its_amount_and_whether_it_is_done) {
    give_up_all(driver);
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    driver.run(CommandId::turn_end);
    const std::string pays = "Pays for 1 Elite, 3 Main, 2 Levy and 2 Move \u221212: Not done yet";
    const auto lines = told(driver);
    BOOST_TEST(std::count(lines.begin(), lines.end(), pays) == 3);
    BOOST_TEST(std::count(lines.begin(), lines.end(), "Byzantine 15 bezants") == 3);
    BOOST_TEST(lines.front() == "The end of turn 1");
    for (int i = 0; i < 20; ++i) driver.key(WXK_DOWN);
    BOOST_TEST(told(driver) == lines, boost::test_tools::per_element());  // however far it is scrolled
    for (int i = 0; i < 30; ++i) driver.key(WXK_UP);
    driver.click("turn end", ticks(driver).front());
    BOOST_TEST(says(driver, "\u221212: Done"));
}

BOOST_AUTO_TEST_SUITE_END()
