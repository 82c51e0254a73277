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
    // Before the list there, the last act first; once something new took its place, between what is new and what was
    // listed already. Call it each time after `follow`.
    void add_to(HandsView& view);

private:
    // Entries that were undone with nothing done in between.
    struct Undone {
        std::vector<HandsLine> lines;
        std::size_t at;                  // entries before them
        std::size_t count;               // of them
        std::vector<HandsLine> stays{};  // was listed beside it: done before, and not undone
    };
    struct Parted {
        std::vector<HandsLine> news;
        std::vector<HandsLine> stays;
        std::size_t newest = 0;  // of what is new
    };
    Parted parted(const HandsView& view) const;
    static bool is_done_again(const Looks& table, const Undone& undone);

    std::vector<Undone> undone_;  // the newest last: what stands below it was undone before its entries were made
    bool has_gone_on_ = false;    // something else took the place of the newest
};

}  // namespace present
