// SPDX-License-Identifier: MIT
#include "gui/app/log.h"

#include <wx/log.h>

#include <cstdio>

namespace gui {
namespace {

class StderrLog : public wxLog {
    void DoLogText(const wxString& text) override {
        std::fputs((text.utf8_string() + '\n').c_str(), stderr);  // wide output would spoil the stream for others
    }
};

}  // namespace

void log_to_stderr() { delete wxLog::SetActiveTarget(new StderrLog); }

}  // namespace gui
