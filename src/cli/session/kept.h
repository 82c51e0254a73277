// SPDX-License-Identifier: MIT
// Sessions of a library, of whatever game: what opening, taking over and replaying them comes to.
#pragma once

#include "cli/open_session.h"
#include "session/kept.h"
#include "store/exchange.h"
#include "store/holder.h"
#include "store/records.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace cli {

// Why a session does not replay as it did: sentences.
struct KeptTrouble {
    std::string why;
    std::optional<std::string> restoring;  // what an older program made of the table, if it can be had again
};
struct OpenedKept {
    std::unique_ptr<OpenSession> session;
    store::Details details;
    std::optional<KeptTrouble> trouble;
};
using TakenUp = std::variant<OpenedKept, store::Holder>;

// Why nothing was taken over, in a sentence.
struct NotTakenOver {
    std::string why;
};
using TakenLines = std::variant<session::TakenOver, session::KnownAlready, NotTakenOver>;
using TakenFile = std::variant<store::Imported, store::AlreadyHere, store::Differs, NotTakenOver>;

struct NotAsItWas {
    store::SessionId id;
    std::string title;
    std::string why;  // a sentence
};

// A session that was begun, in words.
struct Begun {
    store::SessionId id;
    std::string title;
    std::string first;  // player: "red"
};

}  // namespace cli
