// SPDX-License-Identifier: MIT
// Features of GTK that wx does not offer: names for screen readers, dark native controls, open popups, and the
// character that a key writes.
#pragma once

#include "gui/canvas/theme.h"

#include <string>
#include <vector>

class wxKeyEvent;
class wxListBox;
class wxTextCtrl;
class wxWindow;

namespace gui {

// Whether the display can be reached. Call it before wx starts, which would crash on one that cannot.
bool display_opens();

// Sets what a screen reader says when the window gets the keyboard focus, and the longer description on request (may be
// empty).
void name_for_readers(wxWindow& window, const std::string& name, const std::string& description = {});

// Selects the row and moves the keyboard cursor to it. wx moves the selection only.
void choose_row(wxListBox& list, int row);

// Applies to native controls from now on.
void use_tone(Tone tone);

// Offers, in a list below the field, the texts that begin with the field's own. A text that is already complete is not
// offered.
void suggest(wxTextCtrl& field, const std::vector<std::string>& texts);

// Whether a menu, a suggestion list or any other popup that takes keys is open. A tooltip takes none.
bool popup_is_open();

// The character that the key writes with the Shift and AltGr that are held; 0 if it writes none.
char32_t written_by(const wxKeyEvent& event);

}  // namespace gui
