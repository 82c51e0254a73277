// SPDX-License-Identifier: MIT
// The mark of an answer that a seat gave in advance: "standing":true in its entry. It is kept and shown, and means
// nothing to any game.
#pragma once

#include <string>
#include <string_view>

namespace protocol {

// `entry` is a JSON object with a member, as a game wrote it.
std::string with_standing_mark(std::string entry);
// False also of a text that is no entry.
bool has_standing_mark(std::string_view entry);

}  // namespace protocol
