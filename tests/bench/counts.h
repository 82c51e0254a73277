// SPDX-License-Identifier: MIT
// How much there is to do for an attack, counted apart from what is timed and by other means: by walking through
// everything that can happen and noting where it leads.
#pragma once

#include "byzantium/odds/force.h"
#include "byzantium/odds/policy.h"

namespace bench {

// (cubes lost, hits) pairs that can fall at each stage, when cubes are given up in the fixed order. What was lost
// counts as a state only where every battle before can have been won.
int transitions(const byzantium::odds::Attack& attack);

// For each stage, each state before it that some choice of losses leads to, and each number of hits the attacker may
// take there: one for each of its loss options, and one for each number of hits that the defender may take. At the
// siege nobody else takes hits. The attacker gives up Main before Elite.
int work_units(const byzantium::odds::Attack& attack);

}  // namespace bench
