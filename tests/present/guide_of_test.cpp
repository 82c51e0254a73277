// SPDX-License-Identifier: MIT
// A guide to the toy game: present knows of a guide's game only what present/help/guide_of.h asks.
#include "present/help/guide_of.h"

#include "present/counter_desk.h"
#include "present/help/guide_walk.h"
#include "session/dice.h"

#include <boost/test/unit_test.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace {

using CounterGuide = present::GuideOf<counter::Teller>;

counter::Session counting(int limit = 10) {
    counter::KeptHeader header;
    header.start = 0;
    header.limit = limit;
    return {counter::KeptGame::table(header, {}), header, session::DiceSource::from_seed(1)};
}

void add(counter::Session& table, int by) { BOOST_REQUIRE(table.submit(table.state(), counter::Add{by}).has_value()); }

std::unique_ptr<CounterGuide> guide() {
    counter::Session turn = counting();
    for (const int by : {1, 2, 2}) add(turn, by);
    return std::make_unique<CounterGuide>(
        present::read_guide("## Before\nCount.\nSTEP-1 One\nentries: 1\nSTEP-2 Two\nentries: 2\nSTEP-3 More\n"
                            "entries: 9\n## After\nDone.",
                            [](std::string_view) { return std::string{}; }),
        std::move(turn));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(guides_of_a_toy_game)

BOOST_AUTO_TEST_CASE(its_turn_is_followed_and_entered) {
    counter::Session table = counting();
    counter::Desk desk{table};
    present::GuideWalk walk{guide()};
    BOOST_TEST(walk.guide().text().steps.size() == 2U);  // it has no entries for the third
    walk.follow(desk);
    BOOST_TEST(walk.page().heading == "Before");
    walk.next();
    BOOST_TEST(desk.type('1'));
    walk.follow(desk);
    BOOST_TEST(walk.page().place == "Step 1 of 2, done");
    walk.next();
    walk.do_step(desk);
    walk.follow(desk);
    BOOST_TEST(table.position().value == 5);
    BOOST_TEST(table.undo_step().value().name == "Two");
    walk.next();
    BOOST_TEST(walk.page().heading == "After");
}

BOOST_AUTO_TEST_CASE(what_it_does_not_tell_is_taken_back) {
    counter::Session table = counting();
    add(table, 1);
    add(table, 1);
    add(table, 1);  // at three, as the guide is, by another way
    counter::Desk desk{table};
    present::GuideWalk walk{guide()};
    walk.follow(desk);
    BOOST_TEST(walk.page().place == "Step 2 of 2: 1 of 2 entries made");
    add(table, 1);
    walk.follow(desk);
    BOOST_TEST(walk.page().heading == "The game has left the guide");
    walk.go_back(desk);
    BOOST_TEST(table.position().value == 3);
}

BOOST_AUTO_TEST_CASE(it_is_told_at_tables_with_its_header_alone) {
    counter::Session here = counting();
    counter::Session elsewhere = counting(7);
    const auto told = guide();
    BOOST_TEST(told->is_told_at(counter::Desk{here}));
    BOOST_TEST(told->goes_on_at(counter::Desk{here}));
    BOOST_TEST(!told->goes_on_at(counter::Desk{elsewhere}));
    for (const int by : {1, 2, 2}) add(here, by);
    BOOST_TEST(!told->goes_on_at(counter::Desk{here}));  // over
}

BOOST_AUTO_TEST_SUITE_END()
