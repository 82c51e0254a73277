// SPDX-License-Identifier: MIT
// A sentence below a page, which keeps the room of one line while there is none: else all above it would move under the
// pointer as it comes and goes.
#pragma once

#include "gui/canvas/theme.h"

#include <wx/stattext.h>

#include <string>

namespace eko::window {

class SaidLine : public wxStaticText {
public:
    explicit SaidLine(wxWindow* parent);

    // In at most that width, in pixels. Whether it is another sentence than before: it may need another height.
    bool say(const std::string& sentence, int wide);
    // Also when the font is another one.
    void restyle(const gui::Theme& theme);
    void measure();
};

}  // namespace eko::window
