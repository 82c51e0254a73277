// SPDX-License-Identifier: MIT
// The journal that most sub-commands begin with.
#pragma once

#include "byzantium/rules/position.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/open.h"
#include "byzantium/text/session.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "present/names.h"
#include "present/rules.h"
#include "session/resources.h"

#include <cstddef>
#include <optional>
#include <string>

namespace cli {

// A journal that is open, with what is needed to talk about it.
struct OpenJournal {
    byzantium::text::Session session;
    present::Names names;
    int status;  // `done`, or `refused` if an entry was: then the session ends before it
};

// Reads it; trouble with an entry is told on console.err, and what stands before it is kept. Throws
// session::FileError and protocol::FormatError.
OpenJournal open_journal(const JournalChoice& choice, const Console& console);

// The position after so many entries, at the journal's end if no number is given; nothing, and a word on console.err,
// if there are not so many.
std::optional<byzantium::Position> position_at(const OpenJournal& open, std::optional<std::size_t> entries,
                                               const Console& console);

// The boards for that choice: a file, or else the id of a board there is. Throws like open_journal.
byzantium::text::Boards boards_for(const std::optional<std::string>& board);

// The rules in short; none, and a word on console.err, if their file is missing.
present::RuleTexts rule_texts(const Console& console);

// What stopped the reading of a journal, and how much of it was kept, in two sentences.
std::string trouble_words(const byzantium::text::Opened& opened, const std::string& name);

}  // namespace cli
