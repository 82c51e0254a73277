// SPDX-License-Identifier: MIT
#include "session/counting.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace session {

// Archived sessions count too, as far as they were played to the end.
bool counts(const store::Listed& listed, std::string_view game) {
    return listed.game == game && listed.finished && !listed.not_counted && listed.shelf != store::Shelf::trashed;
}

bool begun_later(const CountedSession& a, const CountedSession& b) {
    return std::tie(a.begun, a.id) > std::tie(b.begun, b.id);
}

CountedSession counted(const store::Listed& listed, Summary summary) {
    return {listed.id,    listed.uuid,       listed.game,    listed.title,      listed.place,
            listed.board, listed.created_at, listed.players, std::move(summary)};
}

// An index into one of both lists is used for the other.
std::optional<Summary> fitting(const store::Listed& listed, std::optional<Summary> summary) {
    const auto is_same = [](const Seat& seat, const PlayerCount& player) { return seat.color == player.player; };
    if (!summary || !summary->ended || !std::ranges::equal(listed.players, summary->players, is_same))
        return std::nullopt;
    return summary;
}

CountedSoFar counted_so_far(const std::vector<std::reference_wrapper<const GameCounting>>& games) {
    CountedSoFar all{{}, 0, {}};
    for (const GameCounting& game : games) {
        all.sessions.insert(all.sessions.end(), game.sessions().begin(), game.sessions().end());
        all.left += game.left();
        all.unreadable.insert(all.unreadable.end(), game.unreadable().begin(), game.unreadable().end());
    }
    std::sort(all.sessions.begin(), all.sessions.end(), begun_later);
    return all;
}

}  // namespace session
