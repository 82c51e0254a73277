// SPDX-License-Identifier: MIT
// How the evaluation takes the small questions of an attack, of a march and of the turn's end to be answered, so that a
// position in their midst has the value of where it leads. Not advice: choices.h weighs every answer.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"

#include <optional>

namespace byzantium::counsel {

// Cubes are lost in the proven order, and given up so that the fewest expensive ones go, at the end of the
// game the fewest; fleets are imposed, met and the sea
// denied; defenders answer as is best for the city; increases and marches stop. Nothing where an action or a roll is
// awaited, when the game is over, and where a correction has left no legal answer.
std::optional<Decision> usual_answer(const Table& table, const Position& position);

}  // namespace byzantium::counsel
