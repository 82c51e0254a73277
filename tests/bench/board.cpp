// SPDX-License-Identifier: MIT
#include "bench/board.h"

#include "bench/campaigns.h"
#include "bench/rounds.h"
#include "byzantium/attacks.h"
#include "odds/chain.h"
#include "odds/threats.h"
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

// All attacks of all players, one list a position.
template <class Visit>
void each_list(const Table& table, const std::vector<Position>& positions, Visit visit) {
    for (const Position& position : positions)
        for (const Player& player : position.players) visit(odds::threats(table, position, player.color));
}

std::vector<odds::Attack> questions(const Table& table, const std::vector<Position>& positions) {
    std::vector<odds::Attack> attacks;
    each_list(table, positions, [&](const auto& threats) {
        for (const odds::Threat& threat : threats)
            for (const odds::DefenceOdds& defence : threat.defences) attacks.push_back(defence.attack);
    });
    return attacks;
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
                for (const odds::Threat& threat : threats) sum += threat.p_capture;
            });
        return static_cast<double>(times_a_round);
    };
    const auto odds_alone = [&] {
        for (int i = 0; i < times_a_round; ++i)
            for (const odds::Attack& attack : attacks) sum += odds::chain(attack).p_capture;
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
        "   {} positions, {} questions: {:.2f} us a position (must <= 1000); their odds alone {:.2f}, listing alone "
        "{:.2f}\n",
        positions.size(), attacks.size(), us(ratio.ours.median), us(ratio.floor.median), us(listing.median));
    if (sum == 0) fmt::print("nothing was listed: these figures mean nothing\n");
}

}  // namespace bench
