// SPDX-License-Identifier: MIT
// The environment variables that must be set before wx and GTK start.
#pragma once

#include <optional>
#include <string>

namespace gui {

// Sets a UTF-8 locale for text, whatever the system has. Returns a sentence with a line end if there is no display to
// draw on.
std::optional<std::string> prepare_environment();
// The same sentence if there should be a display, but it cannot be reached. GTK may start threads for it: hold signals
// before.
std::optional<std::string> display_trouble();

// What the program then leaves with. installer/run knows it.
constexpr int no_display_status = 69;

}  // namespace gui
