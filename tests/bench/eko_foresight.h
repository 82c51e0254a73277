// SPDX-License-Identifier: MIT
// What Ekö's foresight takes on the largest board, over stored middle games: who can win within their next turn, and
// what would stop it.
#pragma once

#include <random>

namespace bench {

// Medians of processor time, with the slowest; the games are the same whatever numbers come before.
void eko_foresight(std::mt19937& random);

}  // namespace bench
