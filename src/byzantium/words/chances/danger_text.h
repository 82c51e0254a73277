// SPDX-License-Identifier: MIT
// What the cities have to fear within one action.
#pragma once

#include "byzantium/odds/threats.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/names.h"

#include <string>
#include <vector>

namespace byzantium::words {

// The city in most danger in a sentence, then the given ones, the most endangered first.
std::string danger_text(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                        std::vector<byzantium::odds::Danger> dangers);

}  // namespace byzantium::words
