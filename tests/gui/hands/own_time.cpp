// SPDX-License-Identifier: MIT
#include "gui/hands/own_time.h"

#include <wx/event.h>

namespace gui_test {
namespace {

long now = 0;  // milliseconds; one for all windows, as the display has one

}  // namespace

OwnTime::OwnTime() { wxEvtHandler::AddFilter(this); }
OwnTime::~OwnTime() { wxEvtHandler::RemoveFilter(this); }

void OwnTime::let_pass(long milliseconds) { now += milliseconds; }

int OwnTime::FilterEvent(wxEvent& event) {
    if (event.GetEventCategory() == wxEVT_CATEGORY_USER_INPUT) event.SetTimestamp(now);
    return Event_Skip;
}

}  // namespace gui_test
