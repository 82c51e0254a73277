// SPDX-License-Identifier: MIT
// What can be wrong with a line before anybody reads what it says: for the readers of this module only.
#pragma once

#include "protocol/lines.h"
#include "protocol/text.h"

#include <optional>

namespace protocol {

// An empty line, or one that was too long to be kept.
std::optional<Malformed> unreadable(const Line& line);

// The same trouble; if the text breaks off where the whole stream ends, it says that the file is cut off.
Malformed at_end_of(const Line& line, Malformed malformed);

}  // namespace protocol
