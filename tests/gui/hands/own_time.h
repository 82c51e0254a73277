// SPDX-License-Identifier: MIT
// The timestamps of inputs. The window tells a key or a button struck twice by mistake from one meant twice by the time
// between, so a busy machine must not change that time. Tests set it themselves.
#pragma once

#include <wx/eventfilter.h>

namespace gui_test {

class OwnTime : public wxEventFilter {
public:
    OwnTime();
    ~OwnTime() override;
    OwnTime(const OwnTime&) = delete;
    OwnTime& operator=(const OwnTime&) = delete;

    // Applies to every key, click and move from now on.
    static void let_pass(long milliseconds);

private:
    int FilterEvent(wxEvent& event) override;
};

}  // namespace gui_test
