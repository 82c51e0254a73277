// SPDX-License-Identifier: MIT
#include "byzantium/rules/score.h"

#include "values/few.h"

#include <algorithm>
#include <tuple>

namespace byzantium {
namespace {

Score score_of(const Player& player, EndReason reason) {
    const int byzantine = player[Side::byzantine].vp;
    const int arab = player[Side::arab].vp;
    // BYZ-64: after the fall only Arab VP count.
    return {player.color, byzantine, arab, reason == EndReason::fall ? arab : half_rule(byzantine, arab)};
}

bool before(const Position& now, EndReason reason, const Score& a, const Score& b) {
    const Comparison one = comparison(now, a, reason);
    const Comparison other = comparison(now, b, reason);
    return std::tie(one.total, one.both_tracks, one.cities, one.money) >
           std::tie(other.total, other.both_tracks, other.cities, other.money);
}

}  // namespace

std::array<int, 2> city_points(const Position& now, Color player) {
    std::array<int, 2> points{};
    for (const City& city : now.cities)
        if (const auto side = side_of(city.side); side && city.control == player) points[index(*side)] += city.tokens;
    return points;
}

// BYZ-63: the lower counts if it is at least half the higher.
bool both_tracks_count(int byzantine, int arab) { return 2 * std::min(byzantine, arab) >= std::max(byzantine, arab); }

int half_rule(int byzantine, int arab) {
    return both_tracks_count(byzantine, arab) ? byzantine + arab : std::max(byzantine, arab);
}

int cities_controlled(const Position& now, Color player) {
    return static_cast<int>(
        std::count_if(now.cities.begin(), now.cities.end(), [&](const City& city) { return city.control == player; }));
}

// BYZ-65: both tracks together, then cities, then money.
Comparison comparison(const Score& score, int cities, int money, EndReason reason) {
    return {score.total, reason == EndReason::fall ? 0 : score.byzantine + score.arab, cities, money};
}

Comparison comparison(const Position& now, const Score& score, EndReason reason) {
    const Player& player = now[score.player];
    return comparison(score, cities_controlled(now, score.player),
                      player[Side::byzantine].treasury + player[Side::arab].treasury, reason);
}

Parted parted(const Comparison& better, const Comparison& worse) {
    if (better.total != worse.total) return Parted::by_score;
    if (better.both_tracks != worse.both_tracks) return Parted::by_both_tracks;
    if (better.cities != worse.cities) return Parted::by_cities;
    if (better.money != worse.money) return Parted::by_money;
    return Parted::not_at_all;
}

int place_of(const Result& result, Color player) {
    int place = 1;
    for (const auto& level : result.ranking) {
        if (contains(level, player)) break;
        place += static_cast<int>(level.size());
    }
    return place;
}

Result result(const Position& now, EndReason reason) {
    Result result{reason, {}, {}};
    for (const Player& player : now.players) result.scores.push_back(score_of(player, reason));
    values::Few<Score, 4> order = result.scores;
    std::stable_sort(order.begin(), order.end(),
                     [&](const Score& a, const Score& b) { return before(now, reason, a, b); });
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i == 0 || before(now, reason, order[i - 1], order[i])) result.ranking.emplace_back();
        result.ranking.back().push_back(order[i].player);
    }
    return result;
}

Result result_after_end_scoring(const Position& now) {
    Position scored = now;
    for (Player& player : scored.players) {
        const auto points = city_points(now, player.color);
        for (const Side side : sides) player[side].vp += points[index(side)];
    }
    return result(scored, EndReason::turns);
}

}  // namespace byzantium
