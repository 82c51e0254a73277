// SPDX-License-Identifier: MIT
// What the position asks, and of whom: one struct per `awaits` kind of the protocol.
#pragma once

#include "eko/rules/ids.h"
#include "values/few.h"

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

namespace eko {

// First action of the turn, or the one that a forced march bought.
enum class Which : std::uint8_t { first, extra };
// Whether a reinforcement was made in this phase.
enum class Placed : std::uint8_t { no, yes };

// Where the game goes on once an entry has done what it does.
enum class Onward : std::uint8_t {
    next_swap,      // of the player after the one who swapped
    after_action,   // a march if it is possible, else reinforcement
    first_action,   // after the Sand temple
    extra_action,   // after a forced march
    reinforcement,  // nothing placed yet
    reinforced,     // reinforcement again, something placed
    next_turn,
    after_build,  // as after another action; but how the game ends can depend on it (A9)
};

struct AwaitSwap {
    Color player;
    bool operator==(const AwaitSwap&) const = default;
};
struct AwaitAction {
    Color player;
    Which which;
    bool operator==(const AwaitAction&) const = default;
};
struct AwaitMarch {
    Color player;
    bool operator==(const AwaitMarch&) const = default;
};
// EKO-39: the one exchange in which somebody chooses.
struct AwaitExchange {
    Color player;   // who gives
    Onward onward;  // what came after the entry that led here
    Color whose;    // entry that was
    bool operator==(const AwaitExchange&) const = default;
};
struct AwaitReinforce {
    Color player;
    Placed placed;
    bool operator==(const AwaitReinforce&) const = default;
};

enum class EndReason : std::uint8_t { points, last, empty };

struct Result {
    EndReason reason;
    values::Few<Color, most_players> winners;  // in seating order; may be empty
    std::array<int, most_players> points;      // by colour
    bool operator==(const Result&) const = default;
};
struct Over {
    Result result;
    bool operator==(const Over&) const = default;
};

using Awaits = std::variant<AwaitSwap, AwaitAction, AwaitMarch, AwaitExchange, AwaitReinforce, Over>;

// Who must speak; nothing when the game is over.
std::optional<Color> awaited_player(const Awaits& awaits);

}  // namespace eko
