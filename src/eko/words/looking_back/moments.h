// SPDX-License-Identifier: MIT
// Which entries of a journal deserve a picture of the board, and what they touched.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/effect.h"
#include "eko/rules/entry.h"
#include "eko/words/pictures/board_picture.h"

#include <vector>

namespace eko::words {

// A fight, a building, an emperor taken, or pieces that the table set right.
bool deserves_picture(const std::vector<Effect>& effects);
Touched touched_by(const Entry& entry);

// Without what the headline of the entry says already: what is left is what came of it.
std::vector<Effect> results_among(const std::vector<Effect>& effects);

}  // namespace eko::words
