// SPDX-License-Identifier: MIT
// Entries and what they did, in words. Players are seat numbers in the table's order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace present {

// An event, or something that hands do. A deed without a player moves pieces that belong to nobody. What hands do when
// a turn ends is kind `turn_end` in games that have a page for it: it is on that page.
enum class LineKind : std::uint8_t { event, deed, turn_end };
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

// Entries `first` to before `end`, counted from 0.
struct EntryRange {
    std::size_t first;
    std::size_t end;
    bool operator==(const EntryRange&) const = default;
};

// Entries that were cut off, and where the journal shows them.
struct Tail {
    std::size_t place;    // after this many entries of today's journal
    std::size_t at;       // entries before them when they were cut off
    std::size_t entries;  // at least one
    bool is_shown;        // false if they came back, or were cut off once more
    std::string redo;     // the name of the repair that redo would do again with them; empty if none
};

}  // namespace present
