// SPDX-License-Identifier: MIT
// The manual's picture of Ekö: tests/gui/manual_pictures runs this case, nothing else does.
#include "eko/window/driver.h"
#include "gui/hands/small_picture.h"
#include "present/speaking.h"
#include "support/environment.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <cctype>

namespace {

using gui_test::EkoDriver;

// A letter for each field, from the middle around; a point for a field without a kind.
void enter_tile(EkoDriver& driver, const std::string& kinds) {
    for (const char kind : kinds) driver.write(static_cast<char>(std::tolower(static_cast<unsigned char>(kind))));
    driver.key(WXK_RETURN);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(manual_pictures, *boost::unit_test::disabled())

BOOST_AUTO_TEST_CASE(workshop_of_boards) {
    const support::Folder data;
    const support::Environment where{"XDG_DATA_HOME", (data / "").string()};
    const Speaking speaking{gui_test::language_of_pictures()};
    EkoDriver driver;
    driver.look(gui::Tone::light, 1, {1040, 680});
    driver.run(present::CommandId::new_session);
    driver.click("new session", "players:3");
    driver.click("new session", "lay board");
    driver.click("workshop", "part:0");
    for (const char* const tile : {".V.R...", ".M....R", ".X...V.", "C......", "XR.MS.."}) enter_tile(driver, tile);
    driver.click("workshop", "part:1");
    for (const char* const keys : {"AA2", "AB", "BC4", "AD6"})
        for (const char* key = keys; *key != 0; ++key) driver.key(*key);
    gui_test::save_small_picture(driver, driver.canvas("workshop"), "boards");
}

BOOST_AUTO_TEST_SUITE_END()
