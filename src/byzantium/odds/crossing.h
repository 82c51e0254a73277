// SPDX-License-Identifier: MIT
// A link by sea that waits for the Byzantine fleet (BYZ-18, 19), where an attack follows at its other end.
#pragma once

#include "byzantium/odds/force.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"

#include <optional>

namespace byzantium::odds {

// The city that the army on its link will attack; none if nobody is on a link that waits, or it leads to no attack.
std::optional<byzantium::CityId> city_across(const byzantium::Position& position);

// That the army takes that city if this much of it arrives and the defenders do their best. There must be such a city.
// Throws OutOfLimits.
double chance_on_arrival(const byzantium::Table& table, const byzantium::Position& position, const Force& arriving);

// That the army takes that city: before the fleet's dice, or before it gives up cubes for their hits in the order of
// `losses_in_order`. Nothing at any other time, and where no attack follows. Throws OutOfLimits.
std::optional<double> chance_across(const byzantium::Table& table, const byzantium::Position& position);

// The same if the holder answers with Impose or Allow, or the mover with Proceed, when that is awaited: an army that is
// imposed on sails on, and 0 if it cannot pay for that. Nothing for other decisions. Throws OutOfLimits.
std::optional<double> chance_across(const byzantium::Table& table, const byzantium::Position& position,
                                    const byzantium::Decision& answer);

}  // namespace byzantium::odds
