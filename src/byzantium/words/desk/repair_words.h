// SPDX-License-Identifier: MIT
// A repair in words, before anything is stored: what was entered and what is instead, how the players stand before and
// after, and what becomes of later entries. Entries have the numbers of the session, never those of the draft.
#pragma once

#include "byzantium/text/session.h"
#include "byzantium/words/table/names.h"
#include "present/help/article.h"
#include "present/journal/repair_marks.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace byzantium::words {

// A later entry that is not as it was.
struct Consequence {
    enum class Kind : std::uint8_t {
        other_player,  // somebody else has the action
        other_result,  // other prices, other VP, another city that falls
        refused,       // it no longer holds
    } kind;
    std::size_t number;   // in the session
    std::string was;      // the entry, or the part of it that changes
    std::string becomes;  // the same; why it no longer holds
};
// In order.
std::vector<Consequence> consequences(const Names& names, const byzantium::text::Session& session,
                                      const byzantium::text::Repair& draft);

// All of it, to read.
present::Article repair_article(const Names& names, const byzantium::text::Session& session,
                                const byzantium::text::Repair& draft);

present::RepairMarks repair_marks(const std::vector<Consequence>& later, const byzantium::text::Repair& draft);

// What undo takes back, and redo does again: the first that somebody asked for. The number is of the session.
enum class RepairKind : std::uint8_t { change, insertion, removal };
std::string repair_name(RepairKind kind, std::size_t number);

// Why this line of the draft (from 1), which is refused, does not hold: as a player would say it.
std::string why_refused(const Names& names, const byzantium::text::Session& session,
                        const byzantium::text::Repair& draft, std::size_t line);
// An entry as it was told in its own time: in a draft somebody else may be awaited where it stands now.
std::string told_of_line(const Names& names, const byzantium::text::Session& session,
                         const byzantium::text::Repair& draft, std::size_t line);

}  // namespace byzantium::words
