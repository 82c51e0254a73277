// SPDX-License-Identifier: MIT
// What a library says that a session awaits, for lists of sessions that are not open.
#pragma once

#include "eko/rules/ids.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace eko::text {

enum class AwaitedKind : std::uint8_t { swap, action, march, exchange, reinforce, over };
struct Awaited {
    AwaitedKind kind;
    std::optional<Color> player;  // nobody when the game is over
};

// As Game::standing wrote it; nothing for what only a later program knows.
std::optional<Awaited> read_awaited(std::string_view awaits);

}  // namespace eko::text
