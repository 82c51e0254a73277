// SPDX-License-Identifier: MIT
// Rows of a question as they are drawn and read out: digits that wait, and rows that cannot be chosen now.
#include "byzantium/rules/ids.h"
#include "byzantium/window/acts.h"
#include "byzantium/window/answers.h"
#include "byzantium/window/arranged.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/sample_table.h"
#include "gui/canvas/theme.h"
#include "gui/hands/readable.h"
#include "gui/table/header_bar.h"
#include "present/speaking.h"
#include "present/table/head.h"
#include "present/window/words_of_panels.h"
#include "support/scene.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace {

using gui_test::Driver;

bool is_written(Driver& driver, const std::string& text) {
    const auto all = driver.canvas("decision").written();
    return std::any_of(all.begin(), all.end(), [&](const gui::Drawn& one) { return one.text == text; });
}

std::string spoken_row(Driver& driver, const std::string& key) {
    for (const gui::SpokenLine& line : driver.canvas("decision").spoken())
        if (line.place == "row:" + key) return line.text;
    return {};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rows_of_questions)

BOOST_AUTO_TEST_CASE(a_digit_that_waits_is_shown_until_it_is_taken_back) {
    gui_test::SampleTable table{8};
    Driver& driver = table.driver();
    driver.type("A");
    const std::string hint = driver.desk().page().hint;
    BOOST_REQUIRE(driver.desk().page().rows.size() > 10U);
    BOOST_TEST(is_written(driver, hint));
    driver.type("1");
    const std::string typed = driver.desk().page().typed;
    BOOST_TEST(typed.starts_with("1 typed: press Enter for 1, another digit for 10 to "), typed);
    BOOST_TEST(is_written(driver, typed));
    driver.key(WXK_ESCAPE);
    BOOST_TEST(!is_written(driver, typed));
    BOOST_TEST(driver.desk().page().path.size() == 1U);
}

// "Not allowed, BYZ-25: ... not now" said it twice.
BOOST_AUTO_TEST_CASE(a_row_that_gives_its_reason_does_not_say_not_now_too) {
    gui_test::SampleTable table{38};
    Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    std::size_t reasons = 0;
    std::size_t grey = 0;
    for (const auto& row : driver.desk().page().rows) {
        if (!row.why_not) continue;
        ++grey;
        reasons += is_written(driver, *row.why_not) ? 1 : 0;
    }
    BOOST_REQUIRE(grey > 0U);
    const auto all = driver.canvas("decision").written();
    const auto not_now = std::count_if(all.begin(), all.end(),
                                       [](const gui::Drawn& one) { return one.text == present::not_now_words(); });
    BOOST_TEST(reasons > 0U);
    BOOST_TEST(static_cast<std::size_t>(not_now) + reasons == grey);
}

// German had percentages there, and no word of what they were the chance of.
BOOST_DATA_TEST_CASE(byz_18_in_large_text_a_chance_is_named, boost::unit_test::data::make({"en", "nl", "hu", "de"}),
                     language) {
    const Speaking speaking{language};
    for (const std::size_t entries : {90U, 133U}) {
        gui_test::SampleTable table{entries};
        auto& driver = table.driver();
        driver.look(gui::Tone::light, 1.5, {1280, 720});
        const present::Row& row = driver.desk().page().rows.at(driver.desk().selected());
        BOOST_TEST_REQUIRE(row.detail.has_value());
        BOOST_TEST_REQUIRE(row.note != "");
        BOOST_TEST(is_written(driver, row.note), row.note << " after " << entries);
    }
}

BOOST_AUTO_TEST_CASE(a_letter_goes_to_a_city) {
    gui_test::SampleTable table{8};
    Driver& driver = table.driver();
    driver.type("AA");
    const auto& page = driver.desk().page();
    BOOST_TEST(page.rows.at(driver.desk().selected()).text.starts_with("A"));
    BOOST_TEST(page.path.size() == 1U);
}

// One letter after the other is an answer each; at once they are a word.
BOOST_AUTO_TEST_CASE(the_letters_of_a_city_at_once_are_its_name) {
    gui_test::SampleTable table{8};
    Driver& driver = table.driver();
    const auto entries = driver.entries();
    driver.type_at_once("ATHENS");
    BOOST_TEST(driver.desk().page().heading == "What do you do in Athens?");
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.desk().page().heading == "What do you do in Athens?");
    driver.key(WXK_ESCAPE);
    driver.type("TE");
    BOOST_TEST(driver.desk().page().heading == "Which?");
    BOOST_TEST(driver.entries() == entries);
}

// Enter took a cube for a question that nobody had read.
BOOST_AUTO_TEST_CASE(enter_right_behind_a_name_shows_first_what_it_would_take) {
    gui_test::SampleTable table{8};
    Driver& driver = table.driver();
    const auto entries = driver.entries();
    driver.type("A");
    const auto& page = driver.desk().page();
    std::string name = page.rows.back().text;
    for (char& letter : name) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    driver.type_at_once(name + '\r');
    BOOST_TEST(page.path.size() == 2U);
    BOOST_TEST(driver.entries() == entries);
    BOOST_TEST(page.typed.starts_with("Enter takes the marked answer: "), page.typed);
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.entries() == entries + 1);
}

// It went to the journal.
BOOST_AUTO_TEST_CASE(left_and_right_go_from_column_to_column) {
    gui_test::SampleTable table{8};
    Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    driver.type("B");
    const auto place = [&](std::size_t row) {
        return driver.canvas("decision").area("row:" + driver.desk().page().rows.at(row).key)->where;
    };
    driver.key(WXK_DOWN);
    const std::size_t first = driver.desk().selected();
    driver.key(WXK_RIGHT);
    const std::size_t beside = driver.desk().selected();
    BOOST_REQUIRE(beside > first);
    BOOST_TEST(place(beside).x > place(first).x);
    BOOST_TEST(place(beside).y == place(first).y);
    driver.key(WXK_LEFT);
    BOOST_TEST(driver.desk().selected() == first);
}

BOOST_AUTO_TEST_CASE(a_letter_that_fits_nothing_is_written_and_what_enter_takes_comes_into_sight) {
    gui_test::SampleTable table{8};
    Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    driver.type("AX");
    BOOST_TEST(is_written(driver, "No answer begins with “x”."));
    const auto entries = driver.entries();
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.entries() == entries);
    BOOST_TEST(driver.desk().page().path.size() == 1U);
    const auto& page = driver.desk().page();
    BOOST_TEST(is_written(driver, page.typed));
    BOOST_TEST(page.typed.find(page.rows.at(driver.desk().selected()).text) != std::string::npos, page.typed);
    BOOST_TEST(driver.has_area("decision", "row:" + page.rows[driver.desk().selected()].key));
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.desk().page().path.size() == 2U);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_chosen_says_so_in_words_and_to_a_reader) {
    gui_test::SampleTable table{38};
    Driver& driver = table.driver();
    driver.type("C");
    const auto rows = driver.desk().page().rows;
    const auto grey = std::find_if(rows.begin(), rows.end(), [](const auto& row) { return row.why_not.has_value(); });
    BOOST_REQUIRE((grey != rows.end()));
    BOOST_TEST((is_written(driver, present::not_now_words()) || is_written(driver, *grey->why_not)));
    const std::string spoken = spoken_row(driver, grey->key);
    BOOST_TEST(spoken.find(*grey->why_not) != std::string::npos, spoken);
    driver.click("decision", "row:" + grey->key);
    BOOST_TEST(is_written(driver, *grey->why_not));
    BOOST_TEST(driver.desk().page().path.size() == 1U);
}

// Marked with the arrows or pointed at: nobody has to choose it to learn why.
BOOST_AUTO_TEST_CASE(why_a_row_is_grey_is_written_when_it_is_in_hand) {
    gui_test::SampleTable table{38};
    Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    driver.type("C");
    const auto rows = driver.desk().page().rows;
    std::size_t grey = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].why_not) continue;
        ++grey;
        while (driver.desk().selected() != i) driver.key(driver.desk().selected() < i ? WXK_DOWN : WXK_UP);
        BOOST_TEST(is_written(driver, *rows[i].why_not), rows[i].text);
        BOOST_TEST(driver.desk().message().empty());
    }
    BOOST_TEST(grey > 0U);
}

// The banner above the rows says it; the row said it again.
BOOST_AUTO_TEST_CASE(a_refused_answer_gives_its_reason_once) {
    Driver driver;
    driver.open(support::header_of({byzantium::Color::red, byzantium::Color::blue}));
    driver.look(gui::Tone::light, 1, {1280, 720});
    driver.type("F1");
    const auto& rows = driver.desk().page().rows;
    BOOST_REQUIRE((!rows.empty() && rows.front().why_not));
    BOOST_REQUIRE(driver.desk().message() == *rows.front().why_not);
    const auto all = driver.canvas("decision").written();
    const auto said = std::count_if(all.begin(), all.end(),
                                    [&](const gui::Drawn& one) { return one.text == driver.desk().message(); });
    BOOST_TEST(said == 1);
    BOOST_TEST(is_written(driver, present::not_now_words()));
}

// "... but not by sea to Antioch and" stood above the map, and "Tarsus: that step was withdrawn." below it.
BOOST_AUTO_TEST_CASE(a_question_that_two_lines_hold_is_not_divided) {
    Driver driver;
    driver.open(support::header_of({byzantium::Color::red, byzantium::Color::blue}));
    driver.look(gui::Tone::light, 1, {1280, 720});
    auto& header = dynamic_cast<gui::HeaderBar&>(driver.canvas("header"));
    present::Head head = present::head(driver.desk());
    head.question = "Red, choose an action, but not by sea to Antioch and Tarsus: that step was withdrawn.";
    header.show(head);
    BOOST_TEST(header.divide(gui::HeaderBar::Long::continues_below) == "");
    header.Update();
    for (const gui::Drawn& one : header.written()) BOOST_TEST(!one.cut, one.text);
}

// At 1280x720, where half of the panel stood empty beside rows that had to be turned to.
BOOST_AUTO_TEST_CASE(boxes_and_sources_of_a_cube_stand_on_one_page) {
    Driver driver;
    driver.open(support::header_of({byzantium::Color::red, byzantium::Color::blue, byzantium::Color::green}));
    driver.look(gui::Tone::light, 1, {1280, 720});
    for (const char* keys : {"B", "2", "9"}) {
        driver.type(keys);
        BOOST_REQUIRE(driver.desk().page().rows.size() > 6U);
        BOOST_TEST(!driver.has_area("decision", "rows:next"), "after " << keys);
    }
}

// A long answer without price or note beside it needs no columns: "Take cubes from elsewhere" made one column of two,
// with the Arab boxes on another page, as soon as cubes cost something.
// "1 to 5 of 8" beside an empty half of the panel.
BOOST_AUTO_TEST_CASE(all_sources_of_a_cube_for_a_special_action_are_seen) {
    Driver driver;
    driver.open(support::header_of({byzantium::Color::red, byzantium::Color::blue, byzantium::Color::green}));
    for (const double text : {1.0, 1.5}) {
        driver.look(gui::Tone::light, text, {1280, 720});
        driver.type("C");
        const auto& menu = driver.desk().page().rows;
        const auto emperor = std::find_if(menu.begin(), menu.end(),
                                          [](const auto& row) { return row.text.find("mperor") != row.text.npos; });
        BOOST_REQUIRE((emperor != menu.end()));
        driver.type(emperor->key);
        const auto& rows = driver.desk().page().rows;
        BOOST_TEST(rows.size() >= 7U);
        if (text == 1.0)
            for (const auto& row : rows) BOOST_TEST(driver.has_area("decision", "row:" + row.key), row.text);
        BOOST_TEST(gui_test::hard_to_read(driver.canvas("decision"), 11) == std::vector<std::string>{},
                   boost::test_tools::per_element());
        driver.key(WXK_ESCAPE);
        driver.key(WXK_ESCAPE);
    }
}

BOOST_AUTO_TEST_CASE(boxes_stand_on_one_page_also_when_cubes_are_bought) {
    Driver driver;
    driver.open(support::header_of({byzantium::Color::red, byzantium::Color::blue, byzantium::Color::green}));
    driver.look(gui::Tone::light, 1, {1280, 720});
    driver.type("B");
    const gui::Rect first = driver.canvas("decision").area("row:1")->where;
    for (const char* keys : {"1", "92", "6"}) {
        driver.type(keys);
        BOOST_TEST(!driver.has_area("decision", "rows:next"), "after " << keys);
        BOOST_TEST(driver.canvas("decision").area("row:1")->where.x == first.x, "after " << keys);
        BOOST_TEST(driver.has_area("decision", "row:8"), "after " << keys);
    }
}

// The list went back to its first page after each cube, so that the next click hit another box.
BOOST_AUTO_TEST_CASE(boxes_stay_under_the_pointer_while_cubes_are_placed) {
    Driver driver;
    driver.open(support::header_of({byzantium::Color::red, byzantium::Color::blue, byzantium::Color::green}));
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    driver.type("B");
    if (!driver.has_area("decision", "row:7")) driver.click("decision", "rows:next");
    const auto place_of_the_levy = [&] { return driver.canvas("decision").area("row:7")->where; };
    const gui::Rect before = place_of_the_levy();
    for (const char* row : {"row:7", "row:7", "row:6"}) {
        BOOST_REQUIRE(driver.has_area("decision", row));
        BOOST_TEST(place_of_the_levy().y == before.y);
        BOOST_TEST(place_of_the_levy().x == before.x);
        driver.click("decision", row);
    }
    BOOST_TEST(driver.entries() == 3U);
    const byzantium::Display& army = driver.position()[byzantium::Color::red][byzantium::Side::arab];
    BOOST_TEST(
        army.levy -
            driver.desk().session().journal().position_at(0)[byzantium::Color::red][byzantium::Side::arab].levy ==
        2);
}

// The answers come first: what was undone is told in one line above them.
// "1 to 4 of 7": three of them stood on another page.
BOOST_AUTO_TEST_CASE(the_seven_actions_stand_on_one_page_in_large_text) {
    Driver driver;
    driver.open(support::header_of({byzantium::Color::red, byzantium::Color::blue, byzantium::Color::green}));
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    BOOST_REQUIRE(driver.desk().page().rows.size() == 7U);
    for (const auto& row : driver.desk().page().rows)
        BOOST_TEST(driver.has_area("decision", "row:" + row.key), row.text);
    const auto& rows = driver.desk().page().rows;
    const auto priced = std::find_if(rows.begin(), rows.end(), [](const auto& row) { return !row.price.empty(); });
    BOOST_REQUIRE((priced != rows.end()));
    driver.point_at("decision", "row:" + priced->key);
    const auto all = driver.canvas("decision").written();
    BOOST_TEST(std::any_of(all.begin(), all.end(),
                           [&](const gui::Drawn& one) { return one.text.find(priced->price) != std::string::npos; }));
}

// In three languages: why one of them is ruled out took the room of all, and two were seen at a time.
BOOST_DATA_TEST_CASE(they_do_so_too_while_one_of_them_is_ruled_out,
                     boost::unit_test::data::make({"en", "nl", "hu", "de"}), language) {
    const Speaking speaking{language};
    gui_test::SampleTable table{118};
    Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    const auto& rows = driver.desk().page().rows;
    BOOST_REQUIRE(rows.size() == 7U);
    BOOST_REQUIRE(rows[0].why_not.has_value());
    for (const auto& row : rows) BOOST_TEST(driver.has_area("decision", "row:" + row.key), row.text);
}

// "1 bis 4 von 8", beside an empty half.
BOOST_DATA_TEST_CASE(so_do_the_special_actions, boost::unit_test::data::make({"en", "nl", "hu", "de"}), language) {
    const Speaking speaking{language};
    Driver driver;
    driver.open(support::header_of({byzantium::Color::red, byzantium::Color::blue, byzantium::Color::green}));
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    driver.desk().correct_all(
        {byzantium::SetActionBox{byzantium::ActionBox::caliph, {byzantium::Color::red}}, byzantium::SetBulgars{9}}, "");
    driver.type("C");
    const auto& rows = driver.desk().page().rows;
    BOOST_REQUIRE(rows.size() == 8U);
    for (const auto& row : rows) BOOST_TEST(driver.has_area("decision", "row:" + row.key), row.text);
}

// The one chance among them took a column for itself, and three of the eight were seen.
BOOST_AUTO_TEST_CASE(so_do_special_actions_of_which_one_has_a_chance) {
    const Speaking speaking{"de"};
    gui_test::SampleTable table{100};
    Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    driver.type("C");
    const auto& rows = driver.desk().page().rows;
    BOOST_REQUIRE(rows.size() == 8U);
    BOOST_REQUIRE(std::count_if(rows.begin(), rows.end(), [](const auto& row) { return row.detail.has_value(); }) == 1);
    for (const auto& row : rows) {
        BOOST_TEST(driver.has_area("decision", "row:" + row.key), row.text);
        if (row.detail) BOOST_TEST(is_written(driver, row.detail->brief));
    }
}

// "1 bis 3 von 10", beside an empty half.
BOOST_DATA_TEST_CASE(boxes_begin_with_six_in_large_text, boost::unit_test::data::make({"en", "nl", "hu", "de"}),
                     language) {
    const Speaking speaking{language};
    gui_test::FourAtTable four{"action", 1};
    Driver& driver = four.driver();
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    driver.type("B");
    const auto& rows = driver.desk().page().rows;
    BOOST_REQUIRE(rows.size() >= 9U);
    const auto seen = std::count_if(rows.begin(), rows.end(),
                                    [&](const auto& row) { return driver.has_area("decision", "row:" + row.key); });
    BOOST_TEST(seen >= 6);
}

BOOST_AUTO_TEST_CASE(an_undo_in_large_text_leaves_all_answers_in_sight) {
    for (const double text : {1.3, 1.5}) {
        gui_test::FourAtTable four{"action", 2};
        Driver& driver = four.driver();
        driver.look(gui::Tone::light, text, {1280, 720});
        std::size_t notices = 0;
        for (int i = 0; i < 12; ++i) {
            driver.key('Z', wxMOD_CONTROL);
            if (driver.desk().message().empty() || !driver.desk().page().path.empty()) continue;
            ++notices;
            BOOST_REQUIRE(driver.has_area("decision", "message:news"));
            BOOST_TEST(driver.canvas("decision").area("message:news")->where.h < 34 * text, driver.desk().message());
            const auto& rows = driver.desk().page().rows;
            const bool has_prices =
                std::any_of(rows.begin(), rows.end(), [](const auto& row) { return !row.price.empty(); });
            for (const auto& row : rows)
                BOOST_TEST((has_prices || driver.has_area("decision", "row:" + row.key)),
                           row.key << " at text " << text << " after " << driver.desk().message());
        }
        BOOST_TEST(notices > 3U);
    }
}

// The rows jumped into two columns, and back with the next question.
BOOST_AUTO_TEST_CASE(a_message_leaves_the_actions_in_one_column) {
    Driver driver;
    driver.open(support::header_of({byzantium::Color::red, byzantium::Color::blue}));
    driver.look(gui::Tone::light, 1, {1280, 720});
    gui_test::answer_by_keys(driver, gui_test::control("damascus"));
    const auto lefts = [&] {
        std::set<int> all;
        for (const auto& row : driver.desk().page().rows)
            all.insert(static_cast<int>(driver.canvas("decision").area("row:" + row.key)->where.x));
        return all.size();
    };
    BOOST_TEST(lefts() == 1U);
    driver.key('Z', wxMOD_CONTROL);
    BOOST_TEST_REQUIRE(driver.has_area("decision", "message:news"));
    BOOST_TEST(lefts() == 1U);
}

// "Sárga melyik …" stood above, and "… cselekedetet választja?" below.
BOOST_AUTO_TEST_CASE(a_question_of_which_a_word_or_two_would_stand_above_is_not_cut) {
    const Speaking speaking{"hu"};
    Driver driver;
    auto header = support::header_of(
        {byzantium::Color::yellow, byzantium::Color::blue, byzantium::Color::green, byzantium::Color::red});
    for (byzantium::Seat& seat : header.seats) seat.name.clear();
    driver.open(header);
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    const auto all = driver.canvas("header").written();
    const std::string question = driver.desk().question_shown();
    BOOST_TEST(std::any_of(all.begin(), all.end(), [&](const gui::Drawn& one) { return one.text == question; }),
               question);
}

// A sentence in a narrow column was cut, or broke after each word.
BOOST_AUTO_TEST_CASE(what_is_told_of_a_row_has_room_in_large_text) {
    for (const double text : {1.3, 1.5}) {
        gui_test::FourAtTable four{"losses", 1};
        Driver& driver = four.driver();
        driver.look(gui::Tone::light, text, {1280, 720});
        const auto& page = driver.desk().page();
        BOOST_REQUIRE(page.rows.at(driver.desk().selected()).detail.has_value());
        const std::string sentence = page.rows[driver.desk().selected()].detail->sentence;
        double wide = 0;
        for (const gui::Drawn& one : driver.canvas("decision").written())
            if (one.text == sentence && one.letters) wide = one.letters->ink.w;
        BOOST_TEST(wide > 200, "at text " << text << ": " << sentence);
    }
}

BOOST_AUTO_TEST_SUITE_END()
