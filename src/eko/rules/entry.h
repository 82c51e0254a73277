// SPDX-License-Identifier: MIT
// What is written into the journal: a player's decision, or the table's correction. One struct per "do" of the
// protocol, with the fields it names there. Numbers are what somebody wrote: any int; the rules judge them.
#pragma once

#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "values/few.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace eko {

// Storm zones in their order, each once. A stack can pay four at most, so five stand for five or more.
using Zones = values::Few<ZoneId, most_in_stack + 1>;

// Before the first turn
struct Swap {
    FieldId to;
    bool operator==(const Swap&) const = default;
};
struct Keep {
    bool operator==(const Keep&) const = default;
};

// Actions
struct Move {
    FieldId from;
    FieldId to;
    Zones zones;        // those that cost a disc now; none on a board without storm
    bool lose_emperor;  // he is among the discs lost
    bool operator==(const Move&) const = default;
};
struct Build {
    FieldId from;  // the stack that pays
    FieldId on;
    Size size;
    bool emperor;  // he is among the discs paid
    bool operator==(const Build&) const = default;
};
struct Sand {
    FieldId target;
    bool operator==(const Sand&) const = default;
};
struct Pass {
    bool operator==(const Pass&) const = default;
};

// Forced march
struct March {
    bool operator==(const March&) const = default;
};
struct GoOn {
    bool operator==(const GoOn&) const = default;
};

struct Exchange {
    Color give;
    bool operator==(const Exchange&) const = default;
};

// Reinforcement phase
struct Reinforce {  // onto one stack
    FieldId on;
    int count;                       // discs, the emperor counted
    std::optional<FieldId> emperor;  // where he goes; nothing if he is not placed
    bool operator==(const Reinforce&) const = default;
};
struct Moon {
    FieldId to;
    bool emperor;  // he is the disc placed
    bool operator==(const Moon&) const = default;
};
struct Stop {
    bool operator==(const Stop&) const = default;
};

// Small values: `legal` lists hundreds of them.
using Decision = std::variant<Swap, Keep, Move, Build, Sand, Pass, March, GoOn, Exchange, Reinforce, Moon, Stop>;

// A reinforcement onto several stacks (EKO-66), or onto none. Onto one it is a Reinforce.
struct Placing {
    FieldId on;
    int count;
    bool operator==(const Placing&) const = default;
};
struct Share {
    std::vector<Placing> place;  // each field once
    std::optional<FieldId> emperor;
    bool operator==(const Share&) const = default;
};

// One quantity set to what lies on the table. The names are those of the position.
struct SetTurn {
    int turn;
    bool operator==(const SetTurn&) const = default;
};
struct SetMoonUsed {
    int times;
    bool operator==(const SetMoonUsed&) const = default;
};
struct SetMarched {
    bool marched;
    bool operator==(const SetMarched&) const = default;
};
struct SetSandUsed {
    bool used;
    bool operator==(const SetSandUsed&) const = default;
};
struct SetStack {
    FieldId field;
    std::optional<Stack> stack;  // nothing: none stands there
    bool operator==(const SetStack&) const = default;
};
struct SetBuilding {
    FieldId field;
    std::optional<Building> building;
    bool operator==(const SetBuilding&) const = default;
};
struct SetReserve {
    Color player;
    int discs;
    bool operator==(const SetReserve&) const = default;
};
struct SetDestroyed {
    Color player;
    int discs;
    bool operator==(const SetDestroyed&) const = default;
};
struct SetEmperor {
    Color player;
    EmperorAt at;
    bool operator==(const SetEmperor&) const = default;
};
using Setting = std::variant<SetTurn, SetMoonUsed, SetMarched, SetSandUsed, SetStack, SetBuilding, SetReserve,
                             SetDestroyed, SetEmperor>;

// The table is right: all of `set`, or nothing.
struct Correct {
    std::vector<Setting> set;
    std::optional<std::string> note;
    bool operator==(const Correct&) const = default;
};

// Gives the player the turn and drops whatever was under way.
struct AwaitPlayer {
    Color player;
    bool operator==(const AwaitPlayer&) const = default;
};

using Entry = std::variant<Decision, Share, Correct, AwaitPlayer>;

}  // namespace eko
