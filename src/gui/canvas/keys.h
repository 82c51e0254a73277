// SPDX-License-Identifier: MIT
// Keys by what they write. Which key writes a character, and whether with Shift or AltGr, differs from keyboard to
// keyboard: "?" is Shift and the key of the slash on one, Shift and the key of the comma on another.
#pragma once

#include <optional>

class wxKeyEvent;

namespace gui {

// The character that the key writes with the Shift and AltGr that are held, letters as capitals; else wx's code of the
// key (WXK_ESCAPE). Keys of the number pad count as the same digits and signs.
int key_of(const wxKeyEvent& event);

// The steps of text size that Ctrl with plus or minus asks for: 1 or -1. The equals key counts as plus, because on many
// keyboards plus is that key with Shift.
std::optional<int> text_step(const wxKeyEvent& event);

}  // namespace gui
