// SPDX-License-Identifier: MIT
// Ekö on the largest board, with everything on it: random games, and single calls.
#pragma once

#include <random>

namespace bench {

// P5 for this game: whole random games, against the bare game of eko_floor.h.
void eko_playouts(std::mt19937& random);
// `apply` and `legal` at the positions of random games.
void eko_calls(std::mt19937& random);

}  // namespace bench
