// SPDX-License-Identifier: MIT
// Counsel at the window: a hint by its key, the line of chances, a seat that the program plays; and no sign of any of
// it at a table that does not want it.
#include "byzantium/window/driver.h"
#include "byzantium/window/sample_table.h"
#include "byzantium/words/table/own_commands.h"
#include "present/window/preferences.h"
#include "support/folder.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <string>

namespace {

using namespace byzantium;
using byzantium::words::OwnCommand;
using gui_test::Driver;

struct Counselled : Driver {
    Counselled() {
        open(support::header_of({Color::red, Color::blue}));
        command(OwnCommand::advice_counsel);
    }
    void waits_for_rows(std::size_t count) {
        BOOST_REQUIRE(gui_test::until([&] { return desk().page().rows.size() == count; }));
    }
    // The line of chances, without dots.
    bool tells_numbers() {
        for (const auto& drawn : canvas("outlook").written())
            if (drawn.text.find(" in 10 (") != std::string::npos) return drawn.text.find("…") == std::string::npos;
        return false;
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(counsel_at_the_window)

BOOST_AUTO_TEST_CASE(a_hint_comes_by_its_key_and_goes_by_escape) {
    Counselled at;
    const auto question = at.desk().page().heading;
    at.key(WXK_F3, wxMOD_SHIFT);
    BOOST_TEST(at.desk().thinks());
    at.waits_for_rows(3);
    at.key(WXK_ESCAPE);
    BOOST_TEST(!at.desk().thinks());
    at.key(WXK_ESCAPE);
    BOOST_TEST(at.desk().page().heading == question);
    BOOST_TEST(at.entries() == 0U);
}

BOOST_AUTO_TEST_CASE(other_keys_are_answered_while_it_thinks) {
    Counselled at;
    at.key(WXK_F3, wxMOD_SHIFT);
    at.waits_for_rows(3);
    at.key(WXK_DOWN);
    BOOST_TEST(at.desk().selected() == 1U);
    at.key(WXK_UP);
    at.key(WXK_RETURN);
    BOOST_TEST(!at.desk().thinks());
    BOOST_TEST(at.entries() == 0U);  // rows moved until then
    at.key(WXK_RETURN);
    BOOST_TEST(at.entries() >= 1U);
}

BOOST_AUTO_TEST_CASE(chances_are_a_line_that_is_switched_on) {
    Counselled at;
    BOOST_TEST(!(at.shows("outlook") && at.has_area("outlook", "chances")));
    at.key(WXK_F4, wxMOD_SHIFT);
    BOOST_TEST((at.shows("outlook") && at.has_area("outlook", "chances")));
    BOOST_REQUIRE(gui_test::until([&] { return at.tells_numbers(); }));
    at.command(OwnCommand::advice_adviser);
    BOOST_TEST(!(at.shows("outlook") && at.has_area("outlook", "chances")));
}

BOOST_AUTO_TEST_CASE(counsel_says_its_keys_to_whoever_chooses_it) {
    Counselled at;
    BOOST_TEST(at.desk().message() == "Counsel: hint Shift+F3, chances to win Shift+F4, review Shift+F7.");
    at.command(OwnCommand::advice_odds);
    BOOST_TEST(at.desk().message() == "");
}

BOOST_AUTO_TEST_CASE(a_seat_is_given_to_the_program_by_keys) {
    Counselled at;
    at.key('J', wxMOD_CONTROL);
    at.key('1');
    const auto choices = at.desk().page().rows.size();
    at.desk().select(choices - 3);
    at.key(WXK_RETURN);
    at.key('2');
    at.waits_for_rows(1);
    BOOST_TEST(at.desk().page().heading.starts_with("The program "));
    BOOST_TEST(at.has_area("standing", "standing:0"));
    at.key(WXK_RETURN);
    BOOST_TEST(!at.desk().thinks());
    BOOST_TEST(at.entries() == 0U);
    at.key(WXK_RETURN);
    BOOST_TEST(at.entries() >= 1U);
    BOOST_TEST(!at.desk().page().heading.starts_with("The program "));
}

// Four decisions are soon judged; with sanitizers one alone takes its time. The fourth is costly by the weights that
// are shipped.
BOOST_AUTO_TEST_CASE(a_review_leads_to_its_moments_and_is_kept_meanwhile) {
    constexpr int patience = 120'000;  // milliseconds
    gui_test::SampleTable table{4};
    Driver& at = table.driver();
    at.command(OwnCommand::advice_counsel);
    at.key(WXK_F7, wxMOD_SHIFT);
    BOOST_TEST(at.shows("review"));
    BOOST_REQUIRE(gui_test::until([&] { return at.has_area("review", "decision:4"); }, patience));
    at.click("review", "decision:4");
    BOOST_TEST(at.desk().looks_back());
    BOOST_TEST(at.desk().shown_entries() == 3U);
    BOOST_TEST(!at.shows("review"));
    at.key(WXK_ESCAPE);
    BOOST_TEST(!at.desk().looks_back());
    BOOST_TEST(gui_test::until([&] { return at.shows("review"); }));
    BOOST_TEST(at.has_area("review", "decision:4"));
    at.key(WXK_ESCAPE);
    if (at.shows("review")) at.key(WXK_ESCAPE);  // the first one stopped it
    BOOST_TEST(!at.shows("review"));
}

BOOST_AUTO_TEST_CASE(a_review_is_stopped_by_escape_and_goes_when_the_table_moves) {
    gui_test::SampleTable table{60};
    Driver& at = table.driver();
    at.command(OwnCommand::advice_counsel);
    at.key(WXK_F7, wxMOD_SHIFT);
    at.key(WXK_ESCAPE);
    BOOST_TEST(at.shows("review"));
    BOOST_TEST(gui_test::until([&] { return at.has_area("review", "begin"); }));
    BOOST_TEST(at.has_area("review", "state"));
    at.command(present::CommandId::undo);
    BOOST_TEST(!at.has_area("review", "state"));
    BOOST_TEST(at.has_area("review", "begin"));
    at.command(OwnCommand::advice_adviser);
    at.command(OwnCommand::review);
    BOOST_TEST(!at.has_area("review", "state"));
}

BOOST_AUTO_TEST_CASE(a_seat_is_given_to_the_program_before_the_game_begins) {
    const support::Folder folder;
    present::Preferences preferences;
    preferences.advice = present::Advice::counsel;
    const auto file = folder.write("preferences.conf", present::preferences_text(preferences));
    Driver at{folder / "library.logothete", file};
    at.click("start", "new");
    at.click("new session", "first:red");
    at.click("new session", "plays:1:2");
    at.click("new session", "begin");
    BOOST_REQUIRE(at.table().desk());
    const auto given = at.desk().table().standing().in_force();
    BOOST_REQUIRE(given.size() == 1U);
    BOOST_TEST(given[0].seat == 1U);
    BOOST_TEST(given[0].key == "program_middle");
    BOOST_TEST(given[0].text == "The program plays for me, at medium strength");
    at.command(present::CommandId::take_back_answer);
    BOOST_TEST(at.desk().table().standing().in_force().empty());
}

BOOST_AUTO_TEST_CASE(a_new_game_of_people_alone_offers_no_program) {
    Driver at;
    at.click("start", "new");
    BOOST_REQUIRE(gui_test::until([&] { return at.has_area("new session", "players:2"); }));
    BOOST_TEST(!at.has_area("new session", "plays:0:0"));
}

BOOST_AUTO_TEST_CASE(a_table_that_does_not_want_counsel_has_no_key_of_it) {
    Driver at;
    at.open(support::header_of({Color::red, Color::blue}));
    const auto question = at.desk().page().heading;
    at.key(WXK_F3, wxMOD_SHIFT);
    at.key(WXK_F4, wxMOD_SHIFT);
    at.key(WXK_F7, wxMOD_SHIFT);
    BOOST_TEST(!at.shows("review"));
    BOOST_TEST(at.desk().page().heading == question);
    BOOST_TEST(!at.desk().thinks());
    BOOST_TEST(!(at.shows("outlook") && at.has_area("outlook", "chances")));
}

BOOST_AUTO_TEST_SUITE_END()
