// SPDX-License-Identifier: MIT
#include "present/statistics/counted_game.h"

#include <algorithm>

namespace present {

const CountedGame* game_of(const CountedGames& games, const std::string& id) {
    const auto found = std::find_if(games.begin(), games.end(), [&](const CountedGame& game) { return game.id == id; });
    return found == games.end() ? nullptr : &*found;
}

const CountedGame* game_of(const CountedGames& games, const Results& results) {
    if (results.empty()) return nullptr;
    const std::string& id = results.front().session.game;
    const bool all = std::all_of(results.begin(), results.end(),
                                 [&](const SeatResult& result) { return result.session.game == id; });
    return all ? game_of(games, id) : nullptr;
}

std::string seat_name(const SeatResult& result, const CountedGames& games) {
    const CountedGame* game = game_of(games, result.session.game);
    return seat_name(result.who(), game ? &game->marks : nullptr);
}

}  // namespace present
