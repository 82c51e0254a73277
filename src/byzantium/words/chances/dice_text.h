// SPDX-License-Identifier: MIT
// A throw of dice as text.
#pragma once

#include "byzantium/odds/dice.h"

#include <string>

namespace byzantium::words {

// First one sentence, "6 dice at 4 or more: 3 hits expected; at least 3 with 65.6% (21 in 32)." Then a row for each
// number of hits: exactly so many, at least so many, and a bar of signs. Lines of 100 columns at most.
std::string dice_text(const byzantium::odds::HitChances& chances);

}  // namespace byzantium::words
