// SPDX-License-Identifier: MIT
// The journal as a story: an act is a sentence or two, and a few of them have a picture.
#pragma once

#include "paper/document.h"
#include "present/journal/told.h"
#include "present/table/looks.h"

#include <cstddef>
#include <set>
#include <vector>

namespace present {

// All that counts now, in order.
std::vector<EntryRange> acts_of(const Looks& table);

// The acts of the greatest weights, but none of weight 0: one for every `acts_a_point` acts.
std::set<std::size_t> turning_points(const std::vector<int>& weights, std::size_t acts_a_point);
// Those that a picture beside the sentences has room for: each at least `apart` acts after the one before.
std::set<std::size_t> with_room(const std::set<std::size_t>& acts, std::size_t apart);

// The act with its numbers, "12" or "12-14". What the table corrected is told as such.
paper::JournalEntry told_act(const Looks& table, EntryRange act, paper::EntryLook look);

}  // namespace present
