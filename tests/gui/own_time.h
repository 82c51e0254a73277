// SPDX-License-Identifier: MIT
// The time that inputs bear: what is struck by mistake and what is meant differ by the time between them alone, and no
// busy machine may change that. So inputs bear a time that the tests let pass, instead of the display's.
#pragma once

#include <wx/eventfilter.h>

namespace gui_test {

class OwnTime : public wxEventFilter {
public:
    OwnTime();
    ~OwnTime() override;
    OwnTime(const OwnTime&) = delete;
    OwnTime& operator=(const OwnTime&) = delete;

    // For whatever is struck, pressed or moved from now on.
    static void let_pass(long milliseconds);

private:
    int FilterEvent(wxEvent& event) override;
};

}  // namespace gui_test
