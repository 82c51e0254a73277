// SPDX-License-Identifier: MIT
// What wx does not reach in the toolkit below it: names that screen readers say, native controls in the dark, open
// popups, and what a key writes.
#pragma once

#include "gui/canvas/theme.h"

#include <string>
#include <vector>

class wxKeyEvent;
class wxListBox;
class wxTextCtrl;
class wxWindow;

namespace gui {

// What a screen reader says when the window has the keyboard, and more of it on request; empty: nothing more.
void name_for_readers(wxWindow& window, const std::string& name, const std::string& description = {});

// The row that is chosen, and from which the arrow keys go on: wx moves the choice alone.
void choose_row(wxListBox& list, int row);

// Native controls from now on.
void use_tone(Tone tone);

// Proposes those of the texts that go on where the field's own ends, in a list below it. A text that is written already
// is not proposed.
void suggest(wxTextCtrl& field, const std::vector<std::string>& texts);

// Whether a menu, a list of suggestions or any other popup is open that takes keys; a tooltip takes none.
bool popup_is_open();

// The character that the key writes with Shift and AltGr as they are held; 0 if it writes none.
char32_t written_by(const wxKeyEvent& event);

}  // namespace gui
