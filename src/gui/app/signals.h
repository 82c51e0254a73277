// SPDX-License-Identifier: MIT
// SIGTERM and SIGINT close the window as its owner would. By itself GTK would just be killed.
#pragma once

namespace gui {

// First of all, before any other thread is there.
void hold_signals();
// Once the window stands: a signal closes wxTheApp's top window.
void close_on_signals();

}  // namespace gui
