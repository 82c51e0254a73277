// SPDX-License-Identifier: MIT
// The full answer about one attack, with the losses by box, under a named policy.
#pragma once

#include "byzantium/odds/force.h"
#include "byzantium/odds/policy.h"

#include <vector>

namespace byzantium::odds {

// One way the attack can end for the attacker. The guard is not among the losses.
struct Outcome {
    Losses lost;
    double p;                // that the attack ends so
    double p_given_capture;  // the same, if it is known that the city is taken; 0 where it is not
    bool operator==(const Outcome&) const = default;
};

// Every figure is a sum of whole numbers over a power of two (`p_given_capture` a quotient of two such): exact
// wherever a double can hold it, else rounded once.
struct Report {
    Policy policy;
    double p_capture;
    double p_kept;                // that the city is taken and the Move cubes of the policy are left
    double p_destroyed;           // that the attacker loses every active cube, the guard too
    std::vector<double> p_won;    // that this battle is fought and won, one for each defender
    ExpectedLosses expected;      // whatever the end
    std::vector<Outcome> taken;   // the city is taken: sorted by elite, main, move; none with p = 0
    std::vector<Outcome> beaten;  // it is not; the same order
};

// Throws like check_limits, and if the policy's Move cubes are outside 0 to 42.
Report report(const Attack& attack, const Policy& policy = {});

}  // namespace byzantium::odds
