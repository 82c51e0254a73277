// SPDX-License-Identifier: MIT
#include "gui/frame/game_window.h"

namespace gui {

present::Games games_of(const GameWindows& windows) {
    present::Games games;
    for (const GameWindow& window : windows) games.push_back(window.game.get());
    return games;
}

std::vector<std::string> names_of(const GameWindows& windows) {
    std::vector<std::string> names;
    for (const GameWindow& window : windows) names.push_back(window.game->name());
    return names;
}

}  // namespace gui
