// SPDX-License-Identifier: MIT
// BYZ-57 to 59 foretold: the forecast says what the turn's end then does.
#include "byzantium/rules/turn_end.h"
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

namespace {

const SideForecast& of(const std::vector<SideForecast>& all, Color color, Side side) {
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const SideForecast& one) { return one.player == color && one.side == side; });
    BOOST_TEST_REQUIRE((found != all.end()));
    return *found;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(forecasts)

BOOST_AUTO_TEST_CASE(byz_57_a_forecast_lists_each_city_and_what_it_will_pay) {
    Scene scene{red, blue};
    scene.controls(red, "nicaea");
    scene.controls(red, "dyrrachium");
    scene.controls(red, "mecca");
    fortified(scene, red, "ankara");
    const auto all = forecast(scene.table(), scene.now);
    const SideForecast& purple = of(all, red, byzantine);
    BOOST_TEST_REQUIRE(purple.income.size() == 3U);
    BOOST_TEST(purple.income[0].city == city("dyrrachium"));
    BOOST_TEST(purple.income[0].bezants == 4);
    BOOST_TEST(purple.income[1].bezants == 6);
    BOOST_TEST(purple.income[2].city == city("ankara"));
    BOOST_TEST(purple.income_total == 14);
    BOOST_TEST(of(all, red, arab).income_total == 4);
    BOOST_TEST(of(all, blue, arab).income_total == 0);
}

BOOST_AUTO_TEST_CASE(byz_58_a_forecast_adds_up_the_maintenance) {
    Scene scene{red, blue};
    chose(scene, red, ActionBox::emperor);
    const auto all = forecast(scene.table(), scene.now);
    const SideForecast& purple = of(all, red, byzantine);
    BOOST_TEST(purple.treasury == 15);
    BOOST_TEST(purple.maintenance.elite == 3);
    BOOST_TEST(purple.maintenance.main == 3);
    BOOST_TEST(purple.maintenance.levy == 4);
    BOOST_TEST(purple.maintenance.move == 2);
    BOOST_TEST(purple.maintenance_total == 12);
    BOOST_TEST(purple.left == 3);
    BOOST_TEST(purple.shortfall == 0);
    BOOST_TEST(purple.most_cubes_lost == 0);
}

BOOST_AUTO_TEST_CASE(byz_59_a_forecast_says_how_few_and_how_many_cubes_may_go) {
    Scene scene{red, blue};
    scene.army(red, byzantine, "nicaea", 1, 3, 0);
    scene.display(red, byzantine).levy = 0;
    scene.display(red, byzantine).treasury = 3;
    const auto all = forecast(scene.table(), scene.now);
    BOOST_TEST(of(all, red, byzantine).shortfall == 3);
    BOOST_TEST(of(all, red, byzantine).fewest_cubes_lost == 1);
    BOOST_TEST(of(all, red, byzantine).most_cubes_lost == 3);
    BOOST_TEST(of(all, red, byzantine).left == 0);
    BOOST_TEST(of(all, red, arab).shortfall == 8);
    BOOST_TEST(of(all, red, arab).fewest_cubes_lost == 8);
    BOOST_TEST(of(all, red, arab).most_cubes_lost == 8);
}

BOOST_AUTO_TEST_CASE(byz_59_a_forecast_goes_clockwise_from_the_first_player) {
    Scene scene{red, yellow, blue};
    scene.now.first = yellow;
    std::vector<Color> order;
    for (const SideForecast& one : forecast(scene.table(), scene.now)) order.push_back(one.player);
    BOOST_TEST(order == (std::vector{yellow, yellow, blue, blue, red, red}), per_element());
}

BOOST_AUTO_TEST_CASE(byz_58_what_is_foretold_comes_true) {
    Scene scene{red, blue};
    scene.controls(red, "mecca");
    for (const Color color : {red, blue}) scene.display(color, arab).treasury = 14;
    const auto all = forecast(scene.table(), scene.now);
    everyone_passes(scene);
    for (const Color color : {red, blue})
        for (const Side side : sides) BOOST_TEST(scene.display(color, side).treasury == of(all, color, side).left);
}

// Red pays for the Byzantine army at once, cannot pay for the Arab one, and is asked; blue has paid for nothing yet.
BOOST_AUTO_TEST_CASE(byz_57_58_while_the_turn_ends_what_is_paid_is_not_counted_again) {
    Scene scene{red, blue};
    scene.controls(red, "nicaea");
    scene.controls(blue, "mecca");
    const auto before = forecast(scene.table(), scene.now);
    everyone_passes(scene);
    const auto& asked = scene.awaits<AwaitUpkeep>();
    BOOST_TEST_REQUIRE((asked.player == red && asked.side == arab));
    const auto all = forecast(scene.table(), scene.now);
    const SideForecast& paid = of(all, red, byzantine);
    BOOST_TEST(paid.income_total == 0);
    BOOST_TEST(paid.maintenance_total == 0);
    BOOST_TEST(paid.left == scene.display(red, byzantine).treasury);
    BOOST_TEST(paid.left == of(before, red, byzantine).left);
    BOOST_TEST(of(all, red, arab).shortfall == asked.shortfall);
    const SideForecast& to_come = of(all, blue, arab);
    BOOST_TEST(to_come.income.empty());
    BOOST_TEST(to_come.maintenance_total == 13);
    BOOST_TEST(to_come.shortfall == of(before, blue, arab).shortfall);
}

BOOST_AUTO_TEST_CASE(byz_58_at_every_question_of_the_turns_end_the_forecast_is_what_comes) {
    Scene scene{red, blue};
    everyone_passes(scene);
    int questions = 0;
    while (awaiting<AwaitUpkeep>(scene)) {
        const auto asked = scene.awaits<AwaitUpkeep>();
        const auto all = forecast(scene.table(), scene.now);
        scene.takes(scene.legal().front());
        BOOST_TEST(scene.display(asked.player, asked.side).treasury == of(all, asked.player, asked.side).left);
        BOOST_TEST(scene.display(red, byzantine).treasury == of(all, red, byzantine).left);
        ++questions;
    }
    BOOST_TEST(questions == 2);
}

BOOST_AUTO_TEST_SUITE_END()
