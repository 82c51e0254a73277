// SPDX-License-Identifier: MIT
#include "gui/main_frame.h"

#include <wx/log.h>
#include <wx/simplebook.h>

namespace gui {

MainFrame::MainFrame(const Theme& theme, const Arguments&)
    : wxFrame(nullptr, wxID_ANY, "Logothete", wxDefaultPosition, wxSize(1280, 720)),
      theme_{theme},
      pages_{new wxSimplebook(this)} {
    SetBackgroundColour(theme_.page);
}

void MainFrame::say_fault(const std::string& what) { wxLogError("%s", wxString::FromUTF8(what)); }

}  // namespace gui
