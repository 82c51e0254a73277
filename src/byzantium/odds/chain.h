// SPDX-License-Identifier: MIT
// An attack from its first battle to the end of the siege, by cubes lost alone: both sides give up cubes in the order
// of `losses_in_order`, which is best for both. The quick part of this module: no heap, nothing but sums of products.
#pragma once

#include "byzantium/odds/force.h"

#include <array>
#include <cstddef>
#include <vector>

namespace byzantium::odds {

// Every figure is a sum of whole numbers over a power of two: exact wherever a double can hold it, else rounded once.
// `taken` and `beaten` together sum to 1; only places up to `cubes` are set.
struct Chain {
    int cubes;  // active cubes of the attacker at the start
    double p_capture;
    std::array<double, most_defenders> p_won;          // that this battle is fought and won, one for each defender
    ExpectedLosses expected;                           // whatever the end
    std::array<double, most_active_cubes + 1> taken;   // [cubes lost]: the city is taken and they are lost
    std::array<double, most_active_cubes + 1> beaten;  // [cubes lost]: it is not
    double beaten_to_the_guard;  // it is not, and nothing is left but a guard at most; the sum is rounded once
};

// Throws like check_limits.
Chain chain(const Attack& attack);

// The same number as Chain's, in less than half the time. Throws like check_limits.
double p_capture(const Attack& attack);

// [cubes lost]: the chance of these losses, if it is known that the city is taken; empty if it never is.
std::vector<double> losses_given_capture(const Attack& attack);

}  // namespace byzantium::odds
