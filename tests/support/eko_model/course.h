// SPDX-License-Identifier: MIT
// What an entry does, and all that happens by itself after it.
#pragma once

#include "support/eko_model/entry.h"

#include <string>

namespace eko_model {

// Why an entry is not taken.
struct Refused {
    std::string rule;  // "FORMAT", "AWAITS", or an id of the page
    std::string message;
};

// The position after the entry and all that follows by itself. Nothing changes if it is refused.
std::optional<Refused> take(const Table&, Position&, const Entry&);
// The same for a line of a journal.
std::optional<Refused> take_line(const Table&, Position&, const std::string& line);

// The effect of an entry alone, which must be legal; `correct` may still throw FormatFault.
void carry_out(const Table&, Position&, const Entry&);

// Throws FormatFault before anything is changed.
void correct(const Table&, Position&, const std::vector<Change>&);

// EKO-55 for this position. `entry` is the word of the entry after which it is judged.
std::optional<Result> end_of(const Table&, const Position&, const std::string& entry);

}  // namespace eko_model
