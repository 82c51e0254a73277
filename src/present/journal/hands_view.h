// SPDX-License-Identifier: MIT
// What hands have to do on the table after an act: a list to be ticked off.
#pragma once

#include "paper/table.h"
#include "present/journal/told.h"
#include "present/table/looks.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace present {

// Entries `first` to before `end`, counted from 0.
struct EntryRange {
    std::size_t first;
    std::size_t end;
    bool operator==(const EntryRange&) const = default;
};

struct HandsLine {
    LineKind kind;
    std::optional<paper::Badge> player;  // none: it is the table's
    std::string text;
};

struct HandsView {
    std::string heading;           // "On the table"
    std::vector<HandsLine> lines;  // deeds; at a turn's end player by player, each below an event with the name
    EntryRange entries{};
};

// What is told of a line that is ticked off, and of one that is not.
std::string done_words();
std::string not_done_words();

// Of these entries, which the journal must hold. No lines if hands have nothing to do.
HandsView hands_view(const Looks& table, EntryRange entries);

}  // namespace present
