// SPDX-License-Identifier: MIT
// Which round's weights are the strongest. One round's strength is much a matter of chance, and a later one is not
// always a better one, so that the last is not simply taken.
#pragma once

#include "byzantium/counsel/ladder/matches.h"
#include "byzantium/counsel/weights.h"
#include "byzantium/rules/header.h"

#include <array>
#include <string>

namespace counsel_trainer {

// Games won at tables of two, three and four, shared ones in parts.
using GamesWon = std::array<double, byzantium::counsel::table_sizes>;

// Of the games of a match for each number of players: these weights at one seat, greedy players at the others.
GamesWon won_against_greedy(const byzantium::Table& table, const byzantium::counsel::Weights& weights,
                            const counsel_ladder::Playing& playing);

// Three numbers with blanks between, read back as the same numbers.
std::string words_of(const GamesWon& won);
GamesWon games_won_of(const std::string& words);

// For each number of players the weights that won most of their games; of equals the later.
class Strongest {
public:
    void consider(const byzantium::counsel::Weights& weights, const GamesWon& won);
    // Those considered last where none won a game.
    const byzantium::counsel::Weights& weights() const { return weights_; }
    const GamesWon& won() const { return won_; }

private:
    byzantium::counsel::Weights weights_;
    GamesWon won_{};
};

}  // namespace counsel_trainer
