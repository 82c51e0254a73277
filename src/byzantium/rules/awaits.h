// SPDX-License-Identifier: MIT
// What the position asks, and of whom: one struct per `awaits` kind of the protocol, with its numbers.
// Players are named by colour; amounts are cubes, dice or links as the field says.
#pragma once

#include "byzantium/rules/ids.h"
#include "values/few.h"

#include <optional>
#include <variant>

namespace byzantium {

// Links from one city are at most this many; a board with more is refused.
inline constexpr std::size_t most_links = 16;

enum class RollFor : std::uint8_t { fleet, battle, siege };
enum class LossFrom : std::uint8_t { fleet, battle_attacker, battle_defender, siege, retreat };
enum class EndReason : std::uint8_t { turns, fall };

struct AwaitAction {
    Color player;
    values::Few<CityId, most_links> barred;  // their links were withdrawn (BYZ-19), in that order
    bool operator==(const AwaitAction&) const = default;
};
struct AwaitIncrease {
    Color player;
    int left;                         // cubes that may still be placed, 1 or 2
    values::Few<Side, 2> elite_used;  // sides whose Elite box got a cube in this action, in that order
    bool operator==(const AwaitIncrease&) const = default;
};
struct AwaitMarch {
    Color player;
    Side side;
    int links;  // taken so far, 0 to 2
    values::Few<CityId, most_links> barred;
    bool operator==(const AwaitMarch&) const = default;
};
struct AwaitFleet {
    Color player;  // the holder of the Byzantine fleet
    Color mover;
    CityId from;
    CityId to;
    int cost;  // Move cubes in all, if imposed
    int dice;
    bool operator==(const AwaitFleet&) const = default;
};
struct AwaitSail {
    Color player;
    CityId to;
    int cost;  // Move cubes in all
    bool operator==(const AwaitSail&) const = default;
};
struct AwaitDefence {
    Color player;
    Side side;
    bool operator==(const AwaitDefence&) const = default;
};
struct AwaitSeaRetreat {
    Color player;  // the holder of the Byzantine fleet
    Color owner;   // of the army that retreats
    bool operator==(const AwaitSeaRetreat&) const = default;
};
struct AwaitRetreat {
    Color player;
    Side side;
    bool operator==(const AwaitRetreat&) const = default;
};
struct AwaitLevy {
    Color player;
    Side side;
    bool operator==(const AwaitLevy&) const = default;
};
struct AwaitFight {
    Color player;
    values::Few<Color, 4> among;  // clockwise from the attacker
    bool operator==(const AwaitFight&) const = default;
};
struct AwaitRoll {
    Color player;  // whose action it is
    RollFor what;
    int attacker;  // dice
    int defender;  // dice; a fleet or a city rolls here
    bool operator==(const AwaitRoll&) const = default;
};
struct AwaitLosses {
    Color player;
    Side side;
    int count;  // cubes to name: never the guard
    LossFrom from;
    bool operator==(const AwaitLosses&) const = default;
};
struct AwaitGarrison {
    Color player;
    Side side;
    bool operator==(const AwaitGarrison&) const = default;
};
struct AwaitUpkeep {
    Color player;
    Side side;
    int shortfall;  // bezants: cost less treasury when asked
    bool operator==(const AwaitUpkeep&) const = default;
};

struct Score {
    Color player;
    int byzantine;  // VP
    int arab;       // VP
    int total;      // after the half rule (BYZ-63), or Arab VP alone after a fall
    bool operator==(const Score&) const = default;
};
struct Result {
    EndReason reason;
    values::Few<Score, 4> scores;                   // in seating order
    values::Few<values::Few<Color, 4>, 4> ranking;  // best first; those who share a place in seating order
    bool operator==(const Result&) const = default;
};
struct Over {
    Result result;
    bool operator==(const Over&) const = default;
};

using Awaits =
    std::variant<AwaitAction, AwaitIncrease, AwaitMarch, AwaitFleet, AwaitSail, AwaitDefence, AwaitSeaRetreat,
                 AwaitRetreat, AwaitLevy, AwaitFight, AwaitRoll, AwaitLosses, AwaitGarrison, AwaitUpkeep, Over>;

// Who must speak; nothing when the game is over.
std::optional<Color> awaited_player(const Awaits&);

}  // namespace byzantium
