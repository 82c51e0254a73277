// SPDX-License-Identifier: MIT
// What an entry did to the table, in the order hands would do it: for people and for the journal's words.
// Never stored. Every quantity that changes is told, so the effects of an entry sum to its difference.
#pragma once

#include "eko/rules/awaits.h"
#include "eko/rules/entry.h"
#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "values/few.h"

#include <cstdint>
#include <variant>

namespace eko {

// Why discs go from a field to their owner's reserve.
enum class Returned : std::uint8_t { beaten, kamikaze, storm, paid, sand };

struct EmperorSwapped {  // EKO-9: he and a plain disc change places
    Color player;
    FieldId from;
    FieldId to;
    bool operator==(const EmperorSwapped&) const = default;
};
struct StackMoved {  // as many as arrive; onto an own stack, they join it
    Color player;
    FieldId from;
    FieldId to;
    Discs discs;
    bool operator==(const StackMoved&) const = default;
};
struct DiscsReturned {  // to the reserve
    Color player;
    FieldId from;
    Discs discs;
    Returned why;
    bool operator==(const DiscsReturned&) const = default;
};
struct EmperorCaptured {
    Color player;  // whose emperor
    FieldId from;
    Color by;
    bool operator==(const EmperorCaptured&) const = default;
};
struct DiscsPlaced {  // from the reserve
    Color player;
    FieldId to;
    Discs discs;
    bool operator==(const DiscsPlaced&) const = default;
};
struct DiscsDestroyed {  // of the reserve
    Color player;
    int count;
    bool operator==(const DiscsDestroyed&) const = default;
};
struct BuildingPlaced {
    FieldId on;
    Building building;
    bool operator==(const BuildingPlaced&) const = default;
};
struct BuildingReturned {  // to its owner's supply
    FieldId from;
    Building building;
    bool operator==(const BuildingReturned&) const = default;
};
struct CaptiveGiven {  // EKO-38; to somebody else than his owner
    Color emperor;
    Color from;
    Color to;
    bool operator==(const CaptiveGiven&) const = default;
};
struct EmperorHome {  // into his owner's reserve
    Color emperor;
    Color from;
    bool operator==(const EmperorHome&) const = default;
};

// What happened, beside the pieces.
struct ZonesPaid {  // what a stack that set out from there has now paid for
    FieldId from;
    Zones zones;
    bool operator==(const ZonesPaid&) const = default;
};
struct ForcedMarch {
    Color player;
    bool operator==(const ForcedMarch&) const = default;
};
struct TempleUsed {  // sand or moon
    Color player;
    FieldKind temple;
    bool operator==(const TempleUsed&) const = default;
};
struct PassedAction {
    Color player;
    bool operator==(const PassedAction&) const = default;
};
struct TakenByItself {  // a decision with one legal entry
    Color player;
    Decision decision;
    bool operator==(const TakenByItself&) const = default;
};
struct TurnBegan {
    int turn;
    Color player;
    bool operator==(const TurnBegan&) const = default;
};
struct GameEnded {
    Result result;
    bool operator==(const GameEnded&) const = default;
};
struct TurnGiven {  // by the table (`await`)
    Color player;
    bool operator==(const TurnGiven&) const = default;
};
struct Corrected {  // by the table (`correct`): one quantity
    Setting set;
    bool operator==(const Corrected&) const = default;
};

using Effect = std::variant<EmperorSwapped, StackMoved, DiscsReturned, EmperorCaptured, DiscsPlaced, DiscsDestroyed,
                            BuildingPlaced, BuildingReturned, CaptiveGiven, EmperorHome, ZonesPaid, ForcedMarch,
                            TempleUsed, PassedAction, TakenByItself, TurnBegan, GameEnded, TurnGiven, Corrected>;

}  // namespace eko
