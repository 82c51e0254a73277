// SPDX-License-Identifier: MIT
// A result: what one player had in one session of any game.
#pragma once

#include "session/counting.h"
#include "session/seat.h"
#include "session/summary.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace present {

// Its session must outlive it.
struct SeatResult {
    const session::CountedSession& session;
    std::size_t seat;  // from 0, in seating order

    const session::Seat& who() const { return session.seats.at(seat); }
    const session::PlayerCount& result() const { return session.summary.players.at(seat); }
    bool won() const { return session.summary.ended && result().winner; }
};
using Results = std::vector<SeatResult>;  // those of one session stand together

// Each session that results come from, once.
std::vector<std::reference_wrapper<const session::CountedSession>> sessions_of(const Results& results);
// How many players have won it: none, one or several.
std::size_t winners(const session::CountedSession& session);

}  // namespace present
