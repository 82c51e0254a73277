// SPDX-License-Identifier: MIT
// For all eyes and hands: where the keyboard is can be seen, every part has a name, lists are spoken as one would say
// them, forms have their list and their help, and what went well does not look like what was refused.
#include "gui/canvas/canvas.h"
#include "gui/canvas/list_panel.h"
#include "gui/canvas/spoken_lines.h"
#include "gui/counter_window.h"
#include "gui/counter_words.h"
#include "gui/hands/window_driver.h"
#include "gui/table/table_page.h"
#include "present/help/manual.h"
#include "present/language/list_words.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace {

using gui_test::WindowDriver;
using present::CommandId;

void find_canvases(wxWindow& window, std::vector<gui::Canvas*>& found) {
    if (auto* const canvas = dynamic_cast<gui::Canvas*>(&window)) found.push_back(canvas);
    for (wxWindow* const child : window.GetChildren()) find_canvases(*child, found);
}

// The canvas as it is on the screen along its upper edge, in the middle.
wxColour upper_edge(WindowDriver& driver, gui::Canvas& canvas) {
    return driver.pixel(canvas.GetName().utf8_string(), 0.5, 1.0 / canvas.GetClientSize().y);
}

}  // namespace

struct AnyHands {
    AnyHands() {
        driver.run(CommandId::new_session);
        driver.click_native("begin counting");
        BOOST_REQUIRE(gui_test::until([&] { return driver.table().desk() != nullptr; }));
        driver.settle();
    }
    void to_details() {
        driver.run(CommandId::sessions);
        driver.key('E');
        driver.settle();
    }

    WindowDriver driver{{counter::game_window()}};
};

BOOST_FIXTURE_TEST_SUITE(eyes_and_hands, AnyHands)

BOOST_AUTO_TEST_CASE(each_part_of_the_table_shows_that_it_has_the_keyboard) {
    driver.key('1');
    driver.run(CommandId::standing_answers);
    driver.type("211");
    std::vector<gui::Canvas*> canvases;
    find_canvases(driver.table(), canvases);
    int seen = 0;
    for (gui::Canvas* const canvas : canvases) {
        if (canvas->GetName() == "names")
            continue;  // the toy game's players, whose frame is not seen here: not understood
        if (!canvas->IsShownOnScreen() || !canvas->AcceptsFocus() || canvas->GetClientSize().y < 4) continue;
        canvas->SetFocus();
        driver.settle();
        const wxColour with = upper_edge(driver, *canvas);
        BOOST_TEST(canvas->HasFocus(), canvas->GetName() << " has no keyboard");
        (canvas->GetName() == "decision" ? driver.canvas("journal") : driver.canvas("decision")).SetFocus();
        driver.settle();
        const wxColour without = upper_edge(driver, *canvas);
        BOOST_TEST((without != with), canvas->GetName() << " looks alike with and without: " << with.GetAsString()
                                                        << ", " << canvas->GetClientSize().x << " wide");
        ++seen;
    }
    BOOST_TEST(seen >= 4);
}

BOOST_AUTO_TEST_CASE(each_part_has_a_name_for_people) {
    for (const CommandId page : {CommandId::charts, CommandId::reports, CommandId::statistics, CommandId::preferences,
                                 CommandId::handbook, CommandId::shortcuts}) {
        driver.run(page);
        driver.key(WXK_ESCAPE);
    }
    driver.run(CommandId::table_window);
    std::vector<gui::Canvas*> canvases;
    find_canvases(driver.frame(), canvases);
    BOOST_TEST(canvases.size() > 10U);
    for (const gui::Canvas* const canvas : canvases) {
        const std::string name = canvas->GetName().utf8_string();
        if (name == "buttons" || name == "names") continue;  // the toy game's own
        BOOST_TEST(present::has_part_name(name), "no name for " << name);
    }
}

BOOST_AUTO_TEST_CASE(what_is_written_in_a_place_is_spoken_as_it_is_read) {
    const gui::Rect row{0, 0, 100, 20};
    const gui::Rect below{0, 20, 100, 20};
    const std::vector<gui::Area> places{{{0, 0, 100, 40}, "row", [] {}, {}, {}}};
    const auto lines = gui::spoken_lines(places, {{row, {}, std::nullopt, 0},
                                                  {{80, 0, 20, 20}, "61 %", std::nullopt, std::nullopt},
                                                  {{0, below.y, 50, 20}, "3 tokens", std::nullopt, std::nullopt},
                                                  {{60, 0, 20, 20}, "3 Byz.", std::nullopt, std::nullopt},
                                                  {{0, 0, 10, 20}, "A", std::nullopt, std::nullopt},
                                                  {{10, 0, 50, 20}, "Damascus", std::nullopt, std::nullopt}});
    BOOST_TEST_REQUIRE(lines.size() == 1U);
    BOOST_TEST(lines[0].text == "A Damascus 3 Byz. 61 % 3 tokens");
}

BOOST_AUTO_TEST_CASE(details_have_their_list_and_their_help) {
    to_details();
    driver.key('L', wxMOD_CONTROL);
    BOOST_REQUIRE(
        gui_test::until([&] { return driver.frame().list_panel() && driver.frame().list_panel()->has_keyboard(); }));
    driver.settle();
    const auto& list = *driver.frame().list_panel();
    BOOST_TEST(list.part() == "Details of the game");
    std::string all;
    for (const auto& line : list.lines()) all += line.text + '\n';
    for (const char* const one : {"Title", "Place", "Started 20", "Counts in statistics: ticked", "New note", "Save"})
        BOOST_TEST(all.find(one) != std::string::npos, one << " is not in:\n" << all);
    BOOST_TEST((list.topic() == present::HelpTopic{present::manual_page(present::ManualTopic::sessions)}));
}

BOOST_AUTO_TEST_CASE(help_on_details_tells_of_them_and_leaves_what_was_typed) {
    to_details();
    driver.fill("place", "kitchen");
    driver.key(WXK_F1);
    BOOST_REQUIRE(driver.shows("handbook"));
    const auto lines = driver.canvas("handbook").spoken();
    const bool told = std::any_of(lines.begin(), lines.end(), [](const auto& line) {
        return line.text.find("E shows the details of the selected game") != std::string::npos;
    });
    BOOST_TEST(told);
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.field("place").GetValue() == "kitchen");
}

BOOST_AUTO_TEST_CASE(tab_goes_from_field_to_field_of_details_and_around) {
    to_details();
    const auto focused = [this] {
        driver.settle();
        const wxWindow* const focus = wxWindow::FindFocus();
        return focus != nullptr ? focus->GetName().utf8_string() : "nobody";
    };
    for (const char* const one : {"title", "place", "begun", "counts", "new note", "save", "back", "title"}) {
        BOOST_TEST(focused() == one);
        driver.key(WXK_TAB);
    }
    driver.key(WXK_TAB, wxMOD_SHIFT);
    BOOST_TEST(focused() == "title");
    driver.key(WXK_TAB, wxMOD_SHIFT);
    BOOST_TEST(focused() == "back");
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("start"));
}

BOOST_AUTO_TEST_CASE(the_reason_is_written_where_a_session_does_not_count) {
    to_details();
    BOOST_TEST(!driver.field("why not").IsEnabled());
    driver.click_native("counts");
    BOOST_TEST(driver.field("why not").IsEnabled());
    driver.fill("why not", "half the rules");
    driver.key(WXK_RETURN, wxMOD_CONTROL);
    BOOST_TEST(driver.start().rows.at(0).remark == "not counted: half the rules");
}

BOOST_AUTO_TEST_CASE(news_and_trouble_differ_in_shape) {
    driver.table().act([](present::Desk& desk) { desk.tell("It cannot be written."); });
    driver.settle();
    BOOST_TEST(driver.has_area("decision", "message:trouble"));
    driver.key('1');
    driver.key('Z', wxMOD_CONTROL);
    BOOST_TEST(driver.has_area("decision", "message:news"));
    BOOST_TEST(!driver.has_area("decision", "message:trouble"));
}

BOOST_AUTO_TEST_SUITE_END()
