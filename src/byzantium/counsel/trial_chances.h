// SPDX-License-Identifier: MIT
// The chances that people are told: what a few trials from the position say, blended with what the evaluation says.
#pragma once

#include "byzantium/counsel/honest.h"
#include "byzantium/counsel/tally.h"
#include "byzantium/counsel/weights.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "values/few.h"

#include <optional>

namespace byzantium::counsel {

// More know hardly more: README.md.
inline constexpr int trials_told = 16;

// The same position has the same chances on every machine, in however many pieces the trials are run.
class TrialChances {
public:
    // Weights and table must outlive it; the position is copied.
    TrialChances(const Weights& weights, const Table& table, const Position& position);

    // `trials_told` are played, or none is needed: the chances are known (a game that is over, its last action), or
    // nothing is told (the weights know too little there; cubes are given up at a turn's end).
    bool through() const { return missing_ == 0; }
    // One more trial, of a few milliseconds; nothing if it is through.
    void run_one();
    // In seating order; the values sum to `whole`, and hold if everybody goes on as the program would. Nothing before
    // it is through, and where nothing is told.
    std::optional<values::Few<Range, 4>> told() const;

private:
    const Weights& weights_;
    const Table& table_;
    Position position_;
    values::Few<Tally, 4> tallies_;
    int missing_;
};

// All trials at once.
std::optional<values::Few<Range, 4>> trial_chances(const Weights& weights, const Table& table,
                                                   const Position& position);

// That of this number among those that are told from, from 0.
Chances told_trial(const Weights& weights, const Table& table, const Position& position, int number);
// The mean of some trials, at least one; a tally for each seat. Luck that is taken off can leave a seat a little below
// nothing: then it has nothing, and the others the rest.
Chances mean_of(const values::Few<Tally, 4>& trials);
// What both say together, of the same players.
Chances blended(const Blend& blend, const Chances& evaluation, const Chances& trials);

}  // namespace byzantium::counsel
