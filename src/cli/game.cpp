// SPDX-License-Identifier: MIT
#include "cli/game.h"

#include <algorithm>

namespace cli {

const Game* Games::find(std::string_view id) const {
    const auto found = std::find_if(all_.begin(), all_.end(), [&](const auto& game) { return game->id() == id; });
    return found == all_.end() ? nullptr : found->get();
}

}  // namespace cli
