// SPDX-License-Identifier: MIT
// Sessions of a library: begun, looked at, taken up again, taken over from journals and files, and verified. The
// functions are defined in session/kept_impl.h: the source file of a game that instantiates them includes it.
#pragma once

#include "protocol/text.h"
#include "session/boards.h"
#include "session/dice.h"
#include "session/files.h"
#include "session/game.h"
#include "session/place.h"
#include "session/session.h"
#include "store/exchange.h"
#include "store/holder.h"
#include "store/library.h"
#include "store/records.h"

#include <cstddef>
#include <filesystem>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace session {

// The first entry that does not lead where it once did. It and all behind it are left out, and stay in the library
// until a change is made.
template <Game G>
struct Disagreement {
    std::size_t entry;    // from 1
    std::string program;  // the version that wrote it
    std::variant<protocol::FormatError, typename G::Refusal, OtherPosition> why;
    // What makes the table again what it was then, if that is known: to be submitted as it stands. Only of those
    // entries that counted.
    std::optional<typename G::Restoring> restoring{};
};

template <Game G>
struct OpenedKept {
    Session<G> session;
    store::Details details;
    std::optional<Disagreement<G>> trouble;
};

// All throw store::StoreError, FileError if there is no such board, and protocol::FormatError if a header is none, is
// of another game, or does not fit its board; nothing has changed then.

template <Game G>
store::SessionId begin_session(store::Library& library, const typename G::Header& header, const Place& place,
                               const Boards<G>& boards);

// Opens the session to look at it; nothing is kept.
template <Game G>
OpenedKept<G> look_at(const store::Library& library, store::SessionId id, const Boards<G>& boards, DiceSource dice);
// Opens the session to go on with it, keeping each change; or returns who has it open already.
template <Game G>
std::variant<OpenedKept<G>, store::Holder> take_up(store::Library& library, store::SessionId id,
                                                   const Boards<G>& boards, DiceSource dice);

// A journal that came in as lines.
struct TakenOver {
    store::SessionId id;
    std::size_t entries;
};
struct KnownAlready {
    store::SessionId id;  // the same header and entries
};
// The first line that does not hold, counted from 1, and why; nothing was taken over.
template <Game G>
struct NotTaken {
    std::size_t line;
    std::variant<protocol::FormatError, typename G::Refusal> why;
    typename G::Table table;  // of which a refusal speaks
};
template <Game G>
using TakenLines = std::variant<TakenOver, KnownAlready, NotTaken<G>>;
template <Game G>
TakenLines<G> take_over(store::Library& library, std::istream& lines, std::string_view name, const Place& place,
                        const Boards<G>& boards);

// The session that a journal is, but for entries behind the first: one of both goes on where the other ends, or they
// have several entries in common; nothing was taken over. Nothing if there is no such session, if one is the same entry
// for entry, or if a line does not hold.
template <Game G>
std::optional<store::Differs> known_in_part(const store::Library& library, std::istream& lines, std::string_view name,
                                            const Boards<G>& boards);

// The session as a file of its own (*.logothete), with all that was undone. Throws as `writable` and store::StoreError.
void export_session(const store::Library& library, store::SessionId id, const Target& target);

// A disagreement, and the table of which it speaks.
template <Game G>
struct DisagreementAt {
    typename G::Table table;
    Disagreement<G> trouble;
};
// A session file (*.logothete) that came in. All of it is judged before anything is written: its game, its header, its
// board, its players and results, each entry, also those that were put aside. An entry that does not lead where it once
// did is told with the table that it was played on; everything else that is wrong is thrown.
template <Game G>
using TakenFile = std::variant<store::Imported, store::AlreadyHere, store::Differs, DisagreementAt<G>>;
template <Game G>
TakenFile<G> take_over_file(store::Library& library, const std::filesystem::path& file, store::IfDiffers if_differs,
                            const Boards<G>& boards);

// One session that does not replay as it did.
template <Game G>
struct NotAsItWas {
    store::SessionId id;
    std::string title;
    std::variant<DisagreementAt<G>, protocol::FormatError> why;  // the latter: its header
};
// Replays every session of the game, including those in the trash.
template <Game G>
std::vector<NotAsItWas<G>> replay_all(const store::Library& library, const Boards<G>& boards);

// An error for each session that cannot be replayed because its game is not among these.
std::vector<protocol::FormatError> of_unknown_games(const store::Library& library,
                                                    const std::vector<std::string_view>& known);

}  // namespace session
