// SPDX-License-Identifier: MIT
// What somebody touches on the table while a question waits: the boxes that a loss is taken from, the treasury that
// pays, the army that moves, the box of a special action. Which answers it may mean.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/words/desk/decision_tree.h"
#include "byzantium/words/desk/fixed_menu.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

// The place of the cubes that are counted there (`present::Row::place`); nothing if none are.
std::optional<std::string> place_of_cubes(const byzantium::Setting& number);

// Of the rows of what the tree asks those that it may mean, in their order; rows that cannot be chosen only if there is
// no other. Cities, and where a cube comes from, have a place of their own (`present::Row::place`).
std::vector<std::size_t> rows_touched(const std::vector<MenuRow>& rows, const DecisionTree& tree,
                                      const byzantium::Position& now, const byzantium::Setting& touched);

// Of a loss each touch of a box is one more cube: the first row by which at least those cubes go. Nothing if there is
// none, or what is asked is no loss whose answers name all their cubes.
std::optional<std::size_t> row_losing(const std::vector<MenuRow>& rows, const DecisionTree& tree,
                                      const std::vector<byzantium::Setting>& touches);

// The one branch behind which a later question has such a row: only a box of special actions is looked for so far.
std::optional<std::size_t> branch_towards(const DecisionTree& tree, const byzantium::Position& now,
                                          const byzantium::Setting& touched);

}  // namespace byzantium::words
