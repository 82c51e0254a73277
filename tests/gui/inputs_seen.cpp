// SPDX-License-Identifier: MIT
#include "gui/inputs_seen.h"

#include <wx/event.h>

namespace gui_test {

InputsSeen::InputsSeen() { wxEvtHandler::AddFilter(this); }
InputsSeen::~InputsSeen() { wxEvtHandler::RemoveFilter(this); }

int InputsSeen::FilterEvent(wxEvent& event) {
    const wxEventType type = event.GetEventType();
    if (type == wxEVT_KEY_UP) ++keys_;
    if (type == wxEVT_LEFT_UP || type == wxEVT_RIGHT_UP) ++buttons_;
    return Event_Skip;
}

}  // namespace gui_test
