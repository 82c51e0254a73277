// SPDX-License-Identifier: MIT
// What the turn's end would lack, in a few words that can always stand in sight.
#pragma once

#include "byzantium/header.h"
#include "byzantium/position.h"
#include "present/names.h"

#include <string>

namespace present {

// "If the turn ended now, Anna would be 3 bezants short on the Byzantine side." Of whoever is asked, else of whose
// action it is; empty if nothing would be missing, or no turn's end is to come.
std::string shortfall_now(const Names& names, const byzantium::Table& table, const byzantium::Position& now);

}  // namespace present
