// SPDX-License-Identifier: MIT
// The window: assembles the pages and decides nothing. Either the shelf of sessions is shown, or one open table.
#pragma once

#include "gui/arguments.h"
#include "gui/theme.h"

#include <wx/frame.h>

#include <string>

class wxSimplebook;

namespace gui {

class MainFrame : public wxFrame {
public:
    MainFrame(const Theme& theme, const Arguments& arguments);

    // A mistake of the program's own, in words for its user: nothing that was accepted is lost.
    void say_fault(const std::string& what);

private:
    const Theme& theme_;
    wxSimplebook* pages_;
};

}  // namespace gui
