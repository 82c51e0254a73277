// SPDX-License-Identifier: MIT
// All that is written on Byzantium's pages can be read, at any size of text, in each language.
#include "byzantium/text/boards.h"
#include "byzantium/window/arranged.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/sample_table.h"
#include "byzantium/words/table/own_commands.h"
#include "gui/hands/read_sizes.h"
#include "present/speaking.h"
#include "session/files.h"
#include "store/library.h"
#include "support/finished_sessions.h"
#include "support/folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <string>

using namespace gui_test;
using byzantium::words::OwnCommand;
using present::CommandId;

namespace {

const auto languages_of_sizes = boost::unit_test::data::make({"en", "nl", "hu", "de"});

void read_command(Driver& driver, const std::string& page, CommandId command) {
    driver.run(command);
    read_in_sizes(driver, page);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(text_sizes)

BOOST_DATA_TEST_CASE(beside_the_table, languages_of_sizes, language) {
    const Speaking speaking{language};
    Driver driver;
    read_in_sizes(driver, "first page");
    read_command(driver, "new session", CommandId::new_session);
    read_command(driver, "keys", CommandId::shortcuts);
    read_command(driver, "about", CommandId::about);
    read_command(driver, "preferences", CommandId::preferences);
    read_command(driver, "handbook", CommandId::handbook);
    read_command(driver, "boards", OwnCommand::boards);
}

BOOST_DATA_TEST_CASE(at_the_table, languages_of_sizes, language) {
    const Speaking speaking{language};
    SampleTable table{38};
    Driver& driver = table.driver();
    read_in_sizes(driver, "actions");
    read_command(driver, "why", CommandId::why);
    driver.key(WXK_ESCAPE);
    read_command(driver, "end of turn", OwnCommand::accounts);
    read_command(driver, "final scoring", OwnCommand::scores);
    read_command(driver, "count", OwnCommand::count);
    driver.run(CommandId::map);
    read_command(driver, "earlier", CommandId::look_earlier);
    read_command(driver, "repair", CommandId::remove_entry);
}

BOOST_DATA_TEST_CASE(in_an_attack, languages_of_sizes, language) {
    const Speaking speaking{language};
    SampleTable table{62};
    Driver& driver = table.driver();
    driver.type("F");
    read_in_sizes(driver, "move");
    read_command(driver, "threats", OwnCommand::threats);
    read_command(driver, "danger", OwnCommand::danger);
    read_command(driver, "money", OwnCommand::money);
    read_command(driver, "watch", OwnCommand::watch);
    read_command(driver, "what if", OwnCommand::what_if);
}

BOOST_DATA_TEST_CASE(in_a_battle, languages_of_sizes, language) {
    const Speaking speaking{language};
    SampleTable dice{64};
    read_in_sizes(dice.driver(), "dice");
    SampleTable losses{65};
    read_in_sizes(losses.driver(), "losses");
}

BOOST_DATA_TEST_CASE(at_the_end, languages_of_sizes, language) {
    const Speaking speaking{language};
    SampleTable over{all_but_one};
    Driver& driver = over.driver();
    driver.type("1");
    read_in_sizes(driver, "finale");
    driver.key(WXK_ESCAPE);
    read_in_sizes(driver, "over");
    read_command(driver, "scores", OwnCommand::scores);
    read_command(driver, "reports", CommandId::reports);
    driver.run(CommandId::charts);
    for (const char* chart : {"1", "2", "4", "5"}) {
        driver.type(chart);
        read_in_sizes(driver, std::string{"chart "} + chart);
    }
}

// While cubes are asked for, and when nothing is asked any more.
BOOST_DATA_TEST_CASE(at_the_end_of_a_turn, languages_of_sizes, language) {
    const Speaking speaking{language};
    FourAtTable asked{"upkeep", 2};
    BOOST_TEST_REQUIRE(asked.driver().shows("turn end"));
    read_in_sizes(asked.driver(), "turn ends");
    FourAtTable ended{"action", 3};
    read_command(ended.driver(), "turn has ended", CommandId::turn_end);
    BOOST_TEST(ended.driver().shows("turn end"));
}

BOOST_DATA_TEST_CASE(on_the_shelf, languages_of_sizes, language) {
    const Speaking speaking{language};
    const support::Folder folder;
    const auto file = folder / "library.logothete";
    {
        auto library = store::Library::open(file);
        support::add_finished(library, byzantium::text::Boards{session::Resources::find()}, 12, 7);
    }
    Driver driver{file};
    read_in_sizes(driver, "shelf");
    driver.key('2');
    driver.key('E');
    read_in_sizes(driver, "details");
    driver.key(WXK_ESCAPE);
    driver.run(CommandId::statistics);
    until([&] { return driver.has_area("statistics", "chart:luck"); });
    for (const char* chart : {"1", "2", "3", "6"}) {
        driver.type(chart);
        read_in_sizes(driver, std::string{"statistics "} + chart);
    }
}

BOOST_AUTO_TEST_SUITE_END()
