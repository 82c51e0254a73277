// SPDX-License-Identifier: MIT
#include "bench/board.h"

#include "bench/campaigns.h"
#include "bench/rounds.h"
#include "byzantium/odds/chain.h"
#include "byzantium/odds/threats.h"
#include "byzantium/rules/attacks.h"
#include "support/scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace bench {
namespace {

using namespace byzantium;

constexpr int times_a_round = 40;

values::Few<Color, 4> all_players(const Position& position) {
    values::Few<Color, 4> players;
    for (const Player& player : position.players) players.push_back(player.color);
    return players;
}

// All attacks of all players, one list a position.
template <class Visit>
void each_list(const Table& table, const std::vector<Position>& positions, Visit visit) {
    for (const Position& position : positions) visit(byzantium::odds::threats(table, position, all_players(position)));
}

std::size_t questions_kept(const Table& table, const std::vector<Position>& positions) {
    std::size_t kept = 0;
    each_list(table, positions, [&](const auto& threats) {
        for (const byzantium::odds::Threat& threat : threats) kept += threat.defences.size();
    });
    return kept;
}

// Whatever may arrive at the end of a way, if the fleet is imposed.
std::vector<byzantium::odds::Force> past_the_fleet(const Position& now, ArmyRef army, const Way& way) {
    std::vector<byzantium::odds::Force> forces;
    if (!byzantium::odds::meets_fleet(way)) return forces;
    for (const byzantium::odds::Arrival& arrival :
         byzantium::odds::approach(now, army, way, byzantium::odds::Fleet::imposed).arrivals)
        forces.push_back(arrival.force);
    return forces;
}

// What is asked about one way: every defence against what arrives past an allowed fleet, and against whatever may
// arrive past an imposed one.
void ask(const Table& table, const Position& now, ArmyRef army, const Way& way,
         std::vector<byzantium::odds::Attack>& asked) {
    const auto force = byzantium::odds::arriving(now, army, way);
    if (!force) return;
    const byzantium::odds::Defending defending{table, now, {army.player, army.side, way.target}};
    const auto past = past_the_fleet(now, army, way);
    for (const byzantium::odds::DefenceOdds& met :
         byzantium::odds::defences(table, now, defending, *force, way.target)) {
        asked.push_back(met.attack);
        for (const byzantium::odds::Force& other : past) asked.push_back(byzantium::odds::against(met, other).attack);
    }
}

// All that is asked to make the lists, also about ways that do not come into them because another one to the same city
// is better. The Bulgars' attacks are listed as they are asked.
std::vector<byzantium::odds::Attack> questions(const Table& table, const std::vector<Position>& positions) {
    std::vector<byzantium::odds::Attack> asked;
    for (const Position& position : positions)
        for (const Player& player : position.players)
            for (const Side side : sides)
                for (const Way& way : ways(table, position, {player.color, side}))
                    ask(table, position, {player.color, side}, way, asked);
    each_list(table, positions, [&](const auto& threats) {
        for (const byzantium::odds::Threat& threat : threats)
            if (std::holds_alternative<byzantium::odds::Sending>(threat.advance))
                for (const byzantium::odds::DefenceOdds& defence : threat.defences) asked.push_back(defence.attack);
    });
    return asked;
}

std::size_t list_alone(const Table& table, const std::vector<Position>& positions) {
    std::size_t listed = 0;
    for (const Position& position : positions)
        for (const Player& player : position.players) {
            for (const Side side : sides) listed += ways(table, position, {player.color, side}).size();
            listed += bulgar_targets(table, position, player.color).size();
        }
    return listed;
}

}  // namespace

void report_board() {
    const Table& table = support::standard_table();
    const auto positions = mid_games(table);
    const auto attacks = questions(table, positions);
    double sum = 0;
    const auto whole_board = [&] {
        for (int i = 0; i < times_a_round; ++i)
            each_list(table, positions, [&](const auto& threats) {
                for (const byzantium::odds::Threat& threat : threats) sum += threat.p_capture;
            });
        return static_cast<double>(times_a_round);
    };
    const auto odds_alone = [&] {
        for (int i = 0; i < times_a_round; ++i)
            for (const byzantium::odds::Attack& attack : attacks) sum += byzantium::odds::chain(attack).p_capture;
        return static_cast<double>(times_a_round);
    };
    const auto listing_alone = [&] {
        for (int i = 0; i < times_a_round; ++i) sum += static_cast<double>(list_alone(table, positions));
        return static_cast<double>(times_a_round);
    };
    const auto ratio = in_floor_units(whole_board, odds_alone);
    fmt::print("{}\n", verdict({"P4", 2, 1.3, Wanted::at_most}, ratio));
    const auto listing = rates(listing_alone);
    const auto us = [&](double rate) { return 1e6 / rate / static_cast<double>(positions.size()); };
    fmt::print(
        "   {} positions, {} questions asked, {} kept: {:.2f} us a position (must <= 1000); the odds of all asked "
        "alone {:.2f}, listing alone {:.2f}\n",
        positions.size(), attacks.size(), questions_kept(table, positions), us(ratio.ours.median),
        us(ratio.floor.median), us(listing.median));
    if (sum == 0) fmt::print("nothing was listed: these figures mean nothing\n");
}

}  // namespace bench
