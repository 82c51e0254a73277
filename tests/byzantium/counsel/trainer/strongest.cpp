// SPDX-License-Identifier: MIT
#include "byzantium/counsel/trainer/strongest.h"

#include "byzantium/counsel/games/game.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <sstream>

namespace counsel_trainer {

using byzantium::counsel::table_sizes;
using byzantium::counsel::Weights;

GamesWon won_against_greedy(const byzantium::Table& table, const Weights& weights,
                            const counsel_ladder::Playing& playing) {
    GamesWon won{};
    for (std::size_t size = 0; size < table_sizes; ++size)
        won[size] = counsel_ladder::played(table, counsel_games::evaluator(weights), counsel_games::greedy_player(),
                                           size + 2, playing)
                        .won;
    return won;
}

std::string words_of(const GamesWon& won) { return fmt::format("{} {} {}", won[0], won[1], won[2]); }

GamesWon games_won_of(const std::string& words) {
    GamesWon won{};
    std::istringstream in{words};
    for (double& games : won) in >> games;
    return won;
}

void Strongest::consider(const Weights& weights, const GamesWon& won) {
    weights_.seed = weights.seed;
    weights_.games = std::max(weights_.games, weights.games);
    for (std::size_t size = 0; size < table_sizes; ++size) {
        if (won[size] < won_[size]) continue;
        won_[size] = won[size];
        weights_.weight[size] = weights.weight[size];
    }
}

}  // namespace counsel_trainer
