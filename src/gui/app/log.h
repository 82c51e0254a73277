// SPDX-License-Identifier: MIT
// Sends wx's own messages to stderr. By default wx shows them in a dialog that blocks the program, even while it exits.
#pragma once

namespace gui {

void log_to_stderr();

}  // namespace gui
