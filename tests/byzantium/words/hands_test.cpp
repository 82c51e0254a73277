// SPDX-License-Identifier: MIT
// What hands have to do: which line of it is the newest.
#include "byzantium/words/desk/hands.h"

#include "byzantium/words/desk_of_two.h"
#include "present/journal/acts.h"
#include "present/journal/hands_view.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace byzantium;

struct HandsOfTwo : words::DeskOfTwo {
    static SetDisplayCount arab_cubes(DisplayCount what, int count) { return {Color::red, Side::arab, what, count}; }
    present::HandsView hands() const { return present::hands_view(desk.table()); }
    std::string newest() const { return hands().lines.at(hands().newest).text; }
};

BOOST_FIXTURE_TEST_SUITE(hands, HandsOfTwo)

// The lines of one act come in their order: in a battle the last ones are new.
BOOST_AUTO_TEST_CASE(the_newest_line_of_a_battle_is_what_came_last) {
    desk.correct_all({SetArmy{Color::red, Side::arab, support::city("tabuk")}, arab_cubes(DisplayCount::main, 9),
                      arab_cubes(DisplayCount::move, 5)},
                     "");
    enters(Move{Side::arab, support::city("jerusalem")});
    BOOST_TEST(hands().newest == 0U);
    enters(Roll{Hits{0, 1}});
    enters(Lose{0, 1, 0});
    const auto lines = hands().lines;
    BOOST_REQUIRE(lines.size() > 1U);
    BOOST_TEST(lines.front().text.find("pawn to Jerusalem") != std::string::npos, lines.front().text);
    BOOST_TEST(hands().newest > 0U);
    BOOST_TEST(newest().find("Arab Main box to the Casualty Pool") != std::string::npos, newest());
}

BOOST_AUTO_TEST_CASE(of_two_acts_the_first_lines_are_new) {
    enters(Control{support::city("damascus"), Cube::pool});
    desk.correct_all({SetArmy{Color::blue, Side::arab, support::city("mecca")}}, "");
    enters(Control{support::city("athens"), Cube::pool});
    BOOST_TEST(hands().newest == 0U);
    BOOST_TEST(newest().find("Athens") != std::string::npos, newest());
}

// An undone attack had it walk to where it stood already.
BOOST_AUTO_TEST_CASE(a_pawn_goes_at_once_to_where_it_stands_last) {
    const auto walked = [](const char* from, const char* to) {
        return PawnMoved{Color::red, Side::arab, support::city(from), support::city(to)};
    };
    words::Hands sum{desk.names(), desk.shown()};
    sum.moved(walked("tabuk", "jerusalem"));
    sum.moved(walked("jerusalem", "damascus"));
    const auto deeds = sum.take();
    BOOST_REQUIRE(deeds.size() == 1U);
    BOOST_TEST(deeds.front().text == "red: Arab pawn to Damascus.");
    sum.moved(walked("damascus", "jerusalem"));
    sum.moved(walked("jerusalem", "damascus"));
    BOOST_TEST(sum.take().empty());
}

BOOST_AUTO_TEST_CASE(cubes_of_one_box_are_taken_from_there) {
    const auto came_home = [](ActionBox from) { return CubesMoved{Color::red, from, InPool{}, 1}; };
    words::Hands sum{desk.names(), desk.shown()};
    sum.moved(came_home(ActionBox::emperor));
    BOOST_TEST(sum.take().front().text == "red: 1 cube from the Emperor box to the Cube Pool.");
    sum.moved(came_home(ActionBox::emperor));
    sum.moved(came_home(ActionBox::fortify));
    BOOST_TEST(sum.take().front().text == "red: 2 cubes from the special actions to the Cube Pool.");
}

BOOST_AUTO_TEST_SUITE_END()
