// SPDX-License-Identifier: MIT
// Another language at once: at the same session, with all that was entered, undone and said in advance.
#include "present/language/language.h"

#include "gui/counter_window.h"
#include "gui/counter_words.h"
#include "gui/hands/window_driver.h"
#include "present/window/preferences.h"
#include "session/resources.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <string>

namespace {

using gui_test::WindowDriver;
using present::CommandId;

}  // namespace

struct InLanguages {
    InLanguages() {
        driver.run(CommandId::new_session);
        driver.click_native("begin counting");
        BOOST_REQUIRE(gui_test::until([&] { return driver.table().desk() != nullptr; }));
        driver.settle();
    }
    ~InLanguages() { present::speak("en", session::catalogue_folder()); }
    void prefer(const std::string& language) {
        auto preferences = driver.frame().preferences();
        preferences.language = language;
        driver.frame().prefer(preferences);
        driver.settle();
    }
    std::string title_of(CommandId id) { return driver.menu(id); }

    WindowDriver driver{{counter::game_window()}};
};

BOOST_FIXTURE_TEST_SUITE(another_language, InLanguages)

BOOST_AUTO_TEST_CASE(is_spoken_at_once_and_nothing_is_lost) {
    driver.key('1');
    driver.key('2');
    driver.key('J', wxMOD_CONTROL);
    driver.type("112");
    driver.key('Z', wxMOD_CONTROL);
    const auto& looks = driver.table().desk()->table().looks();
    const auto cursor = looks.cursor();
    const auto size = looks.size();
    BOOST_REQUIRE(size > cursor);
    prefer("nl");
    BOOST_REQUIRE(gui_test::until([&] { return present::spoken_language() == "nl"; }));
    driver.settle();
    BOOST_TEST(driver.menu(CommandId::sessions).find("Alle") != std::string::npos, driver.menu(CommandId::sessions));
    BOOST_REQUIRE(driver.table().desk());
    BOOST_TEST(driver.table().desk()->table().looks().cursor() == cursor);
    BOOST_TEST(driver.table().desk()->table().looks().size() == size);
    BOOST_TEST(driver.table().desk()->table().standing().in_force().size() == 1U);
    prefer("en");
    BOOST_REQUIRE(gui_test::until([&] { return present::spoken_language() == "en"; }));
    BOOST_TEST(driver.table().desk()->table().looks().cursor() == cursor);
}

BOOST_AUTO_TEST_CASE(waits_while_something_is_being_typed) {
    driver.run(CommandId::sessions);
    driver.key('E');
    driver.fill("place", "kitchen");
    prefer("nl");
    BOOST_TEST(present::spoken_language() == "en");
    BOOST_TEST(driver.field("place").GetValue() == "kitchen");
    driver.key(WXK_RETURN, wxMOD_CONTROL);
    driver.run(CommandId::preferences);
    BOOST_TEST(gui_test::until([&] { return present::spoken_language() == "nl"; }));
}

BOOST_AUTO_TEST_SUITE_END()
