// SPDX-License-Identifier: MIT
// Sessions of a library as people read them: rows of the list, and the card of the one to go on with.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/session.h"
#include "byzantium/text/shelf.h"
#include "byzantium/words/table/names.h"
#include "session/times.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

struct RowPlayer {
    byzantium::Color color;
    std::string name;  // the colour, if there is none
};

struct SessionRow {
    std::string title;
    std::vector<RowPlayer> players;           // clockwise
    std::optional<byzantium::Color> speaker;  // who is awaited
    std::string state;                        // "Anna: choose an action", "The game is over"; may be empty
    std::string played;                       // "today, 19:30"; may be empty
    std::string entries;                      // "12 entries"
    std::string remark;                       // "archived", "not counted: a copy"; may be empty
};
SessionRow session_row(const byzantium::text::OnShelf& session, const session::LocalTime& now);

// An entry of the journal with its number, from 1.
struct NumberedLine {
    std::size_t number;
    std::string headline;
};
// The last entries that count, at most so many, oldest first.
std::vector<NumberedLine> last_entries(const Names& names, const byzantium::text::Session& session, std::size_t most);

// The session to go on with.
struct ResumeCard {
    SessionRow row;
    std::string where;               // as the table called it; may be empty
    std::string question;            // what the table waits for
    std::vector<NumberedLine> last;  // at most three
};
ResumeCard resume_card(const byzantium::text::OnShelf& listed, const byzantium::text::Session& session,
                       const session::LocalTime& now);

// "Anna, Boris, Green": by name, or by colour where there is none.
std::string players_words(const std::vector<byzantium::Seat>& seats);
}  // namespace byzantium::words
