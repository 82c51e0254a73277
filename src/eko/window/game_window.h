// SPDX-License-Identifier: MIT
// Ekö in the window, for the list of games.
#pragma once

#include "gui/frame/game_window.h"

namespace eko::window {

gui::GameWindow game_window();

}  // namespace eko::window
