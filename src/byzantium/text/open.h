// SPDX-License-Identifier: MIT
// Sessions of Byzantium made from a journal's lines, and written back as such: session/open.h.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/header.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/session.h"
#include "session/dice.h"
#include "session/open.h"

namespace byzantium::text {

using NotEntered = session::NotEntered<Game>;
using Opened = session::Opened<Game>;

using session::journal_text;
using session::new_session;
using session::open_guide;
using session::open_journal;
using session::save_journal;
using session::write_journal;

// A session at its first position. Throws protocol::FormatError if the board does not fit the header.
Session new_session(const Header& header, const Board& board, session::DiceSource dice);

}  // namespace byzantium::text
