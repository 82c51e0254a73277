// SPDX-License-Identifier: MIT
// An open session of whatever game, as the command line tells it. Entries are counted from the session's beginning.
#pragma once

#include "cli/play/asking.h"
#include "cli/play/programs.h"
#include "cli/program.h"
#include "cli/session/draft.h"
#include "present/help/rules.h"
#include "present/table/open_table.h"
#include "present/watched/watched.h"
#include "protocol/lines.h"
#include "protocol/replay.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

namespace cli {

// Why an entry would be refused now.
struct Reason {
    std::string text;  // the sentence, the rule's id and its text; or that it is allowed
    int status;        // `done` if it is allowed, else `refused`
};

// An entry that a count goes on with, and the sequences that begin with it.
struct Ways {
    std::string entry;  // JSON
    std::uint64_t sequences;
};

// The table is again what an older program made of it: so many entries were taken up again.
struct Mended {
    std::size_t entries;
};
enum class NotMended : std::uint8_t { nothing_to_mend, not_allowed };
using Mending = std::variant<Mended, NotMended>;

// What was cut off after an undo, and replaced since.
struct CutOff {
    std::size_t at;                    // after so many entries
    std::vector<std::string> entries;  // JSON
};

class OpenSession {
public:
    OpenSession() = default;
    virtual ~OpenSession() = default;
    OpenSession(const OpenSession&) = delete;
    OpenSession& operator=(const OpenSession&) = delete;

    // Its entries and players in words; undo and redo.
    virtual const present::OpenTable& table() const = 0;
    virtual present::OpenTable& table() = 0;

    // --- For people: lines of at most `screen` columns, as of the table after so many entries.
    virtual std::string table_text(std::size_t entries) const = 0;
    // What a tour begins with, and what it calls the turn: where that changes, a turn has ended.
    virtual std::string start_text() const = 0;
    virtual std::string turn_name(std::size_t entries) const = 0;

    // --- The same of the table as it is now.
    virtual std::string question() const = 0;      // what is asked, in a sentence
    virtual std::string moment_text() const = 0;   // the turn, and what is asked
    virtual std::string choices_text() const = 0;  // what is asked, and every legal entry
    virtual std::string score_text() const = 0;
    virtual std::string audit_text() const = 0;
    virtual std::string faults_text() const = 0;         // what cannot be on a real table; may be empty
    virtual std::string said_of_correction() const = 0;  // what goes with the one entered last; may be empty
    virtual std::string entry_help() const = 0;
    virtual bool is_over() const = 0;
    virtual present::Watched watched() const = 0;
    // The entry is JSON or short words of the game. Changes nothing.
    virtual Reason why(const present::RuleTexts& rules, const std::string& entry) const = 0;

    // The prompt of `play` at this session, which it must not outlive.
    virtual std::unique_ptr<Asking> ask() = 0;
    // Programs at these seats of this session, which they must not outlive. Throws wording::Failure if there can be
    // none.
    virtual std::unique_ptr<Programs> programs(const ProgramSeats& wished) = 0;

    // --- Changes; all throw store::StoreError. Refused, an entry has changed nothing.
    virtual std::optional<protocol::Refused> take(const protocol::Line& entry) = 0;
    virtual Mending mend() = 0;
    // A draft of this session, which it must not outlive.
    virtual std::unique_ptr<Draft> repair() = 0;

    // --- For programs.
    // The header and the entries that count now, a line each.
    virtual void write_journal(std::ostream& out) const = 0;
    virtual std::vector<CutOff> cut_off() const = 0;
    virtual std::string position_json(std::size_t entries) const = 0;
    // Sequences of `depth` entries (1 or more) from here, by their first.
    virtual std::vector<Ways> divide(int depth) const = 0;
};

}  // namespace cli
