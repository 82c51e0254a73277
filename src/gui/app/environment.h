// SPDX-License-Identifier: MIT
// The environment variables that must be set before wx and GTK start.
#pragma once

#include <optional>
#include <string>

namespace gui {

// Sets a UTF-8 locale for text, whatever the system has. Returns a sentence with a line end if there is no display to
// draw on.
std::optional<std::string> prepare_environment();

}  // namespace gui
