// SPDX-License-Identifier: MIT
#include "present/shortfall.h"

#include "present/texts.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace byzantium;
using support::Scene;

// Red is asked, has enough on the Byzantine side and nothing due on the Arab one.
Scene rich_red() {
    Scene scene{Color::red, Color::yellow, Color::blue};
    for (Player& player : scene.now.players)
        for (const Side side : {Side::byzantine, Side::arab}) player[side].treasury = 99;
    return scene;
}

std::string warning(const Scene& scene) { return present::shortfall_now(names(), scene.table(), scene.now); }

Player& red(Scene& scene) { return scene.now.players[0]; }

}  // namespace

BOOST_AUTO_TEST_SUITE(shortfalls)

BOOST_AUTO_TEST_CASE(nobody_is_warned_who_can_pay) { BOOST_TEST(warning(rich_red()) == ""); }

BOOST_AUTO_TEST_CASE(the_side_that_cannot_pay_is_named) {
    Scene scene = rich_red();
    red(scene)[Side::arab].treasury = 0;
    red(scene)[Side::arab].main = 4;
    red(scene)[Side::arab].elite = red(scene)[Side::arab].levy = red(scene)[Side::arab].move = 0;
    BOOST_TEST(warning(scene) == "If the turn ended now, Anna would be 4 bezants short on the Arab side.");
}

BOOST_AUTO_TEST_CASE(both_sides_are_named_when_both_cannot_pay) {
    Scene scene = rich_red();
    for (const Side side : {Side::byzantine, Side::arab}) {
        red(scene)[side].treasury = 0;
        red(scene)[side].main = 1;
        red(scene)[side].elite = red(scene)[side].levy = red(scene)[side].move = 0;
    }
    BOOST_TEST(warning(scene) ==
               "If the turn ended now, Anna would be 1 bezant short on the Byzantine side and 1 bezant on the Arab "
               "side.");
}

BOOST_AUTO_TEST_CASE(others_shortfalls_and_a_game_that_is_over_warn_of_nothing) {
    Scene scene = rich_red();
    scene.now.players[1][Side::arab].treasury = 0;
    scene.now.players[1][Side::arab].main = 4;
    BOOST_TEST(warning(scene) == "");
    red(scene)[Side::arab].treasury = 0;
    red(scene)[Side::arab].main = 4;
    scene.now.awaits = Over{};
    BOOST_TEST(warning(scene) == "");
}

BOOST_AUTO_TEST_SUITE_END()
