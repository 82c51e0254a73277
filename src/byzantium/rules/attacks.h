// SPDX-License-Identifier: MIT
// Looks ahead at the attacks that one action could bring: the ways to them, who may defend, what a capture
// brings and costs, and how a beaten attacker gets away. Nothing is changed, and legality is that of `legal`.
// Any player may be asked about, as if the action were that player's now.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "values/few.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace byzantium {

// A position with what a look ahead asks of it again and again, worked out once for many questions. The table and the
// position must outlive it.
struct Survey {
    Survey(const Table&, const Position&);

    const Table& table;
    const Position& now;
    std::array<CitySet, 2> cities;  // by side
    CitySet armies;                 // where a pawn stands
};

// One link of a way, with its price in Move cubes (the surcharge of BYZ-33 included).
struct WayLink {
    CityId to;
    LinkKind kind;
    int plain;
    int imposed;  // if the holder of the Byzantine fleet imposes it; `plain` where nobody can
    int dice;     // that the imposed fleet rolls; 0 where nobody can
    bool operator==(const WayLink&) const = default;
};

// How an army comes to attack a city within one action, if no fleet is imposed; whether it can pay an
// imposed one, and what arrives then, is not judged here.
struct Way {
    std::optional<CityId> placed;   // it enters the map here first (BYZ-31); none: it stands there already
    values::Few<WayLink, 2> links;  // none: civil war where it stands or was placed
    CityId target;                  // where the last link leads, or where it stands
    std::optional<Cube> civil_war;  // the cube laid down for it; none: a city of another allegiance
    bool operator==(const Way&) const = default;
};

// Move cubes and fleet dice of all links of a way.
struct WayCost {
    int plain;
    int imposed;  // with every fleet imposed that can be
    int dice;
    bool operator==(const WayCost&) const = default;
};
WayCost cost_of(const Way&);

// The ways of an army to every attack within one action: from where it stands or, off the map, from wherever
// it may be placed; if its own march is awaited (AwaitMarch), with the links that are left. For each target
// only those that no other beats in all of plain, imposed and dice; of equals the one whose return nobody can
// deny (BYZ-44), then the first in board order. Targets in board order, then by plain.
// The cube of a civil war is the one that hurts least: pool, Casualty Pool, Levy boxes, then the other army's
// Move, Main and Elite boxes, then its own. A way that only such a cube could end, and none is to be had, is
// not listed.
std::vector<Way> ways(const Survey&, ArmyRef);
// The same in a list that is used again, whatever it held before.
void list_ways(const Survey&, ArmyRef, std::vector<Way>& list);
std::vector<Way> ways(const Table&, const Position&, ArmyRef);

struct BulgarTarget {
    CityId city;
    Cube cube;  // as for a civil war; of army boxes first Move, then Main, then Elite, Byzantine before Arab
    bool operator==(const BulgarTarget&) const = default;
};
// Cities that this player could send the Bulgars against now; in board order.
std::vector<BulgarTarget> bulgar_targets(const Table&, const Position&, Color player);
// Bulgar cubes that would fight: those in the box and those that arrive first (BYZ-20).
int attacking_bulgars(const Table&, const Position&);

// An attack that could be made.
struct Assault {
    Color attacker;
    std::optional<Side> army;  // the attacker's; none: the Bulgars
    CityId city;
    bool operator==(const Assault&) const = default;
};

// What becomes of an army that would retreat before battle and to which the sea is closed, with no other way left that
// it survives (BYZ-50).
enum class IfDenied : std::uint8_t { stands, destroyed };
struct DefendingArmy {
    ArmyRef army;
    bool can_retreat;                  // before battle (BYZ-35)
    bool survives;                     // that retreat, the sea taken as open
    std::optional<int> retreat_cubes;  // what a retreat costs it, the sea taken as open; none: there is no way
    std::optional<Color> leave_of;     // who could close the sea, so that it does not survive; none: nobody, or it is
                                       // doomed anyway
    IfDenied if_denied;
    bool operator==(const DefendingArmy&) const = default;
};
struct Defenders {
    values::Few<ArmyRef, 2> own;           // the attacker's own armies there, which must retreat first (BYZ-36)
    values::Few<DefendingArmy, 8> armies;  // clockwise from the attacker, Byzantine before Arab
    std::optional<ArmyRef> levy;           // whose Levy box is asked if no army stands (BYZ-37)
    int bulgars;                           // cubes that defend a Bulgar city after any armies (BYZ-38); else 0
    bool operator==(const Defenders&) const = default;
};
Defenders defenders(const Survey&, const Assault&);
Defenders defenders(const Table&, const Position&, const Assault&);

// What a capture brings (BYZ-23, 53, 55).
struct Spoils {
    Side side;  // whose track and treasury gain
    int vp;
    int bezants;
    int tokens;      // on the city afterwards; unchanged in the capital
    bool ends_game;  // the capital has fallen
    bool operator==(const Spoils&) const = default;
};
Spoils spoils(const Table&, const Position&, const Assault&);

// What the control cube after a capture costs (BYZ-54), the way paid, the cube of its civil war laid down and
// the plunder taken in. What is lost on the way, in battle and in the siege is not known here: it lies in the
// Casualty Pool then, which makes that a source, and never changes the price.
struct GarrisonCost {
    values::Few<Cube, cube_sources> from;  // sources to choose from, the pool first; none: two active cubes of the
                                           // army, or the only one that can be named
    int bezants;                           // for the first of them
    bool operator==(const GarrisonCost&) const = default;
};
// Nothing for the capital, which gets no control cube.
std::optional<GarrisonCost> garrison_cost(const Table&, const Position&, ArmyRef, const Way&);

// Whether that army must give the control cube now, and a second one with it (BYZ-54): no cube is free, and none can
// be bought.
bool army_gives_garrison(const Player&, Side);

// How an army that is beaten at the end of its way gets away (BYZ-44, 47 to 50).
struct WayBack {
    std::optional<int> cubes;            // active cubes it costs: with no more than that the army is destroyed;
                                         // none: there is no way, it is destroyed
    CitySet to;                          // where it may go for that
    std::optional<Color> leave_of;       // who is asked for the sea; none: nobody
    std::optional<int> cubes_if_denied;  // the same if denied; counts only where somebody is asked
    bool operator==(const WayBack&) const = default;
};
WayBack way_back(const Table&, const Position&, ArmyRef, const Way&);

// Whether this player may attack by an action now under way or to come in this turn (BYZ-5): of the active
// player's own action as long as it is to be chosen or an army is on the march, and has not yet attacked.
bool may_still_act(const Position&, Color);

}  // namespace byzantium
