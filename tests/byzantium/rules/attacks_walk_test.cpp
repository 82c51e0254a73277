// SPDX-License-Identifier: MIT
// Random games; at each choice of an action or of a march going on, everything looked ahead is tried.
#include "byzantium/rules/attacks_walk.h"

#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <set>
#include <utility>

namespace {

using namespace course;

// What `may_still_act` said in this turn of each player, held against who then acts.
class Promises {
public:
    void at(const Position& now, Watch& watch) {
        const bool phase = !std::holds_alternative<AwaitUpkeep>(now.awaits);
        if (now.turn != turn_ || !phase) new_turn(now.turn, watch);
        if (const auto* action = std::get_if<AwaitAction>(&now.awaits)) acts(action->player, watch);
        for (const Player& player : now.players) note(now, player.color, watch);
    }

private:
    void new_turn(int turn, Watch& watch) {
        watch.expect(owed_.empty(), "a promised action did not come");
        owed_.clear();
        over_.clear();
        turn_ = turn;
    }
    void acts(Color player, Watch& watch) {
        watch.expect(over_.count(player) == 0, "an action came that could not");
        if (owed_.erase(player) == 1) watch.seen("promised action");
    }
    void note(const Position& now, Color player, Watch& watch) {
        const bool may = may_still_act(now, player);
        const bool now_acting =
            player == now.active && !now.attack && (now.march || std::holds_alternative<AwaitAction>(now.awaits));
        if (may && !now_acting) owed_.insert(player);
        if (may || std::holds_alternative<AwaitUpkeep>(now.awaits)) return;
        over_.insert(player);
        watch.seen("no action left");
    }

    int turn_ = 0;
    std::set<Color> owed_;
    std::set<Color> over_;
};

// In random games armies seldom have the Move cubes for two links: here they get what was lost.
Position with_long_marches(Position now) {
    for (Player& player : now.players) {
        player[Side::byzantine].move += player.casualty / 2;
        player[Side::arab].move += player.casualty - player.casualty / 2;
        player.casualty = 0;
    }
    return now;
}

Position with_empty_pools(Position now) {
    for (Player& player : now.players) player.casualty += std::exchange(player.pool, 0);
    return now;
}

std::string walk(std::uint64_t seed, Watch& watch) {
    support::RandomPlayer player{seed, support::Taste::warlike};
    const Header header = player.header();
    const Table table = support::table_with(header.rulings);
    Position now = start(table, header);
    Promises promises;
    while (watch.fault().empty() && !std::holds_alternative<Over>(now.awaits)) {
        promises.at(now, watch);
        if (std::holds_alternative<AwaitAction>(now.awaits) || std::holds_alternative<AwaitMarch>(now.awaits))
            for (const Position& tried : {now, with_long_marches(now), with_long_marches(with_empty_pools(now))}) {
                check_ways(table, tried, watch);
                check_others(table, tried, watch);
            }
        now = apply(table, now, player.entry(table, now)).value().after;
    }
    return watch.fault();
}

std::uint64_t attack_games_to_play() {
    const char* wish = std::getenv("LOGOTHETE_WALK_GAMES");
    return 100 + (wish ? std::strtoull(wish, nullptr, 10) : LOGOTHETE_WALK_GAMES) / 20;
}

constexpr std::array to_be_seen{"way",
                                "way with placing",
                                "way with two links",
                                "civil war",
                                "civil war by another cube than the pool's",
                                "fleet imposed",
                                "fleet imposed, not to be paid",
                                "attack within reach",
                                "march going on",
                                "other player",
                                "Bulgar target",
                                "own army in the way",
                                "army may retreat",
                                "army cannot retreat",
                                "retreat needs leave",
                                "retreat needs no leave",
                                "levy",
                                "Bulgars defend",
                                "fall",
                                "capture",
                                "Bulgar capture",
                                "garrison by a cube",
                                "garrison from the army",
                                "beaten, back over the last link",
                                "beaten, retreats",
                                "beaten, asks for the sea",
                                "beaten, destroyed",
                                "promised action",
                                "no action left"};

}  // namespace

BOOST_AUTO_TEST_CASE(what_is_looked_ahead_comes_true) {
    Watch watch;
    for (std::uint64_t seed = 0; seed < attack_games_to_play(); ++seed) {
        BOOST_TEST_INFO("seed " << seed);
        BOOST_TEST_REQUIRE(walk(seed, watch) == "");
    }
    for (const char* what : to_be_seen) {
        BOOST_TEST_MESSAGE(fmt::format("{}: {}", what, watch.times(what)));
        BOOST_TEST(watch.times(what) > 0U, "never seen: " << what);
    }
}
