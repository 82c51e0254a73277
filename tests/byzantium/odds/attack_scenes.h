// SPDX-License-Identifier: MIT
// Attacks arranged on the standard board, for the walk, and the same attacks as the odds are asked for them.
#pragma once

#include "byzantium/odds/force.h"
#include "byzantium/odds/game_walk.h"
#include "byzantium/odds/random_attacks.h"
#include "support/scene.h"

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

namespace odds_test {

// Who attacks what. Red attacks always; blue, green and yellow defend.
enum class Ground : std::uint8_t {
    byzantine_city,        // Arabs from Tabuk at Jerusalem
    persian_city,          // Arabs from Mecca at Hira, whose printed strength is 3
    constantinople,        // Arabs from Nicaea
    civil_war,             // a Byzantine army that stands in Damascus
    civil_war_after_move,  // and one that comes there from Antioch
    bulgars_attack,        // at Thessalonica
    bulgar_city            // a Byzantine army from Athens at a Thessalonica of the Bulgars
};

struct FightScene {
    std::string name;
    Ground ground = Ground::byzantine_city;
    byzantium::odds::Force attacker{};  // when the first dice are rolled; the Bulgars are Main cubes, 2 to 11
    std::vector<byzantium::odds::Force> armies{};  // that stand, in the order they are fought
    int levy = 0;                                  // of blue, who controls the city, or is Emperor
    int tokens = 3;                                // of the city, 1 to 3, where the ground does not say
    bool fortified = false;                        // by blue
    int bulgars = 0;                               // in their box, if their city is attacked
    int keep_move = 0;
    std::vector<byzantium::Color> colors{byzantium::Color::blue, byzantium::Color::green, byzantium::Color::yellow};
};
std::ostream& operator<<(std::ostream&, const FightScene&);

// The attack is under way: its first defence, levy or roll is awaited.
support::Scene arranged(const FightScene& fight);
byzantium::odds::Attack attack_of(const FightScene& fight);
WalkOptions walk_options(const FightScene& fight, Falls falls);

// A small one on any ground.
FightScene draw_fight(RandomAttacks& draw);

}  // namespace odds_test
