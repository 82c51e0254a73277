// SPDX-License-Identifier: MIT
// The evaluation over whole games: chances that sum, rolls that are the mean of what can fall, ends that are certain.
#include "byzantium/counsel/chances.h"

#include "byzantium/counsel/games/game.h"
#include "byzantium/counsel/games/weights_file.h"
#include "byzantium/counsel/honest.h"
#include "byzantium/counsel/quantities.h"
#include "byzantium/counsel/usual_answers.h"
#include "byzantium/odds/hits.h"
#include "byzantium/rules/rules.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <variant>

using namespace byzantium;
using namespace byzantium::counsel;

namespace {

// Every position of some warlike games, the ends among them.
void walk(int games, const std::function<void(const Table&, const Position&)>& look) {
    for (int game = 0; game < games; ++game) {
        support::RandomPlayer player{static_cast<std::uint64_t>(game), support::Taste::warlike};
        const Table& table = support::standard_table();
        Position now = start(table, player.header());
        for (int n = 0; n < 2'000 && !std::holds_alternative<Over>(now.awaits); ++n) {
            look(table, now);
            now = apply(table, now, player.entry(table, now))->after;
        }
        look(table, now);
    }
}

// The mean over the hits of the roll that is awaited, in parts of a million with a fraction.
double mean_of_falls(const Weights& weights, const Table& table, const Position& now, std::size_t seat) {
    const auto& asked = std::get<AwaitRoll>(now.awaits);
    double mean = 0;
    for (int a = 0; a <= asked.attacker; ++a)
        for (int d = 0; d <= asked.defender; ++d) {
            const double p = odds::p_hits[static_cast<std::size_t>(asked.attacker)][static_cast<std::size_t>(a)] *
                             odds::p_hits[static_cast<std::size_t>(asked.defender)][static_cast<std::size_t>(d)];
            mean += p * chances(weights, table, apply(table, now, Roll{Hits{a, d}})->after)[seat];
        }
    return mean;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(evaluation)

BOOST_AUTO_TEST_CASE(sums_to_a_million_wherever_a_game_may_come) {
    const Weights weights = counsel_games::shipped_weights();
    int looked = 0;
    walk(2, [&](const Table& table, const Position& now) {
        if (++looked % 5 != 0) return;
        const auto all = quick_chances(weights, table, now);
        BOOST_REQUIRE(all.size() == now.players.size());
        BOOST_REQUIRE(std::accumulate(all.begin(), all.end(), 0) == whole);
    });
    BOOST_TEST(looked > 100);
}

BOOST_AUTO_TEST_CASE(of_a_roll_is_the_mean_of_what_can_fall) {
    const Weights weights = counsel_games::shipped_weights();
    int rolls = 0;
    walk(1, [&](const Table& table, const Position& now) {
        if (!std::holds_alternative<AwaitRoll>(now.awaits) || ++rolls > 12) return;
        const auto told = chances(weights, table, now);
        for (std::size_t seat = 0; seat < told.size(); ++seat)
            BOOST_TEST(std::abs(mean_of_falls(weights, table, now, seat) - told[seat]) <= 1);
    });
    BOOST_TEST(rolls > 5);
}

BOOST_AUTO_TEST_CASE(of_an_end_is_certain) {
    const Weights weights = counsel_games::shipped_weights();
    int ends = 0;
    walk(4, [&](const Table& table, const Position& now) {
        const auto* over = std::get_if<Over>(&now.awaits);
        if (!over) return;
        ++ends;
        const auto told = chances(weights, table, now);
        const auto& winners = over->result.ranking.front();
        for (std::size_t seat = 0; seat < told.size(); ++seat)
            BOOST_TEST((told[seat] > 0) == values::contains(winners, now.players[seat].color));
        const auto honest = honest_chances(weights, table, now);
        BOOST_REQUIRE(honest.has_value());
        BOOST_TEST((*honest)[0].value == told[0]);
        BOOST_TEST((*honest)[0].low == (*honest)[0].high);
    });
    BOOST_TEST(ends > 0);
}

// Where one action is left, somebody who cannot win any more has no chance, and the others are sure.
BOOST_AUTO_TEST_CASE(of_the_last_action_is_that_of_the_best_choice) {
    const Weights weights = counsel_games::shipped_weights();
    int looked = 0;
    walk(40, [&](const Table& table, const Position& now) {
        if (!std::holds_alternative<AwaitAction>(now.awaits) || !is_last_action(table, now)) return;
        ++looked;
        const std::size_t seat = seat_of(now, now.active);
        int best = 0;
        bool is_sure = true;  // no dice whatever is chosen
        for (const Decision& decision : legal(table, now)) {
            const Position after = apply(table, now, Entry{decision}).value().after;
            is_sure = is_sure && !after.attack && !after.march;
            best = std::max(best, quick_chances(weights, table, after)[seat]);
        }
        const auto told = chances(weights, table, now);
        BOOST_TEST(told[seat] >= best - 10'000);  // one is looked at closely, the other is not
        if (!is_sure) return;
        BOOST_TEST(told[seat] == best);
        for (const int chance : told) BOOST_TEST((chance == 0 || chance == whole || chance == whole / 2));
        const auto honest = *honest_chances(weights, table, now);
        BOOST_TEST(honest[seat].value == told[seat]);
        BOOST_TEST(honest[seat].low == honest[seat].high);
    });
    BOOST_TEST(looked > 5);
}

// An army two links away from the capital does not stop after the first.
BOOST_AUTO_TEST_CASE(of_the_last_action_follows_marches) {
    const Weights weights = counsel_games::shipped_weights();
    support::Scene scene{Color::red, Color::yellow};
    scene.now.turn = scene.table().board.setup.turns;
    scene.now.passed = {Color::yellow};
    scene.display(Color::yellow, Side::byzantine).vp = 90;
    for (const char* arab : {"ankara", "nicaea"}) scene.at(arab).side = Allegiance::arab;
    scene.army(Color::red, Side::arab, "ankara", 9, 9, 9);
    BOOST_TEST(is_last_action(scene.table(), scene.now));
    BOOST_TEST(chances(weights, scene.table(), scene.now)[0] > whole / 2);
    scene.display(Color::red, Side::arab).move = 0;
    scene.now.bulgars = 0;
    BOOST_TEST(chances(weights, scene.table(), scene.now)[0] == 0);
}

// BYZ-64: Arab VP alone count after the fall, so a lead of the other player's Byzantine track stands in nobody's way.
BOOST_AUTO_TEST_CASE(whoever_can_take_the_capital_has_the_chance_of_that) {
    const Weights weights = counsel_games::shipped_weights();
    support::Scene scene{Color::red, Color::yellow};
    scene.display(Color::yellow, Side::byzantine).vp = 90;
    for (const char* arab : {"ankara", "nicaea"}) scene.at(arab).side = Allegiance::arab;
    scene.army(Color::red, Side::arab, "nicaea", 9, 9, 9);
    const auto own_fall = [&] {
        return quantities(scene.table(), scene.now)[0][static_cast<std::size_t>(Quantity::own_fall_won)];
    };
    BOOST_TEST(own_fall() > 50);
    const auto told = chances(weights, scene.table(), scene.now);
    BOOST_TEST(told[0] >= own_fall() * whole / 100);
    BOOST_TEST(told[0] + told[1] == whole);
    scene.display(Color::yellow, Side::arab).vp = 60;
    BOOST_TEST(own_fall() == 0);
    BOOST_TEST(chances(weights, scene.table(), scene.now)[0] < told[0]);
    scene.display(Color::yellow, Side::arab).vp = 0;
    scene.now.awaits = AwaitAction{Color::yellow, {}};
    scene.now.active = Color::yellow;
    BOOST_TEST(chances(weights, scene.table(), scene.now)[0] < told[0]);
}

// BYZ-59: at the end of the game each cube given up is a VP, and nothing more.
BOOST_AUTO_TEST_CASE(at_the_end_the_fewest_cubes_are_given_up) {
    support::Scene scene{Color::red, Color::yellow};
    Display& army = scene.display(Color::red, Side::arab);
    army.elite = army.main = 0;
    army.levy = 1;
    army.move = 2;
    scene.now.awaits = AwaitUpkeep{Color::red, Side::arab, 2};
    BOOST_TEST((usual_answer(scene.table(), scene.now) == Decision{GiveUp{0, 0, 0, 2}}));
    scene.now.turn = scene.table().board.setup.turns;
    BOOST_TEST((usual_answer(scene.table(), scene.now) == Decision{GiveUp{0, 0, 1, 0}}));
}

BOOST_AUTO_TEST_CASE(knows_no_colours) {
    const Weights weights = counsel_games::shipped_weights();
    const Table& table = support::standard_table();
    Header header = counsel_games::header_of(3, 1);
    const auto told = chances(weights, table, start(table, header));
    for (auto& seat : header.seats) seat.color = colors[3 - index(seat.color)];
    header.first = colors[3 - index(header.first)];
    BOOST_TEST((chances(weights, table, start(table, header)) == told));
}

BOOST_AUTO_TEST_CASE(honest_chances_are_silent_where_told_to_be) {
    Weights weights = counsel_games::shipped_weights();
    const Table& table = support::standard_table();
    const Position now = start(table, counsel_games::header_of(2, 1));
    weights.honesty[0][0] = {1024, 100'000, true};
    BOOST_TEST(!honest_chances(weights, table, now).has_value());
    weights.honesty[0][0].silent = false;
    const auto told = honest_chances(weights, table, now);
    BOOST_REQUIRE(told.has_value());
    BOOST_TEST((*told)[0].value + (*told)[1].value == whole);
    BOOST_TEST((*told)[0].low < (*told)[0].value);
    weights.honesty[0][0].sharpness = 0;
    BOOST_TEST((*honest_chances(weights, table, now))[0].value == whole / 2);
}

BOOST_AUTO_TEST_CASE(honest_chances_follow_the_curve) {
    Weights weights = counsel_games::shipped_weights();
    const Table& table = support::standard_table();
    const Position now = start(table, counsel_games::header_of(2, 1));
    Honesty& honesty = weights.honesty[0][0] = {1024, 0, false};
    const auto told = [&](int first) {
        return honest_chances(weights, support::standard_table(), now, {first, whole - first})->front().value;
    };
    BOOST_TEST(std::abs(told(640'000) - 640'000) < 100);  // by way of logarithms
    for (std::size_t i = 0; i < honesty.curves[0].size(); ++i)
        honesty.curves[0][i] = i < 15 ? 200'000 : i == 15 ? 500'000 : 800'000;
    BOOST_TEST(told(650'000) == 200'000);
    BOOST_TEST(std::abs(told(775'000) - 650'000) < 300);
    BOOST_TEST(std::abs(told(225'000) - 350'000) < 300);  // the other one's is what is left
    BOOST_TEST(told(whole) == 800'000);
    BOOST_TEST(told(whole / 2) == whole / 2);  // ranks say nothing where chances are equal
}

// The second of three has its own curve, of what the first leaves.
BOOST_AUTO_TEST_CASE(honest_chances_follow_a_curve_for_each_rank) {
    Weights weights = counsel_games::shipped_weights();
    const Position now = start(support::standard_table(), counsel_games::header_of(3, 1));
    Honesty& honesty = weights.honesty[1][0] = {1024, 0, false};
    honesty.curves[0].fill(600'000);
    honesty.curves[1].fill(750'000);
    const auto told = *honest_chances(weights, support::standard_table(), now, {200'000, 100'000, 700'000});
    BOOST_TEST(told[2].value == 600'000);
    BOOST_TEST(told[0].value == 300'000);
    BOOST_TEST(told[1].value == 100'000);
}

BOOST_AUTO_TEST_SUITE_END()
