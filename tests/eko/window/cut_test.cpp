// SPDX-License-Identifier: MIT
// Nothing is cut on the pages on which a session is begun and boards are laid, in four languages and at one and a half
// times the text size.
#include "eko/window/driver.h"
#include "eko/words/table/own_commands.h"
#include "present/speaking.h"
#include "support/environment.h"
#include "support/folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <string>

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
    driver.click("workshop", "part:3");
    driver.paste("board rows", "0:0:.p.ss\n1:0:....m");
    driver.key(WXK_RETURN, wxMOD_CONTROL);
    for (const char* part : {"part:0", "part:1", "part:2", "part:3", "part:4", "part:5"}) {
        driver.click("workshop", part);
        BOOST_TEST_CONTEXT(part) { want_nothing_cut(driver); }
    }
}

BOOST_AUTO_TEST_SUITE_END()
