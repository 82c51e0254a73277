// SPDX-License-Identifier: MIT
#include "gui/canvas/popup_keys.h"

#include "gui/canvas/toolkit.h"

#include <wx/event.h>
#include <wx/textctrl.h>

namespace gui {
namespace {

bool is_key(const wxEvent& event) {
    const wxEventType type = event.GetEventType();
    return type == wxEVT_CHAR_HOOK || type == wxEVT_KEY_DOWN || type == wxEVT_CHAR;
}

// Tab leaves a field, and so closes its suggestions.
bool leaves_field(wxEvent& event) {
    return static_cast<wxKeyEvent&>(event).GetKeyCode() == WXK_TAB &&
           dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus()) != nullptr;
}

}  // namespace

PopupKeys::PopupKeys() { wxEvtHandler::AddFilter(this); }

PopupKeys::~PopupKeys() { wxEvtHandler::RemoveFilter(this); }

int PopupKeys::FilterEvent(wxEvent& event) {
    return is_key(event) && popup_is_open() && !leaves_field(event) ? Event_Ignore : Event_Skip;
}

}  // namespace gui
