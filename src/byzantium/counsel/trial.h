// SPDX-License-Identifier: MIT
// One trial: from a position, everybody goes on as the evaluation would, or nearly, with dice by a seed, until the game
// ends or has gone on long enough to be valued; what the dice gave and took is then subtracted.
#pragma once

#include "byzantium/counsel/chances.h"
#include "byzantium/counsel/weights.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"

#include <cstdint>

namespace byzantium::counsel {

// Random bits that are the same on every machine: SplitMix64.
class TrialBits {
public:
    explicit TrialBits(std::uint64_t seed) : state_{seed} {}
    std::uint64_t next();
    // 0 to below - 1; below is small, and not 0.
    int below(int below) { return static_cast<int>(next() % static_cast<std::uint64_t>(below)); }

private:
    std::uint64_t state_;
};

// Fair dice for what is awaited. Roll number n of a trial falls the same in every line that is played with this seed.
Roll fair_roll(const AwaitRoll& asked, TrialBits& bits);

// Of trial number n among those of one seed.
std::uint64_t trial_seed(std::uint64_t seed, int number);

// After so many decisions, at the next action, the position is valued.
inline constexpr int decisions_before_the_cut = 12;

// On the way to the end everybody takes one of the decisions that seem `nearly_as_good` as the best, each as likely: a
// whole game is so long that its one best line, which nobody at a table finds, would decide what a first action is
// worth.
enum class TrialLength : std::uint8_t { to_the_cut, to_the_end };

// By what the evaluation cannot tell two decisions apart, in parts of a million: as much as its chances are off.
inline constexpr int nearly_as_good = 20'000;

// The chances at the cut, or who won, less the luck on the way, in seating order. The mean over seeds is that of the
// cut, for luck is 0 on average; one trial alone may come to less than 0 or more than `whole`.
Chances trial(const Weights& weights, const Table& table, Position position, std::uint64_t seed,
              TrialLength length = TrialLength::to_the_cut);

}  // namespace byzantium::counsel
