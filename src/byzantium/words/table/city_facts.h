// SPDX-License-Identifier: MIT
// What there is to say about a city to somebody who points at it.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/table/names.h"

#include <string>
#include <vector>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

// Whose it is and how strong, who controls it and what that brings, which armies stand there, where one can go.
std::vector<std::string> city_facts(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                                    byzantium::CityId city);

// How to correct the city where a click on it answers a question.
std::string city_correction_tip();

}  // namespace byzantium::words
