// SPDX-License-Identifier: MIT
// The finished sessions of a library, counted: each is replayed once, and what came of it stays in the library until
// the session changes. Sessions that are marked as not counted, or lie in the trash, are left out.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/summary.h"
#include "session/resources.h"
#include "session/times.h"
#include "store/library.h"
#include "store/records.h"

#include <cstddef>
#include <optional>
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

// Counting them is done in steps, so that whoever waits can be told how far it is. In a library that may not be
// written everything is counted and nothing is kept.
class Counting {
public:
    // Reads the list and what was counted before; nothing is replayed. Both must outlive it. Throws store::StoreError.
    Counting(store::Library& library, const Boards& boards);

    // Sessions that must be replayed yet.
    std::size_t left() const { return uncounted_.size(); }
    // Replays one of them, and keeps what it came to; nothing happens if none is left. Throws store::StoreError.
    void step();

    // Those counted so far, begun last first.
    const std::vector<CountedSession>& sessions() const { return counted_; }
    // Titles of those that do not replay as they did, or on no board that is there: they stay out.
    const std::vector<std::string>& unreadable() const { return unreadable_; }

private:
    std::optional<SessionSummary> replayed(store::SessionId id);
    void keep(const store::Details& details, const SessionSummary& summary) const;
    void take(const store::Listed& listed, SessionSummary summary);

    store::Library& library_;
    const Boards& boards_;
    std::vector<store::Listed> uncounted_;  // the next one last
    std::vector<CountedSession> counted_;
    std::vector<std::string> unreadable_;
};

// All of them. Throws store::StoreError.
Counting count_all(store::Library& library, const Boards& boards);

}  // namespace byzantium::text
