// SPDX-License-Identifier: MIT
// What must be settled before wx and GTK start.
#pragma once

#include <optional>
#include <string>

namespace gui {

// A UTF-8 locale for text, whatever the system has. A sentence with a line end if there is no display to draw on.
std::optional<std::string> prepare_environment();

}  // namespace gui
