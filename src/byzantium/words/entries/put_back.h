// SPDX-License-Identifier: MIT
// What hands do when entries are undone: the same pieces and numbers, the other way.
#pragma once

#include "byzantium/rules/effect.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/desk/hands.h"
#include "byzantium/words/table/names.h"

#include <vector>

namespace byzantium::words {

// `after` is the position that these effects led to.
std::vector<Deed> put_back(const Names& names, const byzantium::Position& after,
                           const std::vector<byzantium::Effect>& effects);

// What hands do at that position when these effects are undone, and those made in their place: each number once, from
// what it is to what it becomes.
std::vector<Deed> put_right(const Names& names, const byzantium::Position& at,
                            const std::vector<byzantium::Effect>& undone, const std::vector<byzantium::Effect>& made);

}  // namespace byzantium::words
