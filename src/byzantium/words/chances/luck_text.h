// SPDX-License-Identifier: MIT
// Luck and choice, told apart: whom the dice have favoured, and what the decisions cost.
#pragma once

#include "byzantium/odds/luck.h"
#include "byzantium/words/table/names.h"

#include <string>

namespace byzantium::words {

// Whom the dice have favoured most and least.
std::string luck_sentence(const Names& names, const byzantium::odds::LuckReport& report);
// A sentence, a line for each player, then each attack step by step; entries are numbered from 1, as in a tour.
std::string luck_text(const Names& names, const byzantium::odds::LuckReport& report);

std::string fight_end(byzantium::odds::FightEnd end);  // "taken"

}  // namespace byzantium::words
