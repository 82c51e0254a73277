// SPDX-License-Identifier: MIT
// Do the effects of an entry sum to the difference it made? Kept apart from the engine's own bookkeeping.
#pragma once

#include "byzantium/rules/effect.h"
#include "byzantium/rules/position.h"

#include <vector>

namespace support {

// The position with the effects' quantities added by somebody who knows nothing of the rules.
byzantium::Position with_effects(byzantium::Position before, const std::vector<byzantium::Effect>& effects);

// Whether everything that lies on the table is alike: displays, pools, cities, boxes, Bulgars, pawns.
bool same_table(const byzantium::Position& a, const byzantium::Position& b);

}  // namespace support
