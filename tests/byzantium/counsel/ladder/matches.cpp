// SPDX-License-Identifier: MIT
#include "byzantium/counsel/ladder/matches.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>
#include <thread>
#include <vector>

namespace counsel_ladder {

void for_each_number(std::size_t below, std::size_t threads, const std::function<void(std::size_t)>& work) {
    std::atomic<std::size_t> next{0};
    const auto go_on = [&] {
        for (std::size_t n = next++; n < below; n = next++) work(n);
    };
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < threads; ++i) helpers.emplace_back(go_on);
    go_on();
}

Match played(const byzantium::Table& table, const counsel_games::Player& one, const counsel_games::Player& others,
             std::size_t players, const Playing& playing) {
    std::vector<int> shares(playing.games);
    for_each_number(playing.games, playing.threads, [&](std::size_t n) {
        const std::size_t seat = n % players;
        std::vector<counsel_games::Player> seats(players, others);
        seats[seat] = one;
        const std::uint64_t seed = playing.first_seed + n;
        const auto game = counsel_games::play(table, counsel_games::header_of(players, seed), seats, seed);
        shares[n] = counsel_games::shares_of_win(game.end)[seat];
    });
    return {players, playing.games, std::accumulate(shares.begin(), shares.end(), 0) / 12.0, playing.first_seed};
}

Interval wilson(double won, double games) {
    constexpr double z = 1.959964;
    const double p = won / games;
    const double scale = 1 + z * z / games;
    const double middle = (p + z * z / (2 * games)) / scale;
    const double half = z / scale * std::sqrt(p * (1 - p) / games + z * z / (4 * games * games));
    return {std::max(middle - half, 0.0), std::min(middle + half, 1.0)};
}

std::string row_of(const std::string& name, const Match& match) {
    const auto games = static_cast<double>(match.games);
    const auto [low, high] = wilson(match.won, games);
    return fmt::format("| {} | {} | {} | {:.1f} % | {:.1f} to {:.1f} % | {} |\n", name, match.players, match.games,
                       100 * match.won / games, 100 * low, 100 * high, match.first_seed);
}

}  // namespace counsel_ladder
