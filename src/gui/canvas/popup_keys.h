// SPDX-License-Identifier: MIT
// An open menu, list of suggestions or other popup has all keys: Escape closes it, arrows walk in it, and nothing below
// it hears them. wx would first ask the page below, since GTK keeps the keyboard where it was.
#pragma once

#include <wx/eventfilter.h>

namespace gui {

// As long as it lives, for all windows.
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
