// SPDX-License-Identifier: MIT
// An open menu, suggestion list or other popup gets all keys: Escape closes it, arrows move in it, and nothing below it
// sees them. Without this, wx would ask the page below first, because GTK leaves the keyboard focus where it was.
#pragma once

#include <wx/eventfilter.h>

namespace gui {

// Works for all windows as long as it lives.
class PopupKeys : public wxEventFilter {
public:
    PopupKeys();
    ~PopupKeys() override;
    PopupKeys(const PopupKeys&) = delete;
    PopupKeys& operator=(const PopupKeys&) = delete;

private:
    int FilterEvent(wxEvent& event) override;
};

}  // namespace gui
