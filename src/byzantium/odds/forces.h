// SPDX-License-Identifier: MIT
// What stands on the table, as numbers for the odds.
#pragma once

#include "byzantium/odds/force.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"

namespace byzantium::odds {

constexpr Force force_of(const byzantium::Display& display) {
    return {display.elite, display.main, display.move, display.guard};
}
constexpr Force levy_of(const byzantium::Display& display) { return {0, display.levy, 0, false}; }
constexpr Force bulgars(int cubes) { return {0, cubes, 0, false}; }
// A city as it rolls and resists (BYZ-45).
Siege siege_of(const byzantium::Table& table, const byzantium::Position& position, byzantium::CityId city);

}  // namespace byzantium::odds
