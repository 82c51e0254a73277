// SPDX-License-Identifier: MIT
// What was entered, and what it did, as an open table tells it. Players are numbers of seats, as the table lists them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace present {

// An event, or a deed of hands. A deed without a player is the table's: pieces that belong to nobody.
enum class LineKind : std::uint8_t { event, deed };
struct ToldLine {
    LineKind kind;
    std::optional<std::size_t> player;
    std::string text;
};

// The table: a correction, or an action given by it.
enum class Author : std::uint8_t { player, table };
struct EntryTold {
    Author author;
    std::optional<std::size_t> player;  // whose decision or roll it was
    std::string text;
};

// Entries that were cut off, and where they are shown.
struct Tail {
    std::size_t place;    // after so many entries of the journal as it is today
    std::size_t at;       // after so many entries they were cut off
    std::size_t entries;  // at least one
    bool is_shown;        // they came back, or were cut off once more
    std::string redo;     // what redo would bring back with them; empty if it would not
};

}  // namespace present
