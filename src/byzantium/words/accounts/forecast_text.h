// SPDX-License-Identifier: MIT
// Income and maintenance if the turn ended now, as text.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/words/table/names.h"

#include <string>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

// Player by player and side by side, each city and each box itemised; a shortfall with the VP it would cost.
std::string forecast_text(const Names& names, const byzantium::Table& table, const byzantium::Position& now);

}  // namespace byzantium::words
