// SPDX-License-Identifier: MIT
// Short words of a game as JSON of the protocol, or why they are no entry.
#pragma once

#include <tl/expected.hpp>

#include <optional>
#include <string>

namespace cli {

struct NoEntry {
    std::optional<std::string> why{};  // one sentence, where the game knows more than that these are not its words
};
using TypedEntry = tl::expected<std::string, NoEntry>;

}  // namespace cli
