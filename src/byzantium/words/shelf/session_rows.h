// SPDX-License-Identifier: MIT
// Sessions of this game as rows of the list, and the card of the one to go on with.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/text/session.h"
#include "byzantium/text/shelf.h"
#include "byzantium/words/table/names.h"
#include "present/shelf/session_row.h"
#include "session/times.h"

#include <cstddef>
#include <string>
#include <vector>

namespace byzantium::words {

// `now`: of this computer's clock.
present::SessionRow session_row(const byzantium::text::OnShelf& session, const session::LocalTime& now);

// The last entries that count, at most so many, oldest first.
std::vector<present::NumberedLine> last_entries(const Names& names, const byzantium::text::Session& session,
                                                std::size_t most);

// Of a session on a shelf that was read.
present::ResumeCard resume_card(const present::ShelvedSession& listed, const byzantium::text::Session& session);

// "Anna, Boris, Green": by name, or by colour where there is none.
std::string players_words(const std::vector<byzantium::Seat>& seats);

}  // namespace byzantium::words
