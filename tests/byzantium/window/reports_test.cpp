// SPDX-License-Identifier: MIT
// The pages of reports and charts, by keyboard and by mouse.
#include "byzantium/window/acts.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/shelved.h"
#include "gui/canvas/picture_drawing.h"
#include "gui/pages/charts_page.h"
#include "gui/pages/reports_page.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/clipbrd.h>

#include <fstream>
#include <iterator>

namespace {

using namespace byzantium;
using gui::Outcome;
using gui_test::content;
using gui_test::control;
using gui_test::Driver;
using present::CommandId;

}  // namespace

// At a table of two entries.
struct AtTable {
    AtTable() { driver.resume(); }

    gui::ReportsPage& reports() { return dynamic_cast<gui::ReportsPage&>(driver.canvas("reports")); }
    gui::ChartsPage& charts() { return dynamic_cast<gui::ChartsPage&>(driver.canvas("charts")); }
    bool has(Outcome::Mood mood, const Outcome& outcome) { return outcome.mood == mood; }

    support::Folder folder;
    std::filesystem::path library = [this] {
        auto game = gui_test::two_players();
        game.entries = {control("damascus"), control("athens")};
        gui_test::put_into(folder / "library", game, "Friday");
        return folder / "library";
    }();
    Driver driver{library};
};

BOOST_FIXTURE_TEST_SUITE(looking_back, AtTable)

BOOST_AUTO_TEST_CASE(a_report_is_chosen_and_saved_by_keyboard) {
    driver.key('R', wxMOD_CONTROL);
    BOOST_TEST(driver.shows("reports"));
    BOOST_TEST(reports().marked() == "chronicle");
    driver.files.save_file = folder / "friday.html";
    driver.key(WXK_RETURN);
    BOOST_TEST(has(Outcome::Mood::done, reports().outcome()));
    BOOST_TEST(driver.files.proposed == "friday-chronicle.html");
    BOOST_TEST(content(folder / "friday.html").starts_with("<!DOCTYPE html>"));
    driver.key(WXK_DOWN);
    driver.files.save_file = folder / "friday.pdf";
    driver.key(WXK_RETURN);
    BOOST_TEST(content(folder / "friday.pdf").starts_with("%PDF-"));
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("map"));
}

BOOST_AUTO_TEST_CASE(a_text_is_copied) {
    driver.command(CommandId::reports);
    driver.click("reports", "copy:text");
    BOOST_TEST(has(Outcome::Mood::done, reports().outcome()), reports().outcome().sentence);
    const wxClipboardLocker clipboard;
    wxTextDataObject text;
    BOOST_REQUIRE(wxTheClipboard->GetData(text));
    BOOST_TEST(text.GetText().ToStdString().starts_with("Friday\n======\n"));
}

// The news of an earlier copy stayed, and the key did nothing.
BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_copied_says_so) {
    driver.command(CommandId::reports);
    driver.click("reports", "copy:text");
    std::size_t refused = 0;
    for (int row = 0; row < 12; ++row) {
        driver.key(WXK_DOWN);
        driver.key('C');
        const bool has_button = driver.has_area("reports", "copy:" + reports().marked());
        BOOST_TEST(has(has_button ? Outcome::Mood::done : Outcome::Mood::trouble, reports().outcome()),
                   reports().outcome().sentence);
        if (!has_button)
            BOOST_TEST(reports().outcome().sentence.ends_with("cannot be copied. Enter saves it as a file."));
        refused += has_button ? 0 : 1;
    }
    BOOST_TEST(refused > 0U);
}

// With modules of two pixels or more in the usual window, in a quiet zone.
BOOST_AUTO_TEST_CASE(the_link_for_bg_stats_is_a_code_for_a_phone) {
    driver.look(gui::Tone::dark, 1, {1280, 720});
    driver.command(CommandId::reports);
    BOOST_TEST(!driver.has_area("reports", "code:text"));
    driver.click("reports", "code:bgstats-link");
    const gui::Area* const code = reports().area("code");
    BOOST_TEST_REQUIRE(code);
    BOOST_TEST(code->where.within(reports().area("back")->where).h <= 0);
    BOOST_TEST(code->where.w >= 2 * (100 + 8));
    const wxSize whole = reports().GetClientSize();
    std::size_t dark = 0;
    for (int i = 0; i < 60; ++i) {
        const double x = (code->where.x + code->where.w * (i + 0.5) / 60) / whole.x;
        BOOST_TEST(driver.pixel("reports", x, (code->where.y + 2) / whole.y).Red() == 255);
        if (driver.pixel("reports", x, code->where.middle_y() / whole.y).Red() == 0) ++dark;
    }
    BOOST_TEST(dark > 10U);
    BOOST_TEST(dark < 50U);
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.has_area("reports", "report:bgstats-link"));
    BOOST_TEST(!driver.has_area("reports", "code"));
    driver.key(WXK_SPACE);  // its button has the keyboard again
    driver.click("reports", "back");
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("map"));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_written_is_said_and_nobody_who_thinks_better_is_told_anything) {
    driver.command(CommandId::reports);
    driver.click("reports", "save:csv");
    BOOST_TEST(has(Outcome::Mood::nothing, reports().outcome()));
    driver.files.save_file = folder / "nowhere" / "friday.csv";
    driver.click("reports", "save:csv");
    BOOST_TEST(has(Outcome::Mood::trouble, reports().outcome()));
    BOOST_TEST(reports().outcome().sentence.find("friday.csv") != std::string::npos, reports().outcome().sentence);
}

BOOST_AUTO_TEST_CASE(charts_are_turned_to_by_number_and_arrow) {
    driver.key('G', wxMOD_CONTROL);
    BOOST_TEST(driver.shows("charts"));
    BOOST_TEST(charts().shown().file == "vp");
    driver.key('3');
    BOOST_TEST(charts().shown().file == "money");
    driver.key(WXK_LEFT);
    BOOST_TEST(charts().shown().file == "vp-sources");
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("map"));
}

BOOST_AUTO_TEST_CASE(letters_of_charts_have_14_pixels_in_the_usual_window) {
    driver.command(CommandId::charts);
    BOOST_TEST(charts().GetClientSize().x <= 1280);
    const std::string first = charts().shown().file;
    do {
        BOOST_TEST_CONTEXT(charts().shown().file) {
            const paper::Picture& picture = charts().shown().picture;
            BOOST_TEST(gui::letters_of(picture) * charts().picture_place().w / picture.width >= 13.99);
        }
        driver.key(WXK_RIGHT);
    } while (charts().shown().file != first);
}

BOOST_AUTO_TEST_CASE(a_chart_is_saved_as_picture_drawing_and_numbers) {
    driver.command(CommandId::charts);
    driver.click("charts", "chart:money");
    driver.files.save_file = folder / "money.png";
    driver.key('P');
    BOOST_TEST(content(folder / "money.png").substr(1, 3) == "PNG");
    driver.files.save_file = folder / "money.svg";
    driver.click("charts", "save:svg");
    BOOST_TEST(content(folder / "money.svg").starts_with("<?xml"));
    driver.files.save_file = folder / "money.csv";
    driver.key('N');
    BOOST_TEST(content(folder / "money.csv").starts_with("entry,turn,"));
    BOOST_TEST(driver.files.proposed == "friday-money.csv");
}

BOOST_AUTO_TEST_CASE(without_a_session_there_is_nothing_to_report) {
    driver.command(CommandId::sessions);
    BOOST_TEST(driver.menu(CommandId::reports).starts_with("*"));
    BOOST_TEST(driver.menu(CommandId::charts).starts_with("*"));
}

BOOST_AUTO_TEST_SUITE_END()
