// SPDX-License-Identifier: MIT
// Menus whose rows keep their places from question to question and from turn to turn: the actions A to G, the special
// actions, church or mosque, the two armies, the boxes of an army. What is not possible now stays there and says why.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/words/desk/decision_tree.h"
#include "byzantium/words/entries/menu.h"
#include "byzantium/words/table/names.h"

#include <cstddef>
#include <variant>
#include <vector>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

// A row of what a tree asks: one of its branches, by number, or the reason why there is none.
struct MenuRow {
    Answer answer;
    std::variant<std::size_t, byzantium::Refusal> leads;
};

// All rows of the tree's question. In a fixed menu in their fixed order, what else can be answered behind them;
// elsewhere the branches as they come.
std::vector<MenuRow> menu_rows(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                               const DecisionTree& tree);

// Whether this answer has the same digit whenever that is asked: as a row of a fixed menu, or as its own number.
bool has_fixed_place(Asked asked, const Answer& answer);

}  // namespace byzantium::words
