// SPDX-License-Identifier: MIT
// What stands on the table, as numbers for the odds.
#pragma once

#include "byzantium/header.h"
#include "byzantium/position.h"
#include "odds/force.h"

namespace odds {

Force force_of(const byzantium::Display& display);
Force levy_of(const byzantium::Display& display);
Force bulgars(int cubes);
// A city as it rolls and resists (BYZ-45).
Siege siege_of(const byzantium::Table& table, const byzantium::Position& position, byzantium::CityId city);

}  // namespace odds
