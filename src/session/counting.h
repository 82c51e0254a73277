// SPDX-License-Identifier: MIT
// The finished sessions of a game in a library, counted: each is replayed once, and what came of it stays in the
// library until the session changes. Sessions that are marked as not counted, or lie in the trash, are left out. The
// members are defined in session/counting_impl.h: whoever instantiates them for a game includes that, once.
#pragma once

#include "session/boards.h"
#include "session/game.h"
#include "session/seat.h"
#include "session/session.h"
#include "session/summary.h"
#include "store/library.h"
#include "store/records.h"

#include <concepts>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace session {

// A game that names what it counts. `counts_of`, a function beside the game, counts the entries before the cursor;
// `entered` are the times of the entries, as many as are known.
template <class G>
concept CountedGame = Game<G> && requires(const Session<G>& session, std::span<const std::string> entered) {
    { G::measures() } -> std::same_as<const Measures&>;
    { counts_of(session, entered) } -> std::same_as<Summary>;
};

struct CountedSession {
    store::SessionId id;
    std::string uuid;
    std::string game;
    std::string title;
    std::string place;        // may be empty
    std::string board;        // what its header calls it
    std::string begun;        // UTC, 2026-03-01T19:30:00Z
    std::vector<Seat> seats;  // clockwise
    Summary summary;          // its players in the same order
};

// Of any game: over, not left out, and of this one.
bool counts(const store::Listed& listed, std::string_view game);
// Begun last first.
bool begun_later(const CountedSession& a, const CountedSession& b);
CountedSession counted(const store::Listed& listed, Summary summary);
// Nothing if this was not counted over a finished session of the players of that row.
std::optional<Summary> fitting(const store::Listed& listed, std::optional<Summary> summary);

// Counting them is done in steps, so that whoever waits can be told how far it is. In a library that may not be
// written everything is counted and nothing is kept.
template <CountedGame G>
class Counting {
public:
    // Reads the list and what was counted before; nothing is replayed. Both must outlive it. Throws store::StoreError.
    Counting(store::Library& library, const Boards<G>& boards);

    // Sessions that must be replayed yet.
    std::size_t left() const { return uncounted_.size(); }
    // Replays one of them, and keeps what it came to; nothing happens if none is left. Where it stands among sessions()
    // now; nothing if it is not there. Throws store::StoreError.
    std::optional<std::size_t> step();

    // Those counted so far, begun last first.
    const std::vector<CountedSession>& sessions() const { return counted_; }
    // Titles of those that do not replay as they did, or on no board that is there: they stay out.
    const std::vector<std::string>& unreadable() const { return unreadable_; }

private:
    std::optional<Summary> replayed(store::SessionId id);
    void keep(const store::Details& details, const Summary& summary) const;

    store::Library& library_;
    const Boards<G>& boards_;
    std::vector<store::Listed> uncounted_;  // the next one last
    std::vector<CountedSession> counted_;
    std::vector<std::string> unreadable_;
};

}  // namespace session
