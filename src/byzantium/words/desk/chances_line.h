// SPDX-License-Identifier: MIT
// A line with each player's chance to win, for whoever switches it on: the chance is found by trials while the table
// goes on.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/desk/chances_thinker.h"
#include "byzantium/words/desk/outlook.h"
#include "byzantium/words/table/names.h"

#include <memory>

namespace byzantium::words {

// Of one table.
class ChancesLine {
public:
    explicit ChancesLine(Table table) : table_{std::move(table)} {}

    // Never waits: while trials are played for this position, dots stand for the numbers. Without weights it says why
    // there are none.
    Outlook of(const Names& names, const Position& now);
    // Dots were told last.
    bool is_waiting() const { return waits_; }
    // What they stood for is known.
    bool knows_more() const;

private:
    Table table_;
    std::unique_ptr<ChancesThinker> thinker_;  // from the first line on
    bool waits_ = false;
};

}  // namespace byzantium::words
