// SPDX-License-Identifier: MIT
// The toy game in the window: its board is two buttons. It shows what the shell still takes for granted of a game.
#pragma once

#include "gui/frame/game_window.h"

namespace counter {

gui::GameWindow game_window();

}  // namespace counter
