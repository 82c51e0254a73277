// SPDX-License-Identifier: MIT
// The page of help about rulings says what a table chooses as the page of a new game asks it.
#include "eko/words/rulings.h"

#include "eko/text/session.h"
#include "present/speaking.h"
#include "session/game_files.h"
#include "session/resources.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <string>

using namespace eko;

BOOST_AUTO_TEST_SUITE(rulings)

// Whoever reads it in the window cannot type words of the command line there.
BOOST_DATA_TEST_CASE(help_names_the_answers_of_a_new_game, boost::unit_test::data::make({"en", "nl", "hu", "de"}),
                     language) {
    const Speaking speaking{language};
    const std::string page =
        session::GameFiles{session::Resources::find(), text::Game::folder()}.help_page("rulings", language);
    BOOST_TEST(page.find("--") == std::string::npos);
    for (const char* ruling : {"moon_return", "win_check", "last_disc_build", "around", "storm_once", "moon_uses"})
        for (const std::string& choice : words::ruling_choices(ruling))
            BOOST_TEST(page.find(choice) != std::string::npos, choice);
}

BOOST_AUTO_TEST_SUITE_END()
