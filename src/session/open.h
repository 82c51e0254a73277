// SPDX-License-Identifier: MIT
// A session made from a journal's lines, and written back as such.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/refusal.h"
#include "protocol/text.h"
#include "session/files.h"
#include "session/resources.h"
#include "session/session.h"

#include <cstddef>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <variant>

namespace session {

// The first line that could not be taken; it and all behind it are left out.
struct Trouble {
    std::size_t line;  // as an editor counts: the header is line 1
    std::variant<protocol::FormatError, byzantium::Refusal> why;
};

struct Opened {
    Session session;
    std::optional<Trouble> trouble;
};

// The session of these lines, as far as they hold. `name` is what messages call them. Throws FileError and
// protocol::FormatError if there is no usable header or no board for it.
Opened open_journal(std::istream& lines, std::string_view name, const Boards& boards, DiceSource dice);

// The first-game guide's turn at the practice table, played to its end. Throws FileError if its journal is missing or
// cannot be played on the board, protocol::FormatError if it is no journal or the board does not fit it.
Session open_guide(const Resources& resources, const Boards& boards);

// A session at its first position. Throws like open_journal if the board does not fit the header.
Session new_session(const byzantium::Header& header, const Boards& boards, DiceSource dice);
Session new_session(const byzantium::Header& header, byzantium::Board board, DiceSource dice);

// The header and the entries that count now. The caller looks at the state of the stream.
void write_journal(std::ostream& out, const Session& session);
std::string journal_text(const Session& session);
// The same into a file, as put_file does. Throws FileError.
void save_journal(const Target& target, const Session& session);

}  // namespace session
