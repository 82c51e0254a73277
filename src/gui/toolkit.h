// SPDX-License-Identifier: MIT
// What wx does not reach in the toolkit below it: names that screen readers say, and native controls in the dark.
#pragma once

#include "gui/theme.h"

#include <string>

class wxListBox;
class wxWindow;

namespace gui {

// What a screen reader says when the window has the keyboard, and more of it on request; empty: nothing more.
void name_for_readers(wxWindow& window, const std::string& name, const std::string& description = {});

// The row that is chosen, and from which the arrow keys go on: wx moves the choice alone.
void choose_row(wxListBox& list, int row);

// Native controls from now on.
void use_tone(Tone tone);

}  // namespace gui
