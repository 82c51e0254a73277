// SPDX-License-Identifier: MIT
// Plays the trials that each player's chance to win is told from, on a thread of its own.
//
// One thread may call. Nobody waits for a trial but whoever destroys it.
#pragma once

#include "byzantium/counsel/honest.h"
#include "byzantium/counsel/weights.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "values/few.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace byzantium::words {

// Nothing where counsel is silent.
using ToldChances = std::optional<values::Few<counsel::Range, 4>>;

class ChancesThinker {
public:
    // The weights must outlive it.
    ChancesThinker(const counsel::Weights& weights, Table table);

    // From now on its chances are of this position; another one is left after the trial under way.
    void think_about(const Position& position);
    // Nothing before `think_about`, and while it thinks.
    std::optional<ToldChances> told() const;

private:
    void think(const std::stop_token& stopped);
    bool is_asked(const Position& position) const;

    const counsel::Weights& weights_;
    const Table table_;
    mutable std::mutex guard_;
    std::condition_variable_any asked_;
    std::optional<Position> position_;
    std::optional<ToldChances> told_;  // of that position
    std::jthread thread_;              // the last member: it ends before the others go
};

}  // namespace byzantium::words
