// SPDX-License-Identifier: MIT
// What an entry did, line by line, and how a game ended.
#pragma once

#include "eko/rules/awaits.h"
#include "eko/rules/effect.h"
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/position.h"
#include "eko/words/names.h"
#include "present/table/teller.h"

#include <string>
#include <vector>

namespace eko::words {

std::vector<present::LineOf<Color>> told_lines(const Names& names, const Position& before,
                                               const std::vector<Effect>& effects);

// Who won, and by what.
std::string ended(const Names& names, const Result& result);
// The same of an end that the next entry will bring, after a correction.
std::string next_ends(const Names& names, const Result& result);

}  // namespace eko::words
