// SPDX-License-Identifier: MIT
// A game that keeps nothing but where it stands: for replaying journals of any length.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/rules/rules.h"

#include <optional>
#include <utility>
#include <vector>

namespace session {

class Judge {
public:
    // As byzantium::start: the header must fit the board.
    Judge(byzantium::Table table, const byzantium::Header& header)
        : table_{std::move(table)}, position_{byzantium::start(table_, header)} {}

    // Carries the entry out; refused, with its reason, it changes nothing.
    std::optional<byzantium::Refusal> take(const byzantium::Entry& entry) {
        auto verdict = byzantium::apply(table_, position_, entry);
        if (!verdict) return verdict.error();
        position_ = verdict->after;
        return std::nullopt;
    }

    const byzantium::Table& table() const { return table_; }
    const byzantium::Position& position() const { return position_; }
    // As byzantium::legal, here.
    std::vector<byzantium::Decision> legal() const { return byzantium::legal(table_, position_); }

private:
    byzantium::Table table_;
    byzantium::Position position_;
};

}  // namespace session
