// SPDX-License-Identifier: MIT
// What one stack can reach and do within its player's turn, everybody else still: at once, after the Sand temple, and
// what a forced march adds after any first action of its player.
#pragma once

#include "eko/foresight/actions.h"
#include "eko/foresight/line.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/rules/position.h"

#include <optional>
#include <vector>

namespace eko::foresight {

// A field where the stack can come to, or that it attacks, and what that is. The last entry of the line is its move. Of
// all lines one of the shortest; of those one that loses fewest discs in storms.
struct Destination {
    FieldId to;
    MoveKind kind;
    Line line;
    Cost cost;
    bool operator==(const Destination&) const = default;
};

// A building that it can pay for. The last entry of the line is the build. Of all lines as above.
struct Payable {
    FieldId on;
    Size size;
    int price;                         // in discs
    std::optional<Building> replaced;  // as it stands there then
    Line line;
    Cost cost;
    bool operator==(const Payable&) const = default;
};

struct Plan {
    FieldId field;
    Stack stack;
    std::vector<Destination> destinations;  // in the order of the fields, kinds in theirs
    std::vector<Payable> payables;          // in the order of the fields, sizes in theirs
    bool operator==(const Plan&) const = default;
};

// Within what is left of the owner's turn, or his next turn if he has no action left (`acting_turn_of`). The stack is
// followed wherever it moves; one that another joins, or that pays a part of itself, is still the same. A move that the
// storm takes the whole stack from (A14) leads nowhere and is left out. Nothing if no stack stands there, or when the
// game is over.
std::optional<Plan> plan_of(const Table& table, const Position& now, FieldId field);

}  // namespace eko::foresight
