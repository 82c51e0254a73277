// SPDX-License-Identifier: MIT
// Keys by what they write. Which key writes a character, and whether with Shift or AltGr, differs from keyboard to
// keyboard: "?" is Shift and the key of the slash on one, Shift and the key of the comma on another.
#pragma once

#include <optional>

class wxKeyEvent;

namespace gui {

// A letter as a capital, a digit or a sign, as the key writes it with Shift and AltGr as they are held; else the key as
// wx names it (WXK_ESCAPE). The keys of the number pad are those of the same digits and signs.
int key_of(const wxKeyEvent& event);

// What Ctrl with plus or minus asks for, in steps of the text's size: 1 or -1. The key of the equals sign counts as
// plus, since on many keyboards plus is that key with Shift.
std::optional<int> text_step(const wxKeyEvent& event);

}  // namespace gui
