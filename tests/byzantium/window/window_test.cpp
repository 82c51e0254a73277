// SPDX-License-Identifier: MIT
// What stands around the answers: tools, pages of help, dice that tumble, text that grows with the window.
#include "byzantium/window/acts.h"
#include "byzantium/window/answers.h"
#include "byzantium/window/arranged.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/sample_table.h"
#include "byzantium/words/table/own_commands.h"
#include "present/shelf/shelf_words.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>
#include <functional>
#include <string>

namespace {

using namespace byzantium;
using byzantium::words::OwnCommand;
using gui_test::bring_dice;
using gui_test::Driver;
using present::CommandId;

std::size_t entries(Driver& driver) { return driver.desk().session().journal().cursor(); }

}  // namespace

BOOST_AUTO_TEST_SUITE(window)

BOOST_AUTO_TEST_CASE(tools_do_what_the_menus_do_and_are_dead_when_they_are) {
    Driver driver;
    driver.open(support::header_of({Color::red, Color::blue}));
    BOOST_TEST(!driver.canvas("header").area("tool:Undo")->act);
    gui_test::answer_by_keys(driver, Control{support::city("damascus"), Cube::pool});
    BOOST_REQUIRE(entries(driver) == 1U);
    driver.click("header", "tool:Undo");
    BOOST_TEST(entries(driver) == 0U);
    driver.click("header", "tool:Redo");
    BOOST_TEST(entries(driver) == 1U);
    driver.click("header", "tool:End of turn");
    BOOST_TEST(driver.table().sheet() == byzantium::window::TableParts::accounts_key);
}

// Where there is no room for its word, a button says it when it is pointed at.
BOOST_AUTO_TEST_CASE(every_tool_has_a_word_and_constantinople_a_tool) {
    Driver driver;
    driver.open(support::header_of({Color::red, Color::blue, Color::green, Color::yellow}));
    driver.look(gui::Tone::light, 1, {1280, 720});
    std::size_t tools = 0;
    for (const gui::Area& area : driver.canvas("header").areas()) {
        if (!area.name.starts_with("tool:")) continue;
        BOOST_TEST(area.tip.size() > 3U, area.name);
        ++tools;
    }
    BOOST_TEST(tools > 8U);
    // Where there is no room for all words, arrows that everybody knows do without them first.
    const auto written = driver.canvas("header").written();
    const auto writes = [&](const char* words) {
        return std::any_of(written.begin(), written.end(), [&](const gui::Drawn& one) { return one.text == words; });
    };
    BOOST_TEST(writes("Plan an attack"));
    BOOST_TEST(writes("Why not?"));
    BOOST_TEST(!writes("Undo"));
    driver.click("header", "tool:Constantinople");
    BOOST_TEST(driver.desk().page().heading.find("Constantinople") != std::string::npos, driver.desk().page().heading);
}

// What is asked of a city covers no map; what is known of it, while it is pointed at, does.
BOOST_AUTO_TEST_CASE(no_card_covers_the_map_beside_a_city_that_was_clicked) {
    Driver driver;
    driver.open(support::header_of({Color::red, Color::blue}));
    const auto names = [&] {
        const auto written = driver.canvas("map").written();
        return std::count_if(written.begin(), written.end(),
                             [](const gui::Drawn& one) { return one.text.starts_with("Damascus"); });
    };
    const auto without = names();
    driver.type("A");
    driver.click("map", "city:damascus");
    BOOST_TEST(names() == without);
}

// Those for somebody else at the table are the longest, and were the smallest.
BOOST_AUTO_TEST_CASE(long_questions_keep_their_letters_and_continue_below) {
    for (const char* const kind : {"upkeep", "fleet"}) {
        gui_test::FourAtTable four{kind, 1};
        Driver& driver = four.driver();
        driver.look(gui::Tone::light, 1, {1280, 720});
        const std::string question = driver.desk().question_shown();
        const auto above = driver.canvas("header").written();
        const auto begins = std::find_if(above.begin(), above.end(), [&](const gui::Drawn& one) {
            return one.text.size() > 20 && question.starts_with(one.text.substr(0, 20));
        });
        BOOST_TEST_REQUIRE((begins != above.end()), question);
        BOOST_TEST(begins->letters->size >= 18.0, question);
        BOOST_TEST(!begins->cut, question);
        const auto below = driver.canvas("decision").written();
        const bool ends = std::any_of(below.begin(), below.end(), [&](const gui::Drawn& one) {
            return one.text.size() > 4 && question.ends_with(one.text.substr(one.text.rfind(' ') + 1));
        });
        BOOST_TEST(ends, question);
    }
}

BOOST_AUTO_TEST_CASE(help_is_a_page_from_which_escape_leads_back) {
    Driver driver;
    driver.key('K', wxMOD_CONTROL);
    BOOST_TEST(driver.has_area("help", "back"));
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.has_area("start", "practice"));
    driver.open_practice();
    driver.run(CommandId::about);
    driver.click("help", "back");
    BOOST_TEST(driver.has_area("header", "question"));
}

BOOST_AUTO_TEST_CASE(tumbling_dice_keep_nobody_waiting) {
    Driver driver;
    bring_dice(driver);
    driver.key('R');
    BOOST_REQUIRE(driver.desk().dice());
    BOOST_TEST(driver.desk().dice()->complete());
    BOOST_TEST(!driver.has_area("decision", "dice:done"));
    driver.key(WXK_RETURN);
    BOOST_TEST(entries(driver) == 2U);
}

BOOST_AUTO_TEST_CASE(dice_that_are_told_not_to_tumble_lie_at_once) {
    Driver driver;
    bring_dice(driver);
    driver.run(CommandId::animation);
    driver.key('R');
    BOOST_TEST(driver.has_area("decision", "dice:done"));
}

BOOST_AUTO_TEST_CASE(dice_come_to_rest_by_themselves) {
    Driver driver;
    bring_dice(driver);
    driver.click("decision", "dice:roll");
    BOOST_TEST(gui_test::until([&] { return driver.has_area("decision", "dice:done"); }, 3000));
}

BOOST_AUTO_TEST_CASE(text_grows_with_the_window) {
    Driver driver;
    driver.open_practice();
    driver.look(gui::Tone::light, 1, {1280, 720});
    const double before = driver.canvas("header").area("tool:Map")->where.h;
    driver.look(gui::Tone::light, 1, {1900, 1080});
    BOOST_TEST(driver.canvas("header").area("tool:Map")->where.h > before * 1.2);
}

BOOST_AUTO_TEST_CASE(with_large_text_the_map_stays_half_as_high_as_the_window) {
    Driver driver;
    driver.open_practice();
    for (const wxSize size : {wxSize{1280, 720}, wxSize{1900, 1080}}) {
        driver.look(gui::Tone::light, 1.5, size);
        BOOST_TEST(driver.canvas("map").GetSize().y * 2 > driver.table().GetSize().y - 120);
    }
}

BOOST_AUTO_TEST_CASE(ticks_of_a_hands_list_stay_while_other_things_are_shown) {
    gui_test::SampleTable table{65};
    Driver& driver = table.driver();
    gui::Canvas& hands = driver.canvas("hands");
    std::string tick = "tick:0";
    while (hands.area(tick) && hands.area(tick)->where.y < 20) ++tick.back();  // scrolled away, or below the heading
    BOOST_REQUIRE(hands.area(tick));
    const auto told = [&] { return driver.canvas("hands").area(tick)->tip; };
    BOOST_TEST(told() == "Not done yet");
    driver.click("hands", tick);
    BOOST_TEST(told() == "Done");
    driver.run(OwnCommand::scores);
    driver.run(CommandId::map);
    driver.key(WXK_DOWN);
    BOOST_TEST(told() == "Done");
    driver.run(CommandId::look_earlier);
    driver.run(CommandId::look_now);
    BOOST_TEST(told() == "Done");
}

BOOST_AUTO_TEST_CASE(a_city_that_is_clicked_and_not_offered_says_why) {
    Driver driver;
    driver.open(support::header_of({Color::red, Color::blue}));
    driver.type("A");
    driver.click("map", "city:basra");
    BOOST_TEST(driver.desk().page().heading.starts_with("Why not Basra? Not allowed, BYZ-9"));
    driver.type("1");
    BOOST_TEST(driver.desk().typing());
    BOOST_TEST(entries(driver) == 0U);
}

BOOST_AUTO_TEST_CASE(the_name_of_a_city_takes_clicks_like_its_tokens) {
    Driver driver;
    driver.open(support::header_of({Color::red, Color::blue}));
    driver.click("map", "city:damascus");
    const std::string led_to = driver.desk().page().heading;
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.desk().page().heading != led_to);
    driver.click("map", "name:damascus");
    BOOST_TEST(driver.desk().page().heading == led_to);
    driver.key(WXK_ESCAPE);
    driver.right_click("map", "name:damascus");
    BOOST_TEST(driver.desk().page().heading.find("Damascus") != std::string::npos, driver.desk().page().heading);
    BOOST_TEST(driver.desk().page().heading != led_to);
}

BOOST_AUTO_TEST_CASE(redo_has_the_key_of_other_programs_too) {
    Driver driver;
    driver.open(support::header_of({Color::red, Color::blue}));
    driver.type("D21");
    const auto active = driver.position().active;
    driver.key('Z', wxMOD_CONTROL);
    BOOST_TEST((driver.position().active != active));
    driver.key('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    BOOST_TEST((driver.position().active == active));
}

BOOST_AUTO_TEST_CASE(a_key_of_a_page_of_the_table_leads_there_from_the_charts) {
    Driver driver;
    driver.open(support::header_of({Color::red, Color::blue}));
    driver.run(CommandId::charts);
    BOOST_REQUIRE(driver.shows("charts"));
    driver.key(WXK_F7);
    BOOST_TEST(!driver.shows("charts"));
    BOOST_TEST(driver.shows("accounts"));
}

// It asks no question: it says that the table no longer adds up.
BOOST_AUTO_TEST_CASE(totals_that_do_not_add_up_are_no_news_with_a_tick) {
    Driver driver;
    driver.open(support::header_of({Color::red, Color::blue}));
    driver.table().act([&](present::Desk&) {
        driver.desk().correct(SetDisplayCount{Color::red, Side::byzantine, DisplayCount::main, 3});
    });
    driver.desk().set_number("5");
    driver.table().act([](present::Desk& desk) { desk.confirm(); });
    BOOST_REQUIRE(!driver.desk().message().empty());
    BOOST_TEST(gui_test::until([&] { return driver.has_area("decision", "message:trouble"); }));
}

BOOST_AUTO_TEST_CASE(a_key_struck_twice_at_once_answers_one_question) {
    const auto asked_after = [](const std::function<void(Driver&)>& strike) {
        Driver driver;
        driver.open(support::header_of({Color::red, Color::blue}));
        driver.type("D");
        strike(driver);
        return driver.desk().page().path;
    };
    const auto once = asked_after([](Driver& driver) { driver.key('1'); });
    const auto twice = asked_after([](Driver& driver) { driver.strike_twice('1'); });
    const auto slowly = asked_after([](Driver& driver) { driver.type("11"); });
    BOOST_TEST(once == twice, boost::test_tools::per_element());
    BOOST_TEST((slowly != once));
}

// Where the question stays, each stroke is an answer of its own.
BOOST_AUTO_TEST_CASE(a_key_struck_twice_at_once_places_two_cubes) {
    Driver driver;
    driver.open(support::header_of({Color::red, Color::blue}));
    driver.type("B");
    driver.strike_twice('2');
    BOOST_TEST(driver.desk().page().path.back() == "2 × Byzantine Main");
}

// What Esc does is said in a line that can be clicked; so can the button of the map, which is seen already.
BOOST_AUTO_TEST_CASE(the_mouse_alone_leaves_what_lies_over_the_question) {
    Driver driver;
    driver.open(support::header_of({Color::red, Color::blue}));
    const std::string question = driver.desk().page().heading;
    for (const auto& leave :
         {std::function<void()>{[&] { driver.click("decision", "back"); }}, {[&] { driver.run(CommandId::map); }}}) {
        driver.write('?');
        BOOST_TEST(driver.desk().page().heading != question);
        leave();
        BOOST_TEST(driver.desk().page().heading == question);
        BOOST_TEST(!driver.has_area("decision", "back"));
    }
}

// What hands have to put back is longer than its room: a click gives it the journal's too, and another takes it back.
BOOST_AUTO_TEST_CASE(a_long_list_for_hands_unfolds_over_the_journal) {
    gui_test::SampleTable table{90};
    Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    for (int i = 0; i < 3 && !driver.has_area("hands", "more"); ++i) driver.run(CommandId::undo);
    BOOST_TEST_REQUIRE(driver.has_area("hands", "more"));
    const int before = driver.canvas("hands").GetSize().y;
    driver.click("hands", "more");
    BOOST_TEST(driver.canvas("hands").GetSize().y > before);
    while (driver.has_area("hands", "more") && !driver.has_area("hands", "fewer")) driver.run(CommandId::redo);
    driver.run(CommandId::redo);
    BOOST_TEST(driver.shows("journal"));
}

BOOST_AUTO_TEST_SUITE_END()
