// SPDX-License-Identifier: MIT
// What is worth knowing of a position as JSON, each answer one line without a line feed. ENTRIES are entries of the
// protocol, one after the other; what happens by itself is left out of them. COST is
// "march":BOOL,"sand":BOOL,"storm":N: whether a forced march and the Sand temple are paid for, and how many discs
// storms take, over all of ENTRIES.
#pragma once

#include "eko/foresight/plan.h"
#include "eko/foresight/stops.h"
#include "eko/foresight/threats.h"
#include "eko/foresight/watch.h"
#include "eko/rules/header.h"

#include <string>

namespace eko::text {

// {"player":COLOUR,
//  "stacks":[{"field":F,"stack":STACK,"kind":"attack" or "kamikaze",COST,"entries":ENTRIES},...],
//  "buildings":[{"field":F,"building":BUILDING,"price":N,COST,"entries":ENTRIES},...]}
std::string write_threats(const Table& table, const foresight::Threats& threats);

// {"player":COLOUR,"can_win":BOOL,"alone":ENDING or null,"shared":ENDING or null,"nobody":ENDING or null}, ENDING being
// {"entries":ENTRIES,"result":RESULT}, RESULT as in a position.
std::string write_prospect(const Table& table, const foresight::Prospect& prospect);

// {"player":COLOUR,"others":[COLOUR,...],"tried":N,"shares":"all_tried" or "too_many","stops":ENTRIES}: here each entry
// by itself stops all wins of the others. `shares`: whether all sharings-out of a reinforcement were tried, or none.
std::string write_stops(const Table& table, const foresight::Stops& stops);

// {"field":F,"stack":STACK,
//  "moves":[{"to":F,"kind":"empty", "stacking", "attack" or "kamikaze",COST,"entries":ENTRIES},...],
//  "builds":[{"on":F,"size":SIZE,"price":N,"replaces":BUILDING or null,COST,"entries":ENTRIES},...]}
std::string write_plan(const Table& table, const foresight::Plan& plan);

}  // namespace eko::text
