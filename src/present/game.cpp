// SPDX-License-Identifier: MIT
#include "present/game.h"

#include <algorithm>

namespace present {

const Game* game_of(const Games& games, std::string_view id) {
    const auto found = std::find_if(games.begin(), games.end(), [&](const Game* one) { return one->id() == id; });
    return found == games.end() ? nullptr : *found;
}

}  // namespace present
