// SPDX-License-Identifier: MIT
// What is decided by trial: the candidates that the evaluation likes best are played on many times, the better ones
// more often. An answer can be asked for at any time, with its standard error.
#pragma once

#include "byzantium/counsel/choices.h"
#include "byzantium/counsel/tally.h"
#include "byzantium/counsel/weights.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace byzantium::counsel {

// How many candidates are tried, at most: the best of each kind of decision. The dice are the same for all.
enum class Strength : std::uint8_t { weak, middle, strong };
std::size_t candidates_of(Strength strength);

// The same position, seed, strength and number of trials give the same answer on every machine, in however many pieces
// the trials are run.
class Thinking {
public:
    // Weights and table must outlive it; the position is copied.
    Thinking(const Weights& weights, const Table& table, const Position& position, std::uint64_t seed,
             Strength strength);

    // Plays so many more trials, fewer if it is settled before. A trial takes a few milliseconds.
    void run(int trials);
    int trials() const { return trials_; }
    // More trials would change nothing: nobody decides here, there is one choice, or all others are clearly worse.
    bool settled() const;

    // Until every candidate has had its first trials, those of `ranked`, all of them; then the candidates, best first,
    // each with the mean of its trials.
    std::vector<Choice> choices() const;

private:
    struct Candidate {
        Position after;
        Choice by_evaluation;
        Tally tally;
    };

    void plan_pass();
    void try_once(Candidate& candidate);
    std::vector<std::size_t> best_first() const;

    const Weights& weights_;
    const Table& table_;
    std::uint64_t seed_;
    std::size_t seat_ = 0;  // of whoever decides
    std::vector<Choice> ranked_;
    std::vector<Candidate> candidates_;
    std::vector<std::size_t> planned_;  // candidates whose trials come next, the last first
    int trials_ = 0;
    int passes_ = 0;  // whole ones
};

}  // namespace byzantium::counsel
