// SPDX-License-Identifier: MIT
// Random games in which what `attacks` looks ahead is carried out through `apply`.
#pragma once

#include "byzantium/rules/attacks.h"
#include "byzantium/rules/course.h"

namespace course {

// A way carried out up to its attack, the fleet allowed; nothing if some step is refused.
std::optional<Course> carried_out(const Table&, const Position&, ArmyRef, const Way&);

// The ways of the active player's armies, both ways round: each can be carried out at its price, and every
// attack that legal decisions reach is listed, no dearer.
void check_ways(const Table&, const Position&, Watch&);
// The Bulgars' targets, and other players' armies as if the action were theirs.
void check_others(const Table&, const Position&, Watch&);

// The fight at the end of a way: who is asked to defend, what a capture brings and costs, how a beaten
// attacker gets away.
void check_defenders(const Assault&, const Position& before, const Course& attack, Watch&);
void check_capture(const Assault&, const Position& before, const Course& attack, const Way*, Watch&);
void check_defeat(ArmyRef, const Position& before, const Course& attack, const Way&, Watch&);

}  // namespace course
