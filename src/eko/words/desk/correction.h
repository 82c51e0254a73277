// SPDX-License-Identifier: MIT
// The table is right: one quantity that is to be set to what lies there. Numbers are typed, everything else is chosen
// from a list. Emperors go with their stacks: what is set leaves each in one place.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"
#include "eko/words/names.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace eko::words {

// What is corrected, and against what. Names and table must outlive it.
struct CorrectedAt {
    const Names& names;
    const Table& table;
    Position now;
};

class Correction {
public:
    // `current` holds the present value.
    Correction(const CorrectedAt& at, Setting current);
    // Somebody is to have the turn, at an action.
    static Correction of_turn(const CorrectedAt& at);

    // "So far, Anna has 3 discs on 0,0. What is right?"
    const std::string& heading() const { return heading_; }
    // A number is asked for; nothing: one of `options` is.
    std::optional<int> number() const;
    // What would be set, with what was typed.
    Entry with_number(int number) const;
    // That a colour would have more discs then than there are; empty if none has.
    std::string warning(const Entry& entry) const;
    // The field that it is about; nothing if what lies beside the board is corrected.
    std::optional<FieldId> field() const;

    struct Option {
        std::string text;   // "Anna has 2 discs on 3,0"
        std::string brief;  // the same to whoever knows which field is spoken of: "Anna: 2 discs"
        std::string key;    // empty: there are more rows than keys
        Entry entry;
        std::string warning;                 // that a colour would have too many discs; mostly empty
        std::optional<std::string> why_not;  // it is so already: the row keeps its place among numbers
    };
    // The usual ones first: that nothing stands there, and what else its owner could have there. Of a stack a digit up
    // to 4 means that many discs of its owner.
    const std::vector<Option>& options() const { return options_; }

private:
    Correction(const CorrectedAt& at, std::string heading, std::vector<Option> options)
        : at_{at}, heading_{std::move(heading)}, options_{std::move(options)} {}

    CorrectedAt at_;
    std::optional<Setting> current_;  // nothing: whose turn it is
    std::string heading_;
    std::vector<Option> options_;
};

// Every quantity of a field, with its present value: its stack or its building. Empty if neither can stand there.
std::vector<Setting> settings_of(const Board& board, const Position& now, FieldId field);
// Every quantity of a player that lies beside the board.
std::vector<Setting> settings_of(const Position& now, Color player);
// Those of the turn.
std::vector<Setting> settings_of_turn(const Position& now);

}  // namespace eko::words
