// SPDX-License-Identifier: MIT
// All that is written on Ekö's pages can be read, at any size of text, in each language.
#include "eko/window/driver.h"
#include "eko/words/table/own_commands.h"
#include "gui/hands/read_sizes.h"
#include "present/speaking.h"
#include "support/environment.h"
#include "support/folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/choice.h>
#include <wx/defs.h>

#include <string>
#include <vector>

using namespace eko;
using gui_test::EkoDriver;
using gui_test::read_in_sizes;
using present::CommandId;

namespace {

const auto languages_of_sizes = boost::unit_test::data::make({"en", "nl", "hu", "de"});

// By chance, so many entries, or to the end.
void play_by_seven(EkoDriver& driver, const Header& header, std::size_t entries) {
    driver.open(header);
    driver.play_by_chance(7, entries);
}

void read_command(EkoDriver& driver, const std::string& page, CommandId command) {
    driver.run(command);
    read_in_sizes(driver, page);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(text_sizes)

BOOST_DATA_TEST_CASE(beside_the_table, languages_of_sizes, language) {
    const Speaking speaking{language};
    EkoDriver driver;
    read_in_sizes(driver, "first page");
    read_command(driver, "new session", CommandId::new_session);
    read_command(driver, "keys", CommandId::shortcuts);
    read_command(driver, "about", CommandId::about);
    read_command(driver, "preferences", CommandId::preferences);
    read_command(driver, "handbook", CommandId::handbook);
}

BOOST_DATA_TEST_CASE(at_the_table, languages_of_sizes, language) {
    const Speaking speaking{language};
    EkoDriver driver;
    play_by_seven(driver, gui_test::sample_for(4), 60);
    read_in_sizes(driver, "question");
    read_command(driver, "points", words::OwnCommand::points);
    driver.key(WXK_ESCAPE);
    read_command(driver, "count", words::OwnCommand::count);
    driver.key(WXK_ESCAPE);
    read_command(driver, "why", CommandId::why);
    driver.key(WXK_ESCAPE);
    read_command(driver, "threats", words::OwnCommand::threats);
    read_command(driver, "earlier", CommandId::look_earlier);
    read_command(driver, "repair", CommandId::remove_entry);
    driver.key(WXK_ESCAPE);
    driver.command(CommandId::look_now);
    read_command(driver, "charts", CommandId::charts);
    read_command(driver, "reports", CommandId::reports);
    read_command(driver, "statistics", CommandId::statistics);
}

BOOST_DATA_TEST_CASE(at_the_end, languages_of_sizes, language) {
    const Speaking speaking{language};
    EkoDriver driver;
    play_by_seven(driver, gui_test::sample_table(5), 100'000);
    read_in_sizes(driver, "finale");
    driver.key(WXK_ESCAPE);
    read_in_sizes(driver, "over");
    driver.run(CommandId::sessions);
    read_in_sizes(driver, "shelf");
}

BOOST_DATA_TEST_CASE(while_a_board_is_laid, languages_of_sizes, language) {
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
        driver.look(gui::Tone::light, 1, {1920, 1080});
        driver.click("workshop", part);
        read_in_sizes(driver, part);
    }
}

BOOST_DATA_TEST_CASE(where_laid_discs_do_not_fit, languages_of_sizes, language) {
    const support::Folder data;
    const support::Environment where{"XDG_DATA_HOME", (data / "").string()};
    const Speaking speaking{language};
    EkoDriver driver;
    driver.run(words::OwnCommand::boards);
    auto& boards = dynamic_cast<wxChoice&>(driver.native("boards"));
    boards.SetSelection(0);
    wxCommandEvent chosen{wxEVT_CHOICE, boards.GetId()};
    boards.ProcessWindowEvent(chosen);
    driver.click("workshop", "part:5");
    driver.click("workshop", "deal");
    driver.click_native("begin on board");
    driver.click("new session", "players:3");
    read_in_sizes(driver, "discs that do not fit");
}

BOOST_AUTO_TEST_SUITE_END()
