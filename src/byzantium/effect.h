// SPDX-License-Identifier: MIT
// What an entry did to the table, in the order hands would do it: for people and for the journal's words.
// Never stored. Every quantity that changes is told, so the effects of an entry sum to its difference.
#pragma once

#include "byzantium/awaits.h"
#include "byzantium/entry.h"
#include "byzantium/ids.h"
#include "byzantium/position.h"

#include <optional>
#include <variant>

namespace byzantium {

// Where a player's cubes lie (BYZ-3).
struct InPool {
    bool operator==(const InPool&) const = default;
};
struct InCasualties {
    bool operator==(const InCasualties&) const = default;
};
struct InTax {
    bool operator==(const InTax&) const = default;
};
struct InPass {
    bool operator==(const InPass&) const = default;
};
struct InChurch {
    bool operator==(const InChurch&) const = default;
};
struct InMosque {
    bool operator==(const InMosque&) const = default;
};
struct OutOfGame {
    bool operator==(const OutOfGame&) const = default;
};
using CubePlace =
    std::variant<InPool, InCasualties, ArmyBox, CityId, ActionBox, InTax, InPass, InChurch, InMosque, OutOfGame>;

enum class Arrival : std::uint8_t { arrives, leaves };

struct CubesMoved {
    Color player;
    CubePlace from;
    CubePlace to;
    int count;
};
struct MoneyChanged {
    Color player;
    Side side;
    int by;  // bezants
};
struct VpChanged {
    Color player;
    Side side;
    int by;
};
struct PawnMoved {
    Color player;
    Side side;
    std::optional<CityId> from;  // none: from off the map
    std::optional<CityId> to;    // none: off the map
};
struct GuardMoved {
    Color player;
    Side side;
    Arrival arrival;
};
struct TokensChanged {
    CityId city;
    Allegiance side_before;
    Allegiance side_after;
    int before;
    int after;
};
struct FortificationMoved {
    Color player;
    CityId city;
    Arrival arrival;
};
struct BulgarsChanged {
    int by;  // cubes in the Bulgar box
};

// What happened, beside the quantities.
struct TakenByItself {  // a decision with one legal entry
    Color player;
    Decision decision;
};
struct StepWithdrawn {  // BYZ-19
    Color player;
    CityId to;
};
struct Rolled {
    RollFor what;
    Hits hits;
};
struct AttackBegan {
    Color player;
    std::optional<Side> army;
    CityId city;
};
struct ArmyStands {
    Color player;
    Side side;
};
struct BattleWon {
    Defender against;
};
struct BattleLost {
    Defender against;
};
struct SiegeLost {
    CityId city;
};
struct CityCaptured {
    Color player;
    CityId city;
};
struct ArmyDestroyed {
    Color player;
    Side side;
};
struct SeaDenied {
    Color holder;
    Color owner;
};
struct PlayerPassed {
    Color player;
};
struct ActionPhaseEnded {
    int turn;
};
struct TurnBegan {
    int turn;
    Color first;
};
struct GameEnded {
    EndReason reason;
};
struct ActionGiven {  // by the table (`await`)
    Color player;
};
struct Corrected {  // by the table (`correct`): one quantity
    Setting set;
};

using Effect = std::variant<CubesMoved, MoneyChanged, VpChanged, PawnMoved, GuardMoved, TokensChanged,
                            FortificationMoved, BulgarsChanged, TakenByItself, StepWithdrawn, Rolled, AttackBegan,
                            ArmyStands, BattleWon, BattleLost, SiegeLost, CityCaptured, ArmyDestroyed, SeaDenied,
                            PlayerPassed, ActionPhaseEnded, TurnBegan, GameEnded, ActionGiven, Corrected>;

}  // namespace byzantium
