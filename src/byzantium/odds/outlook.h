// SPDX-License-Identifier: MIT
// An attack under way: the chance that it takes the city, whatever has to be decided or rolled next.
#pragma once

#include "byzantium/odds/defence.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"

#include <optional>

namespace byzantium::odds {

// What is still to be overcome when the battle under way, if there is one, has been won.
Defending still_defending(const byzantium::Table& table, const byzantium::Position& position);

// The attacking force as it stands now. The position must be in an attack.
Force attacking_force(const byzantium::Position& position);

// The strength of the defender in the battle under way, once it has given up cubes for its hits at its best.
int strength_after_hits(const byzantium::Position& position);

// The chance that the attack under way takes its city, if everybody goes on at their best: cubes are lost in the
// order of `losses_in_order`, defenders choose the defence that is best for them together, and whoever is asked for
// the sea in a retreat answers for his side, everybody but the attacker being on the defenders'. With three or more
// armies still to be fought it is a lower bound, for their order is fixed beforehand. 1 when the city is taken and only
// its control cube is awaited, 0 when the attacker is on its way back. Nothing if no attack is under way. Throws
// OutOfLimits.
std::optional<double> chance_to_capture(const byzantium::Table& table, const byzantium::Position& position);

// The numbers of the attack under way while a defence or dice are awaited: the battle that is fought comes first, then
// those of the defence that is best for the defenders, then the siege. Nothing at any other time. Throws OutOfLimits.
std::optional<DefenceOdds> attack_under_way(const byzantium::Table& table, const byzantium::Position& position);

// chance_to_capture after the cubes of the awaited `losses` have been given up: `left` is what its owner keeps.
std::optional<double> chance_after_losses(const byzantium::Table& table, const byzantium::Position& position,
                                          const Force& left);

}  // namespace byzantium::odds
