// SPDX-License-Identifier: MIT
// Two positions, as the protocol writes them, held against each other.
#pragma once

#include <string>

namespace playthroughs {

// A JSON object of every path whose value is another one in `after`, with that value: numbers, texts and lists as
// they are, `awaits` and `result` whole. A path that is gone has null. Both texts must be JSON objects.
std::string difference(const std::string& before, const std::string& after);

}  // namespace playthroughs
