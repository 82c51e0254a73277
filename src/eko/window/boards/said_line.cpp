// SPDX-License-Identifier: MIT
#include "eko/window/boards/said_line.h"

#include "gui/canvas/toolkit.h"
#include "gui/canvas/wx_text.h"

#include <algorithm>

namespace eko::window {

SaidLine::SaidLine(wxWindow* parent)
    : wxStaticText{parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, 0, "said"} {}

bool SaidLine::say(const std::string& sentence, int wide) {
    if (GetLabel() == gui::wx_text(sentence)) return false;
    SetLabel(gui::wx_text(sentence));
    Wrap(wide);
    gui::name_for_readers(*this, sentence);
    measure();
    return true;
}

void SaidLine::restyle(const gui::Theme& theme) {
    SetForegroundColour(theme.ink);
    measure();
}

void SaidLine::measure() {
    SetMinSize(wxDefaultSize);
    InvalidateBestSize();
    SetMinSize({1, std::max(GetBestSize().y, GetCharHeight())});
}

}  // namespace eko::window
