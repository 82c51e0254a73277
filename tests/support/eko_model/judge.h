// SPDX-License-Identifier: MIT
// Whether an entry is legal, by the table of the page that is "checked from left to right".
#pragma once

#include "support/eko_model/entry.h"
#include "support/eko_model/ways.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace eko_model {

// Judges entries on one position, which must outlive it.
class Judge {
public:
    Judge(const Table& table, const Position& now) : table_{table}, now_{now} {}

    // "AWAITS", or the id of the first rule that is broken; nothing if the entry is legal. Not for `correct` and
    // `await`, which are always.
    std::optional<std::string> refused(const Entry&);
    // Every legal entry, but for a reinforcement shared out over several stacks.
    std::vector<Entry> legal();
    // EKO-33
    bool march_possible();

private:
    using Rule = std::optional<std::string>;

    bool is_awaited(const std::string& word) const;
    bool is_legal(const Entry& entry) { return !refused(entry); }
    Rule swap(const Entry&) const;
    Rule move(const Entry&);
    Rule move_ends(const Entry&) const;
    Rule build(const Entry&) const;
    Rule sand(const Entry&) const;
    Rule pass();
    Rule march();
    Rule exchange(const Entry&) const;
    Rule reinforce(const Entry&) const;
    Rule place(const Entry&) const;
    Rule place_by_neighbours(const Entry&) const;
    Rule moon(const Entry&) const;
    Rule stop();

    bool only_the_emperor_can_come() const;
    bool storm_forbids(Field) const;
    const Ways& ways(Field from);

    std::vector<Entry> every_move();
    std::vector<Entry> every_build() const;
    std::vector<Entry> candidates(const std::string& word);
    bool any_move_or_build();
    bool any_legal(const std::string& word);

    const Table& table_;
    const Position& now_;
    std::map<Field, Ways> ways_;
};

}  // namespace eko_model
