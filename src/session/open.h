// SPDX-License-Identifier: MIT
// A session made from a journal's lines, and written back as such: the header on the first line, then an entry a line.
// The functions are defined in session/open_impl.h: the source file of a game that instantiates them includes it.
#pragma once

#include "protocol/lines.h"
#include "protocol/text.h"
#include "session/act.h"
#include "session/boards.h"
#include "session/dice.h"
#include "session/files.h"
#include "session/game.h"
#include "session/session.h"

#include <cstddef>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace session {

// The first line that could not be taken; it and all behind it are left out.
template <Game G>
struct NotEntered {
    std::size_t line;  // as an editor counts: the header is line 1
    std::variant<protocol::FormatError, typename G::Refusal> why;
};

template <Game G>
struct Opened {
    Session<G> session;
    std::optional<NotEntered<G>> trouble;
};

// The session of these lines, up to the first that is refused. Messages call them `name`. Throws FileError and
// protocol::FormatError if there is no usable header or no board for it.
template <Game G>
Opened<G> open_journal(std::istream& lines, std::string_view name, const Boards<G>& boards, DiceSource dice);

// A session at its first position. Throws like open_journal if the board does not fit the header.
template <Game G>
Session<G> new_session(const typename G::Header& header, const Boards<G>& boards, DiceSource dice);
template <Game G>
Session<G> new_session_on(const typename G::Header& header, const typename G::Board& board, DiceSource dice);
// The first-game guide's turn, played to its end. Throws FileError if its journal is missing or cannot be played on the
// board, protocol::FormatError if it is no journal or the board does not fit it.
template <Game G>
Session<G> open_guide(const Resources& resources, const Boards<G>& boards);

// The header and the entries that count now. The caller looks at the state of the stream.
template <Game G>
void write_journal(std::ostream& out, const Session<G>& session);
template <Game G>
std::string journal_text(const Session<G>& session);
// The same into a file, as put_file does. Throws FileError.
template <Game G>
void save_journal(const Target& target, const Session<G>& session);

// --- The two parts of a journal. Whether the entries are legal is not judged here.

// The header on the first line. Throws protocol::FormatError, as "FILE:1".
template <Game G>
typename G::Header read_journal_header(protocol::LineReader& lines, std::string_view file_name);

template <Game G>
struct JournalEntries {
    std::vector<typename G::Entry> entries;
    std::vector<AnsweredBy> by;  // of each
    // The first line that is no entry, as "FILE:LINE"; it and all behind it are left out.
    std::optional<protocol::FormatError> broken;
};
// The entries on the lines that follow.
template <Game G>
JournalEntries<G> read_journal_entries(protocol::LineReader& lines, const typename G::Table& table,
                                       const typename G::Header& header, std::string_view file_name);

// The board of a game as its header asks for it. Throws as Boards::board.
template <Game G>
typename G::Board board_for(const typename G::Header& header, const Boards<G>& boards) {
    if constexpr (HasBoards<G>)
        return boards.board(G::board_id(header));
    else
        return {};
}
// Throws protocol::FormatError at `place` if the board does not fit the header.
template <Game G>
void check_board(const typename G::Board& board, const typename G::Header& header, const std::string& place) {
    if constexpr (HasBoards<G>)
        if (const auto wrong = G::check_header(board, header)) throw protocol::FormatError{place, wrong->sentence};
}

}  // namespace session
