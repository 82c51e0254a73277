// SPDX-License-Identifier: MIT
// Whole games at the window, from the recorded sample: what it leads to must equal what the engine makes of it.
#include "byzantium/text/boards.h"
#include "byzantium/text/open.h"
#include "byzantium/window/answers.h"
#include "byzantium/window/driver.h"

#include <boost/test/unit_test.hpp>

#include <fstream>

namespace {

using namespace byzantium;
using gui_test::Driver;

byzantium::text::Session sample() {
    const session::Resources resources = session::Resources::find();
    std::ifstream lines{resources.root() / "byzantium/samples" / "three-players.jsonl"};
    return byzantium::text::open_journal(lines, "sample", byzantium::text::Boards{resources},
                                         session::DiceSource::from_seed(1))
        .session;
}

// Enters each entry of the sample by whatever `answer` does with it.
template <class Answer>
void play_sample(Driver& driver, Answer answer) {
    const byzantium::text::Session recorded = sample();
    driver.open(recorded.header());
    for (std::size_t i = 0; i < recorded.journal().size(); ++i) {
        const int before = driver.inputs();
        answer(driver, recorded.journal().record(i).entry);
        BOOST_REQUIRE_MESSAGE(driver.desk().session().journal().size() == i + 1,
                              "entry " << i + 1 << " was not entered: " << driver.desk().message());
        BOOST_REQUIRE((driver.position() == recorded.journal().position_at(i + 1)));
        gui_test::count(recorded.journal().record(i).entry, driver.inputs() - before);
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(games)

BOOST_AUTO_TEST_CASE(a_game_of_three_is_kept_by_keyboard_alone) {
    Driver driver;
    play_sample(driver, gui_test::answer_by_keys);
    gui_test::report_inputs("keyboard");
}

BOOST_AUTO_TEST_CASE(a_game_of_three_is_kept_by_mouse_alone) {
    Driver driver;
    play_sample(driver, gui_test::answer_by_mouse);
    gui_test::report_inputs("mouse");
}

BOOST_AUTO_TEST_SUITE_END()
