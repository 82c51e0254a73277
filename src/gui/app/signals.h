// SPDX-License-Identifier: MIT
// SIGTERM and SIGINT close the window as its user would. Without this they would simply kill the program.
#pragma once

namespace gui {

// Call it first, before any other thread starts.
void hold_signals();
// Call it when the window is open. From then on a signal closes wxTheApp's top window.
void close_on_signals();

}  // namespace gui
