// SPDX-License-Identifier: MIT
// Acts of the journal: entries that belong together, such as the cubes of an increase, or a march with its battles.
#pragma once

#include "present/journal/told.h"
#include "present/table/looks.h"

#include <cstddef>

namespace present {

// The act of that entry (from 1, at most `end`), as far as the entry `end`.
EntryRange act_of(const Looks& table, std::size_t number, std::size_t end);

// What hands still have to do on the table: the list of the last act, and until an act of it is through, the list
// before as well. Undone, the list is again what it was; corrections leave it as it is.
EntryRange hands_due(const Looks& table);

}  // namespace present
