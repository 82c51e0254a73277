// SPDX-License-Identifier: MIT
// Large text, in four languages: nothing is cut on the pages on which a session is begun and boards are laid, and what
// is drawn can be read.
#include "eko/rules/rules.h"
#include "eko/support/random_tables.h"
#include "eko/window/driver.h"
#include "eko/words/table/own_commands.h"
#include "present/speaking.h"
#include "support/environment.h"
#include "support/folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>
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

void play_by_chance(EkoDriver& driver, std::size_t entries) {
    eko_support::Bits bits{7};
    const Table& table = driver.desk().session().table();
    Position now = start(table, driver.desk().session().header());
    std::vector<Entry> all;
    while (all.size() < entries) {
        all.push_back(eko_support::random_entry(bits, table, now, legal(table, now)));
        now = apply(table, now, all.back())->after;
    }
    driver.table().act([&](present::Desk&) { driver.desk().enter_together({all, {}}); });
    driver.settle();
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

// A strip that got no room at all took everything drawn after it away, too.
BOOST_AUTO_TEST_CASE(a_part_without_room_takes_no_other_away) {
    EkoDriver driver;
    driver.open(gui_test::sample_table(5));
    play_by_chance(driver, 60);
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    BOOST_TEST(driver.canvas("hands").GetClientSize().y > 2 * driver.canvas("hands").theme().scaled(15));  // two lines
    driver.canvas("hands").SetSize(driver.canvas("hands").GetSize().x, 0);
    driver.frame().Refresh();
    BOOST_TEST_REQUIRE(driver.canvas("hands").GetClientSize().y == 0);
    BOOST_TEST((driver.pixel("displays", 0.5, 0.03) == driver.canvas("displays").theme().card));
    BOOST_TEST((driver.pixel("journal", 0.02, 0.5) == driver.canvas("journal").theme().card));
}

// Tags that would be too small grow where nothing is in their way.
BOOST_AUTO_TEST_CASE(tags_can_be_read_where_there_is_room) {
    EkoDriver driver;
    driver.open(gui_test::sample_table(5));
    play_by_chance(driver, 60);
    driver.run(words::OwnCommand::threats);
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    gui_test::until([&] { return driver.canvas("overlay").spoken().front().text.size() > 60; });
    const double legible = driver.canvas("board").theme().scaled(15);
    std::vector<gui::Rect> tags;
    for (const gui::Drawn& one : driver.canvas("board").written())
        if (!one.area && one.text.size() <= 4 && one.where.h > 0) tags.push_back(one.where);
    BOOST_TEST_REQUIRE(tags.size() > 3U);
    const auto is_large = [&](const gui::Rect& tag) { return tag.h >= legible - 0.5; };
    BOOST_TEST(std::count_if(tags.begin(), tags.end(), is_large) >= 1);
}

BOOST_AUTO_TEST_SUITE_END()
