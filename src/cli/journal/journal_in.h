// SPDX-License-Identifier: MIT
// A journal that comes in, and the game that its header names.
#pragma once

#include "cli/game.h"
#include "cli/line/commands.h"
#include "cli/line/console.h"
#include "present/help/rules.h"
#include "protocol/text.h"

#include <istream>
#include <optional>
#include <streambuf>
#include <string>
#include <string_view>
#include <variant>

namespace cli {

// A stream whose first line can be looked at before it is read; holds no more than one line. Waits for no more than
// the next reader needs.
class FirstLineSeen : public std::streambuf {
public:
    // The source must outlive it. One that cannot be read is left to who reads on.
    explicit FirstLineSeen(std::istream& source);

    // Without its line feed; of one that is too long, the beginning.
    std::string_view first_line() const;

private:
    int_type underflow() override;

    std::streambuf& source_;
    std::string held_;
};

// The game that a header names. One that names none is for the first game to find fault with. Or that there is no such
// game.
std::variant<const Game*, protocol::Malformed> game_named(const Games& games, std::string_view header);

// The same of a journal that is called this. Throws protocol::FormatError if there is no such game.
const Game& expect_game(const Games& games, std::string_view header, const std::string& file_name);

// A journal that is open.
struct JournalOpen {
    const Game& game;
    std::unique_ptr<OpenSession> session;
    int status;  // `done`, or `refused` if an entry was: then the session ends before it
};
// Reads it; trouble with an entry is told on console.err, and what stands before it is kept. Throws
// session::FileError and protocol::FormatError.
JournalOpen open_journal(const JournalChoice& choice, const Games& games, const Console& console);

// Whether it has so many entries; if not, a word on console.err.
bool has_entries(const OpenSession& open, std::size_t entries, const Console& console);

// The rules of a game in short; none, and a word on console.err, if their file is missing.
present::RuleTexts rule_texts(const Game& game, const Console& console);

}  // namespace cli
