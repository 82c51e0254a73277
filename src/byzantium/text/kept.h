// SPDX-License-Identifier: MIT
// Sessions of a library: begun, looked at, taken up again, taken over from journals, and verified.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/restoring.h"
#include "byzantium/text/session.h"
#include "protocol/text.h"
#include "session/dice.h"
#include "session/files.h"
#include "session/place.h"
#include "session/resources.h"
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

namespace byzantium::text {

// The first entry that does not lead where it once did. It and all behind it are left out, and stay in the library
// until a change is made.
struct Disagreement {
    std::size_t entry;    // from 1
    std::string program;  // the version that wrote it
    std::variant<protocol::FormatError, Refusal, session::OtherPosition> why;
    // What makes the table again what it was then, if that is known: to be submitted as it stands. Only of those
    // entries that counted.
    std::optional<Restoring> restoring{};
};

struct OpenedKept {
    Session session;
    store::Details details;
    std::optional<Disagreement> trouble;
};

// All throw store::StoreError, session::FileError if there is no such board, and protocol::FormatError if a header is
// none or does not fit its board; nothing has changed then.

store::SessionId begin_session(store::Library& library, const Header& header, const session::Place& place,
                               const Boards& boards);

// To look at: nothing is kept.
OpenedKept look_at(const store::Library& library, store::SessionId id, const Boards& boards, session::DiceSource dice);
// To go on with, each change kept; or who has it open already.
std::variant<OpenedKept, store::Holder> take_up(store::Library& library, store::SessionId id, const Boards& boards,
                                                session::DiceSource dice);

// A journal that came in as lines.
struct TakenOver {
    store::SessionId id;
    std::size_t entries;
};
struct KnownAlready {
    store::SessionId id;  // the same header and entries
};
// The first line that does not hold, counted from 1, and why; nothing was taken over.
struct NotTaken {
    std::size_t line;
    std::variant<protocol::FormatError, Refusal> why;
    Board board;  // whose cities a refusal names
};
std::variant<TakenOver, KnownAlready, NotTaken> take_over(store::Library& library, std::istream& lines,
                                                          std::string_view name, const session::Place& place,
                                                          const Boards& boards);

// The session as a file of its own (*.logothete), with all that was undone. Throws as `writable` and store::StoreError.
void export_session(const store::Library& library, store::SessionId id, const session::Target& target);

// A disagreement, and the board whose cities it names.
struct DisagreementOn {
    Board board;
    Disagreement trouble;
};
// A session file (*.logothete) that came in. All of it is judged before anything is written: its header, its board, its
// players and results, each entry, also those that were put aside. An entry that does not lead where it once did is
// told with the board that it was played on; everything else that is wrong is thrown.
struct NotWhole {
    Board board;
    Disagreement why;
};
using TakenFile = std::variant<store::Imported, store::AlreadyHere, store::Differs, NotWhole>;
TakenFile take_over_file(store::Library& library, const std::filesystem::path& file, store::IfDiffers if_differs,
                         const Boards& boards);

// One session that does not replay as it did.
struct NotAsItWas {
    store::SessionId id;
    std::string title;
    std::variant<DisagreementOn, protocol::FormatError> why;  // the latter: its header
};
// Replays every session, those in the trash too.
std::vector<NotAsItWas> replay_all(const store::Library& library, const Boards& boards);

}  // namespace byzantium::text
