// SPDX-License-Identifier: MIT
// What hands have to do on the table after an act: a list to be ticked off.
#pragma once

#include "byzantium/text/session.h"
#include "byzantium/words/entries/story.h"
#include "byzantium/words/table/names.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

// Entries `first` to before `end`, counted from 0.
struct EntryRange {
    std::size_t first;
    std::size_t end;
    bool operator==(const EntryRange&) const = default;
};

struct HandsView {
    std::string heading;          // "On the table"
    std::vector<ToldLine> lines;  // deeds; at a turn's end player by player, each below an event with the name
    EntryRange entries{};
};

// What is told of a line that is ticked off, and of one that is not.
std::string done_words();
std::string not_done_words();

// Of these entries, which the journal must hold. No lines if hands have nothing to do.
HandsView hands_view(const Names& names, const byzantium::text::Session& session, EntryRange entries);

}  // namespace byzantium::words
