// SPDX-License-Identifier: MIT
// A program that was built without LOGOTHETE_GUESTS: the page, its command and its keys are gone, and all else is
// there.
#include "gui/counter_window.h"
#include "gui/hands/window_driver.h"
#include "gui/phones/phones.h"
#include "present/help/help_pages.h"
#include "present/window/command_words.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>

BOOST_AUTO_TEST_SUITE(without_phones)

BOOST_AUTO_TEST_CASE(neither_a_command_nor_a_key_is_there) {
    gui_test::WindowDriver driver{{counter::game_window()}};
    driver.open_practice();
    BOOST_TEST(driver.frame().phones() == nullptr);
    const gui::Commands& commands = driver.frame().commands();
    BOOST_TEST(commands.item(*driver.frame().GetMenuBar(), present::CommandId::phones) == nullptr);
    BOOST_TEST(!commands.run(present::CommandId::phones));
    driver.key(WXK_F12);
    BOOST_TEST(driver.shows("buttons"));
    for (const auto& group : present::page_key_groups({})) BOOST_TEST(group.heading != "Phones");
    for (const auto& words : present::command_words()) BOOST_TEST(words.keys != "F12");
    for (const auto& credit : present::about_words("1", {}).credits) BOOST_TEST(credit.name != "QR Code generator");
    BOOST_TEST(present::about_words("1", {}).paragraphs.back().find("phones") == std::string::npos);
    driver.run(present::CommandId::about);
    for (const auto& line : driver.canvas("help").spoken()) BOOST_TEST(line.text.find("listens") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
