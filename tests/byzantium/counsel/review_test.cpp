// SPDX-License-Identifier: MIT
// A game looked back on: the account closes, luck is 0 on average, what is best costs nothing.
#include "byzantium/counsel/review.h"

#include "byzantium/counsel/choices.h"
#include "byzantium/counsel/games/game.h"
#include "byzantium/counsel/games/weights_file.h"
#include "byzantium/rules/rules.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <variant>
#include <vector>

using namespace byzantium;
using namespace byzantium::counsel;

namespace {

const Weights& weights() {
    static const Weights all = counsel_games::shipped_weights();
    return all;
}

struct Game {
    Position start;
    std::vector<Entry> entries;
};

// Warlike enough to have dice.
Game random_game(std::uint64_t seed, std::size_t most_entries) {
    const Table& table = support::standard_table();
    support::RandomPlayer player{seed, support::Taste::warlike};
    Game game{start(table, player.header()), {}};
    Position now = game.start;
    while (game.entries.size() < most_entries && !std::holds_alternative<Over>(now.awaits)) {
        game.entries.push_back(player.entry(table, now));
        now = apply(table, now, game.entries.back())->after;
    }
    return game;
}

Review looked_back(const Game& game) { return review(weights(), support::standard_table(), game.start, game.entries); }

// LOGOTHETE_REVIEWS says how many games.
std::uint64_t games_to_look_at(std::uint64_t usual) {
    const char* wished = std::getenv("LOGOTHETE_REVIEWS");
    return wished == nullptr ? usual : static_cast<std::uint64_t>(std::atoll(wished));
}

// The second of two players won, and each decision of the first was the end of it.
Review lost_for_good() {
    Review all = looked_back(random_game(1, 10));
    for (Moment& moment : all.moments) {
        moment.before[0] = whole / 2;
        moment.after[0] = 0;
    }
    all.winners = {all.players[1]};
    return all;
}

std::vector<std::string> faults_of(const Review& review) {
    std::vector<std::string> faults;
    Chances before = review.start;
    for (const Moment& moment : review.moments) {
        if (!(moment.before == before)) faults.push_back("a moment does not begin where the one before ended");
        before = moment.after;
    }
    for (const Account& one : accounts(review, {}))
        if (one.start + one.luck + one.own + one.others + one.by_table != one.end)
            faults.push_back("an account does not close");
    return faults;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(looking_back)

BOOST_AUTO_TEST_CASE(every_account_closes) {
    std::size_t rolls = 0;
    for (std::uint64_t seed = 1; seed <= games_to_look_at(3); ++seed) {
        const Review all = looked_back(random_game(seed, 5'000));
        for (const std::string& fault : faults_of(all)) BOOST_ERROR("seed " << seed << ": " << fault);
        BOOST_TEST(!all.winners.empty());
        for (const Moment& moment : all.moments) rolls += moment.cause == Cause::dice;
    }
    BOOST_TEST(rolls > 0U);
}

BOOST_AUTO_TEST_CASE(a_planted_fault_is_found) {
    Review all = looked_back(random_game(2, 40));
    BOOST_TEST(faults_of(all).empty());
    all.moments.at(7).after[0] += 1;
    BOOST_TEST(faults_of(all).size() >= 1U);
    all = looked_back(random_game(2, 40));
    all.now[1] += 1;
    BOOST_TEST(faults_of(all).front() == "an account does not close");
}

// The value before a roll is the mean of those after it, so over all that can fall luck comes to nothing.
BOOST_AUTO_TEST_CASE(luck_is_nothing_on_average) {
    const Table& table = support::standard_table();
    const Game game = random_game(5, 5'000);
    Position now = game.start;
    int rolls = 0;
    for (const Entry& entry : game.entries) {
        if (const auto* asked = std::get_if<AwaitRoll>(&now.awaits); asked && asked->attacker + asked->defender < 8) {
            ++rolls;
            std::int64_t sum = 0;
            const int faces = 1 << (asked->attacker + asked->defender);
            for (int fall = 0; fall < faces; ++fall) {
                const int attacker = std::popcount(static_cast<unsigned>(fall) >> asked->defender);
                const int defender = std::popcount(static_cast<unsigned>(fall) & ((1U << asked->defender) - 1));
                const std::vector<Entry> roll{Roll{Hits{attacker, defender}}};
                const Review one = review(weights(), table, now, roll);
                sum += one.moments.front().after[0] - one.moments.front().before[0];
            }
            BOOST_TEST(std::abs(sum) <= faces);  // of parts of a million each, for the mean is rounded
        }
        now = apply(table, now, entry)->after;
    }
    BOOST_TEST(rolls > 2);
}

// The dice of these games are fair, so over many of them luck comes to nothing, within what so few games can say.
BOOST_AUTO_TEST_CASE(luck_of_many_games_is_nothing_within_its_error) {
    double sum = 0;
    double squares = 0;
    const auto games = games_to_look_at(60);
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const double luck = accounts(looked_back(random_game(seed, 5'000)), {}).front().luck;
        sum += luck;
        squares += luck * luck;
    }
    const auto count = static_cast<double>(games);
    const double mean = sum / count;
    const double error = std::sqrt((squares / count - mean * mean) / (count - 1));
    BOOST_TEST_MESSAGE("luck of the first player in " << games << " games: " << mean / 10'000 << " points, error "
                                                      << error / 10'000);
    BOOST_TEST(error > 0);
    BOOST_TEST(std::abs(mean) < 4 * error);
}

BOOST_AUTO_TEST_CASE(what_the_evaluation_likes_best_costs_nothing) {
    const Table& table = support::standard_table();
    Game game{start(table, counsel_games::header_of(2, 4)), {}};
    Position now = game.start;
    for (int n = 0; n < 12; ++n) {
        if (std::holds_alternative<AwaitRoll>(now.awaits)) break;
        game.entries.push_back(ranked(weights(), table, now).front().decision);
        now = apply(table, now, game.entries.back())->after;
    }
    for (const Moment& moment : looked_back(game).moments) BOOST_TEST(!moment.better.has_value());
    const Game random = random_game(3, 30);
    int costly = 0;
    for (const Moment& moment : looked_back(random).moments) costly += moment.better && moment.better->cost > 0;
    BOOST_TEST(costly > 5);
}

BOOST_AUTO_TEST_CASE(corrections_have_a_column_of_their_own) {
    Game game{start(support::standard_table(), counsel_games::header_of(2, 4)), {}};
    game.entries.push_back(Correct{{SetDisplayCount{Color::red, Side::arab, DisplayCount::vp, 90}}, std::nullopt});
    const Review all = looked_back(game);
    BOOST_TEST((all.moments.front().cause == Cause::table));
    BOOST_TEST(accounts(all, {})[0].by_table == all.now[0] - all.start[0]);
    BOOST_TEST(accounts(all, {})[0].by_table != 0);
    BOOST_TEST(accounts(all, {})[0].own == 0);
}

BOOST_AUTO_TEST_CASE(only_a_loser_s_confirmed_decision_costs_the_game) {
    Review all = lost_for_good();
    const Costly by_first{3, all.players[0], Stop{}, Stop{}, {}, {180'000, 160'000, 200'000}};
    const Costly by_second{5, all.players[1], Stop{}, Stop{}, {}, {190'000, 110'000, 270'000}};
    const Costly small{6, all.players[0], Stop{}, Stop{}, {}, {least_that_costs_a_game - 1, 60'000, 190'000}};
    BOOST_TEST((cost_the_game(all, {by_second, by_first}) == by_first));
    BOOST_TEST(!cost_the_game(all, {by_second, small}));
    all.winners = {};
    BOOST_TEST(!cost_the_game(all, {by_first, by_second}));  // not over
}

BOOST_AUTO_TEST_CASE(a_cost_that_may_be_chance_costs_no_game) {
    const Review all = lost_for_good();
    const Costly one{3, all.players[0], Stop{}, Stop{}, {}, {300'000, least_for_certain - 1, 560'000}};
    BOOST_TEST(!cost_the_game(all, {one}));
}

BOOST_AUTO_TEST_CASE(a_first_turn_costs_no_longer_game) {
    Review all = lost_for_good();
    Costly one{3, all.players[0], Stop{}, Stop{}, {}, {300'000, 200'000, 400'000}};
    one.position.turn = 1;
    BOOST_TEST((cost_the_game(all, {one}) == one));  // it ended there
    all.turn = 2;
    BOOST_TEST(!cost_the_game(all, {one}));
    one.position.turn = 2;
    BOOST_TEST((cost_the_game(all, {one}) == one));
}

BOOST_AUTO_TEST_CASE(whoever_came_back_lost_the_game_later) {
    Review all = lost_for_good();
    Costly one{3, all.players[0], Stop{}, Stop{}, {}, {300'000, 200'000, 400'000}};
    all.moments.at(2).after[0] = all.moments.at(3).before[0];
    BOOST_TEST((cost_the_game(all, {one}) == one));
    all.moments.at(7).after[0] = all.moments.at(3).before[0];
    BOOST_TEST(!cost_the_game(all, {one}));
    one.last = 7;  // the same was missed again
    BOOST_TEST((cost_the_game(all, {one}) == one));
}

// Trials may strike what the evaluation thinks costly: only what they confirm is added up.
BOOST_AUTO_TEST_CASE(mistakes_cost_what_trials_confirm) {
    const Review all = looked_back(random_game(3, 30));
    const Costly one{3, all.players[0], Stop{}, Stop{}, {}, {30'000, 20'000, 40'000}};
    const Costly other{7, all.players[0], Stop{}, Stop{}, {}, {12'000, 6'000, 18'000}};
    BOOST_TEST(accounts(all, {})[0].cost == 0);
    BOOST_TEST(accounts(all, {one, other})[0].cost == 42'000);
    BOOST_TEST(accounts(all, {one, other})[1].cost == 0);
}

// Of those that are missed again and again within a turn, with whatever cube, the costliest stands for all.
BOOST_AUTO_TEST_CASE(the_same_missed_again_is_one_decision) {
    const Table& table = support::standard_table();
    const Game game = random_game(3, 60);
    Review all = looked_back(game);
    const Color chooser = *all.moments.front().chooser;
    std::vector<std::size_t> own;  // decisions of the first turn's first player
    Position now = game.start;
    for (std::size_t i = 0; i < game.entries.size(); now = apply(table, now, game.entries[i++])->after)
        if (all.moments[i].chooser == chooser && now.turn == 1) own.push_back(i);
    BOOST_REQUIRE(own.size() >= 4U);
    for (Moment& moment : all.moments) moment.better.reset();
    const auto missed = [&](std::size_t n, Decision decision, int cost) {
        all.moments[own[n]].better = Better{std::move(decision), cost};
    };
    const auto mecca = support::city("mecca");
    const auto medina = support::city("medina");
    missed(0, Control{mecca, Cube::pool}, 100'000);
    missed(1, Control{medina, Cube::pool}, 90'000);
    missed(2, Control{mecca, Cube::casualty}, 200'000);
    missed(3, Control{mecca, Cube::pool}, 50'000);
    const auto found = doubtful(weights(), table, game.start, game.entries, all, 10);
    BOOST_REQUIRE(found.size() == 2U);
    BOOST_TEST(found[0].entry == own[2]);
    BOOST_TEST(found[0].cost == 200'000);
    BOOST_TEST(found[0].times == 3);
    BOOST_TEST(found[0].first == own[0]);
    BOOST_TEST(found[0].last == own[3]);
    BOOST_TEST(found[1].entry == own[1]);
    BOOST_TEST(found[1].times == 1);
}

// What the evaluation says of a decision is no error: the range is what the trials say.
BOOST_AUTO_TEST_CASE(a_range_is_of_the_trials_alone) {
    const Table& table = support::standard_table();
    const Position now = start(table, counsel_games::header_of(2, 3));
    const auto all = ranked(weights(), table, now);
    const auto judged = [&](int by_evaluation) {
        Confirming one{
            weights(), table,
            Doubtful{0, *awaited_player(now.awaits), all.back().decision, all.front().decision, by_evaluation, now}, 1};
        one.run(6);
        return one.verdict();
    };
    BOOST_TEST((judged(0) == judged(900'000)));
    const Verdict verdict = judged(0);
    BOOST_TEST(verdict.low <= verdict.cost);
    BOOST_TEST(verdict.cost <= verdict.high);
    BOOST_TEST(verdict.high <= whole);  // nothing costs more than a game
}

BOOST_AUTO_TEST_CASE(trials_judge_a_decision_the_same_in_pieces) {
    const Table& table = support::standard_table();
    const Position now = start(table, counsel_games::header_of(2, 3));
    const auto all = ranked(weights(), table, now);
    const Doubtful doubtful{0, *awaited_player(now.awaits), all.back().decision, all.front().decision, 0, now};
    Confirming whole_run{weights(), table, doubtful, 1};
    Confirming pieces{weights(), table, doubtful, 1};
    whole_run.run(6);
    pieces.run(2);
    pieces.run(4);
    BOOST_TEST(pieces.pairs() == 6);
    BOOST_TEST((pieces.verdict() == whole_run.verdict()));
}

BOOST_AUTO_TEST_SUITE_END()
