// SPDX-License-Identifier: MIT
#include "odds/forces.h"

namespace odds {

Force force_of(const byzantium::Display& display) { return {display.elite, display.main, display.move, display.guard}; }

Force levy_of(const byzantium::Display& display) { return {0, display.levy, 0, false}; }

Force bulgars(int cubes) { return {0, cubes, 0, false}; }

Siege siege_of(const byzantium::Table& table, const byzantium::Position& position, byzantium::CityId city) {
    const bool capital = table.board.capital == city;
    return {byzantium::siege_strength(table.board, position, city), capital ? 2 : 1};
}

}  // namespace odds
