// SPDX-License-Identifier: MIT
// An attack that one action could bring, looked at from all sides: the sentence first, then the way, the defences,
// what is left, what it brings, and what more cubes would do.
#pragma once

#include "byzantium/odds/plan.h"
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/names.h"

#include <cstddef>
#include <string>
#include <vector>

namespace byzantium::words {

// The plans of one army, or of the Bulgars, for one city, at least one; for a screen of 100 columns. Throws
// byzantium::odds::OutOfLimits.
std::string plans_text(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                       const std::vector<byzantium::odds::Plan>& plans);

// Why there is no such plan, and which cities can be attacked instead.
std::string no_plan_text(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                         const byzantium::Assault& wanted);

// The place of the line that is best for the defenders and wants no leave of the attacker; there must be lines.
std::size_t best_line(const byzantium::odds::Plan& plan);

// Its parts. One or two sentences: the chance with the defence at its best, and at its worst.
std::string plan_sentence(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                          const byzantium::odds::Plan& plan);
// The fewest cubes for a chance with their price, and the chance by Main cubes and tokens; empty for the Bulgars.
std::string more_cubes_text(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                            const byzantium::odds::Plan& plan);
std::string capture_table_text(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                               const byzantium::odds::Plan& plan);

}  // namespace byzantium::words
