// SPDX-License-Identifier: MIT
// Parts of an answer about an attack as JSON: for the writers of this module only.
#pragma once

#include "byzantium/odds/defence.h"
#include "byzantium/odds/force.h"
#include "byzantium/odds/plan.h"
#include "byzantium/rules/board.h"
#include "byzantium/rules/position.h"

#include <string>

namespace byzantium::text {

std::string force_json(const byzantium::odds::Force& force);  // {"elite":1,"main":6,"move":2,"guard":false}
std::string expected_json(const byzantium::odds::ExpectedLosses& expected);  // as in the answers of `odds`
std::string cities_json(const byzantium::Board& board, byzantium::CitySet cities);

// {"kind":"army","player":"red","side":"arab","placed":CITY or null,"links":[{"to":CITY,"kind":"road","cost":1,
// "dice":0},...],"civil_war":CUBE or null,"fleet":"allowed" or "imposed", null where none can be}: `cost` in Move
// cubes, `dice` those of the imposed fleet.
// {"kind":"bulgars","player":"red","cube":CUBE}
std::string advance_json(const byzantium::Board& board, const byzantium::odds::Advance& advance);

// "standing":[ARMY,...],"retreating":[ARMY,...],"by_leave":[ARMY,...],"given_up":[ARMY,...],"levy":ARMY or null:
// members for an object, standing armies in the order fought; of those retreating, `by_leave` those that do only if the
// attacker opens the sea, `given_up` those that are destroyed by it (BYZ-35).
void put_defence(std::string& out, const byzantium::odds::Defence& defence);

}  // namespace byzantium::text
