// SPDX-License-Identifier: MIT
#include "bench/attacks.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>

namespace bench {
namespace {

using byzantium::odds::Attack;
using byzantium::odds::Force;
using byzantium::odds::Siege;

Attack attack_of(const Force& attacker, std::initializer_list<Force> defenders, const Siege& city) {
    Attack attack{attacker, {}, city};
    for (const Force& defender : defenders) attack.defenders.push_back(defender);
    return attack;
}

std::string name_of(const Force& force) {
    const bool levy = force.elite + force.move == 0 && !force.guard;
    if (levy) return fmt::format("{}m", force.main);
    return fmt::format("{}-{}-{}{}", force.elite, force.main, force.move, force.guard ? "g" : "");
}

NamedAttack named(const Attack& attack, int keep_move) {
    std::string name = name_of(attack.attacker) + " v";
    for (const Force& defender : attack.defenders) name += " " + name_of(defender);
    if (attack.siege) name += fmt::format(" +{}{}", attack.siege->tokens, attack.siege->cubes_a_hit == 2 ? "x2" : "");
    return {name, attack, keep_move};
}

constexpr Force levy(int cubes) { return {0, cubes, 0, false}; }

}  // namespace

std::vector<NamedAttack> ten_attacks() {
    const std::vector<Attack> attacks{
        attack_of({0, 4, 1, false}, {{0, 2, 1, false}}, {1}),
        attack_of({1, 4, 1, true}, {{1, 4, 1, false}}, {2}),
        attack_of({1, 6, 2, false}, {{1, 6, 1, false}}, {4}),
        attack_of({0, 9, 3, false}, {{1, 6, 1, false}}, {4}),
        attack_of({0, 10, 0, false}, {levy(3)}, {5, 2}),
        attack_of({1, 6, 2, false}, {{1, 6, 1, false}, levy(3)}, {4}),
        attack_of({2, 7, 3, false}, {{1, 5, 1, false}, {1, 4, 2, false}}, {4}),
        attack_of({2, 9, 4, false}, {{1, 6, 2, false}, {2, 4, 1, false}, levy(3)}, {5}),
        attack_of({2, 13, 5, false}, {{1, 5, 1, true}, {1, 5, 1, false}, {1, 3, 0, false}}, {5, 2}),
        attack_of({5, 12, 8, true}, {{2, 8, 2, true}, {2, 8, 2, false}, {2, 9, 2, false}}, {4})};
    std::vector<NamedAttack> list;
    for (const Attack& attack : attacks) list.push_back(named(attack, 0));
    return list;
}

std::vector<NamedAttack> three_choices() {
    return {named(attack_of({2, 7, 3, false}, {{1, 5, 1, false}, {1, 4, 2, false}}, {4}), 1),
            named(attack_of({2, 9, 5, false}, {{1, 6, 2, false}, {2, 4, 1, false}, levy(3)}, {5}), 1),
            named(attack_of({3, 12, 4, true}, {{2, 7, 2, true}, {2, 6, 2, false}, {2, 5, 2, false}}, {5, 2}), 1)};
}

NamedAttack attack_with(int dice) {
    const int battles = dice <= 110 ? 1 : dice <= 220 ? 2 : 3;
    const int a_side = (dice - std::min(dice / 4, 50)) / (2 * battles);
    Attack attack{{a_side, 0, 0, false}, {}, Siege{dice - 2 * battles * a_side, 1}};
    for (int i = 0; i < battles; ++i) attack.defenders.push_back({a_side, 0, 0, false});
    return named(attack, 0);
}

}  // namespace bench
