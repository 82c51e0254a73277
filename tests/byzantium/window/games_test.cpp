// SPDX-License-Identifier: MIT
// Whole games at the window, from the recorded sample: what it leads to must equal what the engine makes of it.
#include "byzantium/text/boards.h"
#include "byzantium/text/open.h"
#include "byzantium/window/answers.h"
#include "byzantium/window/driver.h"

#include <boost/test/unit_test.hpp>

#include <cstddef>
#include <fstream>
#include <vector>

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

// From that entry on (from 0): the cubes of an increase, or the entry alone.
std::vector<Entry> act_from(const byzantium::text::Session& recorded, std::size_t i) {
    const auto& journal = recorded.journal();
    std::vector<Entry> act{journal.record(i).entry};
    while (std::holds_alternative<AwaitIncrease>(journal.position_at(i + act.size()).awaits))
        act.push_back(journal.record(i + act.size()).entry);
    return act;
}

// How an act comes in.
using Way = void (*)(Driver& driver, const std::vector<Entry>& act);

void play_sample(Driver& driver, Way way) {
    const byzantium::text::Session recorded = sample();
    driver.open(recorded.header());
    for (std::size_t i = 0; i < recorded.journal().size();) {
        const int before = driver.inputs();
        const auto act = act_from(recorded, i);
        way(driver, act);
        i += act.size();
        BOOST_REQUIRE_MESSAGE(driver.desk().session().journal().size() == i,
                              "entry " << i << " was not entered: " << driver.desk().message());
        BOOST_REQUIRE((driver.position() == recorded.journal().position_at(i)));
        gui_test::count(act.front(), driver.inputs() - before);
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(games)

BOOST_AUTO_TEST_CASE(a_game_of_three_is_kept_by_keyboard_alone) {
    Driver driver;
    play_sample(driver, gui_test::act_by_keys);
    gui_test::report_inputs("keyboard");
}

BOOST_AUTO_TEST_CASE(a_game_of_three_is_kept_by_mouse_alone) {
    Driver driver;
    play_sample(driver, gui_test::act_by_mouse);
    gui_test::report_inputs("mouse");
}

BOOST_AUTO_TEST_SUITE_END()
