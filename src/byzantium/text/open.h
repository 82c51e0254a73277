// SPDX-License-Identifier: MIT
// A session made from a journal's lines, and written back as such.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/session.h"
#include "protocol/text.h"
#include "session/files.h"
#include "session/resources.h"

#include <cstddef>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <variant>

namespace byzantium::text {

// The first line that could not be taken; it and all behind it are left out.
struct NotEntered {
    std::size_t line;  // as an editor counts: the header is line 1
    std::variant<protocol::FormatError, Refusal> why;
};

struct Opened {
    Session session;
    std::optional<NotEntered> trouble;
};

// The session of these lines, as far as they hold. `name` is what messages call them. Throws session::FileError and
// protocol::FormatError if there is no usable header or no board for it.
Opened open_journal(std::istream& lines, std::string_view name, const Boards& boards, session::DiceSource dice);

// The first-game guide's turn at the practice table, played to its end. Throws session::FileError if its journal is
// missing or cannot be played on the board, protocol::FormatError if it is no journal or the board does not fit it.
Session open_guide(const session::Resources& resources, const Boards& boards);

// A session at its first position. Throws like open_journal if the board does not fit the header.
Session new_session(const Header& header, const Boards& boards, session::DiceSource dice);
Session new_session(const Header& header, Board board, session::DiceSource dice);

// The header and the entries that count now. The caller looks at the state of the stream.
void write_journal(std::ostream& out, const Session& session);
std::string journal_text(const Session& session);
// The same into a file, as put_file does. Throws session::FileError.
void save_journal(const session::Target& target, const Session& session);

}  // namespace byzantium::text
