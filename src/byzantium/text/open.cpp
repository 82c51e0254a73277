// SPDX-License-Identifier: MIT
#include "byzantium/text/open.h"

#include "byzantium/rules/board.h"
#include "byzantium/rules/header.h"
#include "protocol/lines.h"
#include "session/open_impl.h"

namespace session {

using Byzantium = byzantium::text::Game;

template byzantium::text::Opened open_journal(std::istream&, std::string_view, const Boards<Byzantium>&, DiceSource);
template byzantium::text::Session new_session<Byzantium>(const byzantium::Header&, const Boards<Byzantium>&,
                                                         DiceSource);
template byzantium::text::Session new_session_on<Byzantium>(const byzantium::Header&, const byzantium::Board&,
                                                            DiceSource);
template byzantium::text::Session open_guide(const Resources&, const Boards<Byzantium>&);
template void write_journal(std::ostream&, const Session<Byzantium>&);
template std::string journal_text(const Session<Byzantium>&);
template void save_journal(const Target&, const Session<Byzantium>&);
template byzantium::Header read_journal_header<Byzantium>(protocol::LineReader&, std::string_view);
template JournalEntries<Byzantium> read_journal_entries<Byzantium>(protocol::LineReader&, const byzantium::Table&,
                                                                   const byzantium::Header&, std::string_view);

}  // namespace session

namespace byzantium::text {

Session new_session(const Header& header, const Board& board, session::DiceSource dice) {
    return session::new_session_on<Game>(header, board, dice);
}

}  // namespace byzantium::text
