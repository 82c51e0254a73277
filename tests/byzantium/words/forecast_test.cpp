// SPDX-License-Identifier: MIT
#include "byzantium/words/accounts/cures.h"
#include "byzantium/words/accounts/forecast_text.h"
#include "byzantium/words/table/player_view.h"
#include "byzantium/words/texts.h"
#include "byzantium/words/three.h"
#include "present/language/columns.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <sstream>
#include <string>

namespace {

using namespace byzantium;
using support::Scene;

std::string forecast(const Scene& scene) { return byzantium::words::forecast_text(names(), scene.table(), scene.now); }

}  // namespace

BOOST_AUTO_TEST_SUITE(forecasts)

BOOST_AUTO_TEST_CASE(each_city_and_each_box_is_itemised) {
    Scene scene = three();
    scene.controls(Color::red, "damascus");
    BOOST_TEST(holds(forecast(scene),
                     "  Anna (red), Byzantine side\n"
                     "       15  in the treasury\n"
                     "    +   6  Damascus\n"
                     "    -   3  1 Elite cube\n"
                     "    -   3  3 Main cubes\n"
                     "    -   4  2 Levy cubes\n"
                     "    -   2  2 Move cubes\n"
                     "    =   9  left\n"));
}

BOOST_AUTO_TEST_CASE(a_shortfall_names_the_vp_it_costs) {
    // 5 bezants for 8 Main and 5 Move cubes: 8 missing, and each cube costs 1.
    BOOST_TEST(holds(forecast(three()), "Shortfall of 8 bezants: 8 cubes leave the game and cost 8 VP (BYZ-59)."));
}

BOOST_AUTO_TEST_CASE(a_shortfall_that_leaves_a_choice_names_the_range) {
    Scene scene = three();
    Display& display = scene.display(Color::red, Side::byzantine);
    display.treasury = 9;  // 12 are due: one Elite cube, or three others
    BOOST_TEST(
        holds(forecast(scene), "Shortfall of 3 bezants: 1 to 3 cubes leave the game, and each costs 1 VP (BYZ-59)."));
}

BOOST_AUTO_TEST_CASE(when_the_game_is_over_nothing_is_to_come) {
    Scene scene = three();
    scene.now.awaits = Over{};
    BOOST_TEST(forecast(scene) == "The game is over: there is no further end of turn.\n");
}

// While the turn ends: income and what was paid for are not counted again, here, on the displays and in the sums.
BOOST_AUTO_TEST_CASE(while_the_turn_ends_every_page_tells_what_is_still_due) {
    Scene scene = three();
    scene.controls(Color::red, "damascus");
    while (std::holds_alternative<AwaitAction>(scene.now.awaits)) scene.takes(Pass{Cube::casualty});
    BOOST_TEST((scene.awaits<AwaitUpkeep>().side == Side::arab));
    const std::string said = forecast(scene);
    BOOST_TEST(said.starts_with("Turn 1 is ending: all income has been paid in; what is still due, in bezants:\n"),
               said);
    BOOST_TEST(holds(said,
                     "  Anna (red), Byzantine side\n"
                     "       9  in the treasury\n"
                     "    =  9  left\n"),
               said);
    BOOST_TEST(holds(said, "Shortfall of 8 bezants: 8 cubes leave the game and cost 8 VP (BYZ-59)."), said);
    const auto views =
        byzantium::words::player_views(names(), scene.table(), scene.now, byzantium::words::AboutTo::act);
    BOOST_TEST(views[0].sides[0].at_end->left == "9 left");
    BOOST_TEST(views[0].sides[1].at_end->left == "8 short");
    BOOST_TEST(byzantium::words::missing_at_turns_end(scene.table(), scene.now, Color::red) == 8);
}

// In every account of many games: what is there, plus and minus, is what is left.
BOOST_AUTO_TEST_CASE(the_items_add_up) {
    int accounts = 0;
    look_at_games(120, 4, [&](const Seen& seen) {
        const byzantium::words::Names called{seen.table.board, seen.header};
        int sum = 0;
        for (const auto& line : present::lines_of(byzantium::words::forecast_text(called, seen.table, seen.before))) {
            std::istringstream in{line};
            char sign = ' ';
            int amount = 0;
            if (line.size() < 5 || line.rfind("    ", 0) != 0 || holds(line, "Short")) continue;
            if (holds(line, "in the treasury")) {
                in >> sum;
            } else if (in >> sign >> amount && (sign == '+' || sign == '-')) {
                sum += sign == '+' ? amount : -amount;
            } else if (sign == '=') {
                ++accounts;
                if (amount != std::max(sum, 0)) BOOST_ERROR("left " << amount << " of " << sum);
            }
        }
    });
    BOOST_TEST(accounts > 1000);
}

BOOST_AUTO_TEST_SUITE_END()
