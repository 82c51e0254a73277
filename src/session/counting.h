// SPDX-License-Identifier: MIT
// Counts the finished sessions of a game in a library. Each is replayed once, and the result stays in the library until
// the session changes. Sessions that are marked as not counted, or are in the trash, are left out. The members are
// defined in session/counting_impl.h; the source file of a game that instantiates them includes it.
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
#include <functional>
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

// The finished sessions of one game in a library, whichever it is.
class GameCounting {
public:
    virtual ~GameCounting() = default;

    // The number of sessions still to be replayed.
    virtual std::size_t left() const = 0;
    // Replays one of them and keeps the result; does nothing if none is left. Throws store::StoreError.
    virtual void step() = 0;
    // Those counted so far, begun last first.
    virtual const std::vector<CountedSession>& sessions() const = 0;
    // Titles of sessions that do not replay as they did, or whose board is missing: they are left out.
    virtual const std::vector<std::string>& unreadable() const = 0;
};

// How far counting has come, over one game or several.
struct CountedSoFar {
    std::vector<CountedSession> sessions;  // begun last first
    std::size_t left;
    std::vector<std::string> unreadable;
};
CountedSoFar counted_so_far(const std::vector<std::reference_wrapper<const GameCounting>>& games);

// Counting them is done in steps, so that whoever waits can be told how far it is. In a library that may not be
// written everything is counted and nothing is kept.
template <CountedGame G>
class Counting : public GameCounting {
public:
    // Reads the list and what was counted before; nothing is replayed. The library must outlive it. Throws
    // store::StoreError.
    Counting(store::Library& library, Boards<G> boards);

    std::size_t left() const override { return uncounted_.size(); }
    void step() override;
    const std::vector<CountedSession>& sessions() const override { return counted_; }
    const std::vector<std::string>& unreadable() const override { return unreadable_; }

private:
    std::optional<Summary> replayed(store::SessionId id);
    void keep(const store::Details& details, const Summary& summary) const;

    store::Library& library_;
    Boards<G> boards_;
    std::vector<store::Listed> uncounted_;  // the next one last
    std::vector<CountedSession> counted_;
    std::vector<std::string> unreadable_;
};

}  // namespace session
