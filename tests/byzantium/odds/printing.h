// SPDX-License-Identifier: MIT
// How attacks are shown when a test fails.
#pragma once

#include "byzantium/odds/report.h"

#include <ostream>

namespace byzantium::odds {

inline std::ostream& operator<<(std::ostream& out, const Force& force) {
    out << force.elite << '/' << force.main << '/' << force.move;
    return force.guard ? out << "+guard" : out;
}

inline std::ostream& operator<<(std::ostream& out, const Losses& lost) {
    return out << lost.elite << '/' << lost.main << '/' << lost.move;
}

// Elite/Main/Move; defenders in their order; the tokens, and what a hit of them costs.
inline std::ostream& operator<<(std::ostream& out, const Attack& attack) {
    out << attack.attacker;
    for (const Force& defender : attack.defenders) out << " v " << defender;
    if (!attack.siege) return out << ", no siege";
    return out << ", " << attack.siege->tokens << " tokens x" << attack.siege->cubes_a_hit;
}

}  // namespace byzantium::odds
