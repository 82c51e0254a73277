// SPDX-License-Identifier: MIT
// Do the effects of an entry of Ekö sum to the difference it made? Kept apart from the rules' own bookkeeping.
#pragma once

#include "eko/rules/effect.h"
#include "eko/rules/position.h"

#include <vector>

namespace eko_support {

// The position with the effects added by somebody who knows nothing of the rules.
eko::Position with_effects(eko::Position before, const std::vector<eko::Effect>& effects);

// Whether everything that lies on and beside the board is alike, whose turn it is, and its number.
bool same_table(const eko::Position& a, const eko::Position& b);

}  // namespace eko_support
