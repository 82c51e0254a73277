// SPDX-License-Identifier: MIT
// What was undone, for as long as hands need to put it back on the table: until it is done again, or an act has
// followed the one that took its place.
#pragma once

#include "present/journal/hands_view.h"
#include "present/journal/told.h"
#include "present/table/looks.h"

#include <cstddef>
#include <string>
#include <vector>

namespace present {

class PutBack {
public:
    // Call it whenever the table has moved, with the entries that are undone now and those whose deeds are due.
    void follow(const Looks& table, EntryRange undone, EntryRange due);
    // Begins with another session.
    void forget() { lines_.clear(); }
    // Before the list there, the last act first; behind it once something new took its place.
    void add_to(HandsView& view) const;

private:
    bool is_done_again(const Looks& table) const;

    std::vector<HandsLine> lines_;
    std::size_t at_ = 0;               // entries before those that were undone
    std::vector<std::string> undone_;  // each of those in a sentence
    bool has_gone_on_ = false;         // something else took their place
};

}  // namespace present
