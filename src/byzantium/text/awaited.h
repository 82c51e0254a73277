// SPDX-License-Identifier: MIT
// What a position was written to await, without its details: for lists of sessions, where replaying each would take
// too long.
#pragma once

#include "byzantium/rules/ids.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace byzantium::text {

// In the order of byzantium::Awaits.
enum class AwaitedKind : std::uint8_t {
    action,
    increase,
    march,
    fleet,
    sail,
    defence,
    sea_retreat,
    retreat,
    levy,
    fight,
    roll,
    losses,
    garrison,
    upkeep,
    over,
};

struct Awaited {
    AwaitedKind kind;
    std::optional<byzantium::Color> player;  // nothing when the game is over
    bool operator==(const Awaited&) const = default;
};

// What write_awaits wrote, or a later program with more kinds: then it is nothing.
std::optional<Awaited> read_awaited(std::string_view awaits);

}  // namespace byzantium::text
