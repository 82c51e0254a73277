// SPDX-License-Identifier: MIT
#include "present/statistics/seat_result.h"

#include <algorithm>

namespace present {

std::vector<std::reference_wrapper<const session::CountedSession>> sessions_of(const Results& results) {
    std::vector<std::reference_wrapper<const session::CountedSession>> sessions;
    for (const SeatResult& result : results)
        if (sessions.empty() || &sessions.back().get() != &result.session) sessions.emplace_back(result.session);
    return sessions;
}

std::size_t winners(const session::CountedSession& session) {
    return static_cast<std::size_t>(std::count_if(session.summary.players.begin(), session.summary.players.end(),
                                                  [](const auto& player) { return player.winner; }));
}

}  // namespace present
