// SPDX-License-Identifier: MIT
// P8: from the start of the program to its first painted map, with a long session open.
#pragma once

#include <random>

namespace bench {

// Needs a display; says so if there is none.
void first_paint_against_bare_window(std::mt19937& random);

}  // namespace bench
