// SPDX-License-Identifier: MIT
// Whole games of Byzantium between programs, by seed: the same on every machine.
#pragma once

#include "byzantium/counsel/trial.h"
#include "byzantium/counsel/weights.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace counsel_games {

// Random bits that are the same everywhere, as trials have them: the standard's distributions are not.
class Bits {
public:
    explicit Bits(std::uint64_t seed) : bits_{seed} {}
    std::uint64_t next() { return bits_.next(); }
    // 0 to bound - 1; the bound is not 0.
    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(next() % bound); }

private:
    byzantium::counsel::TrialBits bits_;
};

// Who decides; somebody is asked, and something is legal.
using Player = std::function<byzantium::Decision(const byzantium::Table&, const byzantium::Position&, Bits&)>;

// Every legal decision with the same chance.
Player random_player();
// Whatever leads to the best score at once, compared with the others'; among equals by chance.
Player greedy_player();
// The first that `ranked` names. With that share of a thousand decisions drawn by chance: games to learn from must see
// more than what is best already.
Player evaluator(const byzantium::counsel::Weights& weights, int by_chance_in_1000 = 0);
// What so many trials like best, of as many candidates as the strongest program tries; fewer where that is settled.
Player thinker(const byzantium::counsel::Weights& weights, int trials);

// Fair dice, as the protocol rolls them.
byzantium::Roll fair_roll(const byzantium::AwaitRoll& asked, Bits& bits);

struct Played {
    byzantium::Position end;
    std::vector<byzantium::Position> positions;  // in which an action was awaited, in their order
};

// The header of a game of so many players, the first player by the seed; rulings as offered first.
byzantium::Header header_of(std::size_t players, std::uint64_t seed);
// A game from the start to the end; seats in seating order. Ends after 5,000 entries at the latest, then by the score
// as it stands: throws std::logic_error if a player decides what is not legal.
Played play(const byzantium::Table& table, const byzantium::Header& header, const std::vector<Player>& seats,
            std::uint64_t seed);

// The share of a win that each seat has: 1, or what winners share; in parts of 12.
std::vector<int> shares_of_win(const byzantium::Position& end);

}  // namespace counsel_games
