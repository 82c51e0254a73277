// SPDX-License-Identifier: MIT
// Ekö on the largest board, with everything on it: random games, and single calls.
#pragma once

#include <random>

namespace bench {

// Whole random games against the bare game of floor.h: the engine's side of P5 for this game.
void eko_playouts(std::mt19937& random);
// `apply` and `legal` at the positions of random games.
void eko_calls(std::mt19937& random);

}  // namespace bench
