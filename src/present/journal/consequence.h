// SPDX-License-Identifier: MIT
// What a repair does to later entries, and what it is called. Entries have the numbers of the session.
#pragma once

#include "present/help/article.h"
#include "present/journal/repair_marks.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace present {

// A later entry that a repair changes.
struct Consequence {
    enum class Kind : std::uint8_t {
        other_player,  // somebody else has the action
        other_result,  // other prices, other points, another field that falls
        refused,       // it no longer holds
    } kind;
    std::size_t number;   // in the session
    std::string was;      // the entry, or the part of it that changes
    std::string becomes;  // the same; why it no longer holds
};
// In a sentence.
std::string told(const Consequence& later);
RepairMark mark_of(Consequence::Kind kind);

// An entry played at a position: its headline, and what followed.
struct PlayedWords {
    std::string headline;
    std::vector<std::string> lines;
};
// The headline, and of what follows from it that which is not the same on the other side.
std::string told(const PlayedWords& one, const PlayedWords& other);

// What undo takes back, and redo does again: the first that somebody asked for. The number is of the session; of an
// act, its first.
enum class RepairKind : std::uint8_t { change, insertion, removal, removal_of_act };
std::string repair_name(RepairKind kind, std::size_t number);

}  // namespace present
