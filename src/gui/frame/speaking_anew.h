// SPDX-License-Identifier: MIT
// Another language at once: a new window takes the place of the old one, at the same session. What is written in a
// window is made with it, so nothing else can say all of it anew.
#pragma once

#include "gui/app/arguments.h"

#include <functional>

namespace gui {

class MainFrame;

// `make` makes a window with these arguments, in the language that they name. Returns it, with the preferences open if
// they were open; the old one is gone soon. Call it from an event of no window of the old one.
MainFrame* spoken_anew(MainFrame& old, const Arguments& next,
                       const std::function<MainFrame*(const Arguments& next)>& make);

}  // namespace gui
