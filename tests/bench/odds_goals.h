// SPDX-License-Identifier: MIT
// The goals about odds. Each prints its lines; none may run before `check_odds` has opened the gate.
#pragma once

namespace bench {

void odds_in_pushes();        // P1
void odds_against_bit_mc();   // P2
void choice_in_work_units();  // P3
void cost_of_dice();          // no goal: a table, 2 to 40 dice and beyond

}  // namespace bench
