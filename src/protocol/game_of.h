// SPDX-License-Identifier: MIT
// The first look at a header: of which game it is.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace protocol {

// What the line names as its game: {"game":"...",...}. Nothing if it is no header.
std::optional<std::string> game_of(std::string_view header);

}  // namespace protocol
