// SPDX-License-Identifier: MIT
// The window: P8, from the start of the program to its first painted map with a long session open; and from an entry to
// its paint.
#pragma once

#include <random>

namespace bench {

// All need a display, those of entries one of 1920 x 1080; they say so if there is none.
void first_paint_against_bare_window(std::mt19937& random);
void first_paint_of_eko(std::mt19937& random);
void entry_to_paint(std::mt19937& random);
// The same while a hint is thought about on a thread of its own.
void entry_to_paint_while_thinking(std::mt19937& random);
void entry_to_paint_of_eko(std::mt19937& random);
// P12: the same while eight phones watch, against nobody.
void entry_to_paint_with_phones(std::mt19937& random);
// P9: from one number changed in "What if?" to the new chances on the screen.
void edit_to_paint(std::mt19937& random);
// The same while a hint is thought about on a thread of its own.
void edit_to_paint_while_thinking(std::mt19937& random);

}  // namespace bench
