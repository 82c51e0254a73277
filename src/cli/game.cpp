// SPDX-License-Identifier: MIT
#include "cli/game.h"

#include <algorithm>

namespace cli {

const Game* Games::find(std::string_view id) const {
    const auto found = std::find_if(all_.begin(), all_.end(), [&](const auto& game) { return game->id() == id; });
    return found == all_.end() ? nullptr : found->get();
}

const Game& Games::whose_board(const std::optional<std::string>& board) const {
    const auto found = std::find_if(all_.begin(), all_.end(), [&](const auto& game) {
        const auto boards = board && all_.size() > 1 ? game->boards() : nullptr;
        return boards && boards->knows(*board);
    });
    return found == all_.end() ? first() : **found;
}

present::CountedGames Games::counted() const {
    present::CountedGames games;
    for (const auto& game : all_) games.push_back(game->counted());
    return games;
}

std::vector<std::string> seat_marks(const present::CountedGames& games) {
    std::vector<std::string> all;
    for (const auto& game : games)
        for (const auto& key : game.marks.keys)
            if (std::find(all.begin(), all.end(), key) == all.end()) all.push_back(key);
    return all;
}

}  // namespace cli
