// SPDX-License-Identifier: MIT
// The finished sessions of Byzantium in a library, counted: session/counting.h, with what this game counts by name.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/session.h"
#include "byzantium/text/summary.h"
#include "session/counting.h"
#include "store/library.h"
#include "store/records.h"

#include <cstddef>
#include <string>
#include <vector>

namespace byzantium::text {

struct CountedSession {
    store::SessionId id;
    std::string uuid;
    std::string title;
    std::string place;        // may be empty
    std::string board;        // what its header calls it
    std::string begun;        // UTC, 2026-03-01T19:30:00Z
    std::vector<Seat> seats;  // clockwise
    SessionSummary summary;   // its players in the same order
};

// As session::Counting.
class Counting {
public:
    // Both must outlive it. Throws store::StoreError.
    Counting(store::Library& library, const Boards& boards);

    std::size_t left() const { return counting_.left(); }
    // Throws store::StoreError.
    void step();

    const std::vector<CountedSession>& sessions() const { return sessions_; }
    const std::vector<std::string>& unreadable() const { return counting_.unreadable(); }

private:
    session::Counting<Game> counting_;
    std::vector<CountedSession> sessions_;  // of the same at the same places
};

// All of them. Throws store::StoreError.
Counting count_all(store::Library& library, const Boards& boards);

}  // namespace byzantium::text

extern template class session::Counting<byzantium::text::Game>;
