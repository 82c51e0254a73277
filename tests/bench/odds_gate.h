// SPDX-License-Identifier: MIT
// P0: nothing about odds is timed before every stored answer has been found equal.
#pragma once

namespace bench {

enum class Gate { open, shut };

// Holds the known answers and the stored attacks against the engine, bit for bit; prints the line of P0, and what
// differs.
Gate check_odds();

}  // namespace bench
