// SPDX-License-Identifier: MIT
// Which stacks can be beaten and which buildings replaced, by whom, within one turn of each other player, everybody
// else still. Over the whole turn: the Sand temple, the action, a forced march and the second action.
#pragma once

#include "eko/foresight/actions.h"
#include "eko/foresight/line.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/rules/position.h"

#include <vector>

namespace eko::foresight {

// A stack that the last entry of the line beats. Of all lines one of the shortest; of those one that loses fewest discs
// in storms; of those rather no kamikaze.
struct StackThreat {
    FieldId field;
    Stack stack;  // as it stands there now
    Line line;
    Cost cost;
    MoveKind kind;  // attack or kamikaze
    bool operator==(const StackThreat&) const = default;
};

// A building that the last entry of the line replaces. Of all lines one of the shortest; of those one that loses fewest
// discs in storms; of those one that pays fewest discs for the building.
struct BuildingThreat {
    FieldId field;
    Building building;
    Line line;
    Cost cost;
    int price;  // in discs
    bool operator==(const BuildingThreat&) const = default;
};

// What one player could do to all others in what is left of his turn, or in his next turn if he has no action left
// (`acting_turn_of`). In the order of the fields.
struct Threats {
    Color by;
    std::vector<StackThreat> stacks;
    std::vector<BuildingThreat> buildings;
    bool operator==(const Threats&) const = default;
};

Threats threats_by(const Table& table, const Position& now, Color player);
// Of all players, in seating order.
std::vector<Threats> threats(const Table& table, const Position& now);

}  // namespace eko::foresight
