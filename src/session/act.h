// SPDX-License-Identifier: MIT
// What is entered at once, and what was entered before, of a game: templates of any class, so that a game can name them
// while it is defined.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace session {

// Whose answer an entry is: a person's, who was asked, or one that the person's seat had given in advance.
enum class AnsweredBy : std::uint8_t { person, standing_answer };

// What a user does in one step; undone and redone together.
template <class G>
struct Act {
    std::vector<typename G::Entry> entries;  // at least one
    std::string name;                        // what undo takes back, in words; may be empty
    AnsweredBy by = AnsweredBy::person;
};

// An earlier entry, as it was kept.
template <class G>
struct Earlier {
    typename G::Entry entry;
    std::optional<std::uint64_t> position_hash;  // of the position it led to then; nothing if it cannot be compared
    std::size_t step;                            // number, from 1, of the first entry of its act
    std::string step_name;
    AnsweredBy by = AnsweredBy::person;
};

// For a game of which no older program led a table elsewhere.
template <class G>
struct NothingToRestore {
    Act<G> act;
    std::size_t entries;
};

}  // namespace session
