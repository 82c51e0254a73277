// SPDX-License-Identifier: MIT
// A game that keeps only its present position, for replaying journals of any length.
#pragma once

#include "session/game.h"

#include <optional>
#include <utility>

namespace session {

template <Game G>
class Replayer {
public:
    using Table = typename G::Table;
    using Position = typename G::Position;

    // As G::start: the header must fit the table.
    Replayer(Table table, const typename G::Header& header)
        : table_{std::move(table)}, position_{G::start(table_, header)} {}

    // Carries the entry out; refused, with its reason, it changes nothing.
    std::optional<typename G::Refusal> take(const typename G::Entry& entry) {
        auto verdict = G::apply(table_, position_, entry);
        if (!verdict) return verdict.error();
        position_ = (*verdict).after;
        return std::nullopt;
    }

    const Table& table() const { return table_; }
    const Position& position() const { return position_; }
    // What may be entered here.
    auto legal() const { return G::legal(table_, position_); }

private:
    Table table_;
    Position position_;
};

}  // namespace session
