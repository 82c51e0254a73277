// SPDX-License-Identifier: MIT
// What an entry did to the table, in the order hands would do it: for people and for the journal's words.
// Never stored. Every quantity that changes is told, so the effects of an entry sum to its difference.
#pragma once

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"

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
    bool operator==(const CubesMoved&) const = default;
};
struct MoneyChanged {
    Color player;
    Side side;
    int by;  // bezants
    bool operator==(const MoneyChanged&) const = default;
};
struct VpChanged {
    Color player;
    Side side;
    int by;
    bool operator==(const VpChanged&) const = default;
};
struct PawnMoved {
    Color player;
    Side side;
    std::optional<CityId> from;  // none: from off the map
    std::optional<CityId> to;    // none: off the map
    bool operator==(const PawnMoved&) const = default;
};
struct GuardMoved {
    Color player;
    Side side;
    Arrival arrival;
    bool operator==(const GuardMoved&) const = default;
};
struct TokensChanged {
    CityId city;
    Allegiance side_before;
    Allegiance side_after;
    int before;
    int after;
    bool operator==(const TokensChanged&) const = default;
};
struct FortificationMoved {
    Color player;
    CityId city;
    Arrival arrival;
    bool operator==(const FortificationMoved&) const = default;
};
struct BulgarsChanged {
    int by;  // cubes in the Bulgar box
    bool operator==(const BulgarsChanged&) const = default;
};

// What happened, beside the quantities.
struct TakenByItself {  // a decision with one legal entry
    Color player;
    Decision decision;
    bool operator==(const TakenByItself&) const = default;
};
struct StepWithdrawn {  // BYZ-19
    Color player;
    CityId to;
    bool operator==(const StepWithdrawn&) const = default;
};
struct Rolled {
    RollFor what;
    Hits hits;
    bool operator==(const Rolled&) const = default;
};
struct AttackBegan {
    Color player;
    std::optional<Side> army;
    CityId city;
    bool operator==(const AttackBegan&) const = default;
};
struct ArmyStands {
    Color player;
    Side side;
    bool operator==(const ArmyStands&) const = default;
};
struct BattleWon {
    Defender against;
    bool operator==(const BattleWon&) const = default;
};
struct BattleLost {
    Defender against;
    bool operator==(const BattleLost&) const = default;
};
struct SiegeLost {
    CityId city;
    bool operator==(const SiegeLost&) const = default;
};
struct CityCaptured {
    Color player;
    CityId city;
    bool operator==(const CityCaptured&) const = default;
};
struct ArmyDestroyed {
    Color player;
    Side side;
    bool operator==(const ArmyDestroyed&) const = default;
};
struct SeaDenied {
    Color holder;
    Color owner;
    bool operator==(const SeaDenied&) const = default;
};
struct PlayerPassed {
    Color player;
    bool operator==(const PlayerPassed&) const = default;
};
struct ActionPhaseEnded {
    int turn;
    bool operator==(const ActionPhaseEnded&) const = default;
};
struct TurnBegan {
    int turn;
    Color first;
    bool operator==(const TurnBegan&) const = default;
};
struct GameEnded {
    EndReason reason;
    bool operator==(const GameEnded&) const = default;
};
struct ActionGiven {  // by the table (`await`)
    Color player;
    bool operator==(const ActionGiven&) const = default;
};
struct Corrected {  // by the table (`correct`): one quantity
    Setting set;
    bool operator==(const Corrected&) const = default;
};

using Effect = std::variant<CubesMoved, MoneyChanged, VpChanged, PawnMoved, GuardMoved, TokensChanged,
                            FortificationMoved, BulgarsChanged, TakenByItself, StepWithdrawn, Rolled, AttackBegan,
                            ArmyStands, BattleWon, BattleLost, SiegeLost, CityCaptured, ArmyDestroyed, SeaDenied,
                            PlayerPassed, ActionPhaseEnded, TurnBegan, GameEnded, ActionGiven, Corrected>;

}  // namespace byzantium
