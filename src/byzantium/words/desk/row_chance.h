// SPDX-License-Identifier: MIT
// The chance that stands beside a row of choices, with its condition.
#pragma once

#include "byzantium/odds/threats.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/names.h"
#include "present/desk/detail.h"

#include <optional>
#include <string>

namespace byzantium::words {

// What is known of a decision before it is taken: an attack that it makes or lets come by sea, a defence or losses
// that it answers with.
// Nothing for all others, and for tables beyond what the odds can hold.
std::optional<present::Detail> detail_of(const Names& names, const byzantium::Table& table,
                                         const byzantium::Position& now, const byzantium::Decision& decision);

// "chance to take the city" beside cubes that are given up, and beside a crossing that the Byzantine fleet lies in the
// way of: these rows do not say what their chance is of. Else empty.
std::string chance_of_what(const byzantium::Position& now, const byzantium::Decision& decision);

// The same of an attack that one action could bring.
present::Detail chance_of(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                          const byzantium::odds::Threat& threat);

}  // namespace byzantium::words
