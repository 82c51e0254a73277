// SPDX-License-Identifier: MIT
// Byzantium in the window.
#pragma once

#include "gui/frame/game_window.h"

namespace byzantium::window {

// With the boards that there are on this computer now.
gui::GameWindow game_window();

}  // namespace byzantium::window
