// SPDX-License-Identifier: MIT
#include "byzantium/odds/force.h"

namespace byzantium::odds {
namespace {

[[noreturn]] void refuse(const char* what, int count, int least, int most) {
    throw OutOfLimits{std::string{what} + " must be " + std::to_string(least) + " to " + std::to_string(most) +
                      ", not " + std::to_string(count)};
}

inline void check(const char* what, int count, int least, int most) {
    if (count < least || count > most) refuse(what, count, least, most);
}

void check(const Force& force) {
    check("elite cubes", force.elite, 0, most_cubes_in_a_box);
    check("main cubes", force.main, 0, most_cubes_in_a_box);
    check("move cubes", force.move, 0, most_cubes_in_a_box);
}

}  // namespace

void check_limits(const Attack& attack) {
    check(attack.attacker);
    for (const Force& defender : attack.defenders) check(defender);
    if (!attack.siege) return;
    check("tokens of the city", attack.siege->tokens, 0, most_tokens + 1);
    check("cubes a hit of the city", attack.siege->cubes_a_hit, 1, 2);
}

}  // namespace byzantium::odds
