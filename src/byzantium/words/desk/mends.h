// SPDX-License-Identifier: MIT
// What would make the first entry of a draft hold that does not.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/text/session.h"

#include <cstddef>
#include <vector>

namespace byzantium::words {

// An answer that is missing in front of it, such as a stop.
struct Mend {
    std::size_t before;  // the line of the draft, from 1
    byzantium::Decision missing;
    std::size_t refused;  // entries that would still not hold
};
// The missing stop alone, if that is one; else any answer of a question that has few. Those that leave fewer entries
// refused than now, fewest first.
std::vector<Mend> mends(const byzantium::text::Repair& draft, const byzantium::Table& table);

// How many entries would have to be taken out, one after the other, until all others hold.
std::size_t entries_to_take_out(byzantium::text::Repair draft);

}  // namespace byzantium::words
