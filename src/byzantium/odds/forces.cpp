// SPDX-License-Identifier: MIT
#include "byzantium/odds/forces.h"

namespace byzantium::odds {

Siege siege_of(const byzantium::Table& table, const byzantium::Position& position, byzantium::CityId city) {
    const bool capital = table.board.capital == city;
    return {byzantium::siege_strength(table.board, position, city), capital ? 2 : 1};
}

}  // namespace byzantium::odds
