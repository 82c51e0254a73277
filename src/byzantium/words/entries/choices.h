// SPDX-License-Identifier: MIT
// A legal decision as a player would say it, with what it costs and brings, and the rule it comes from.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/names.h"

#include <string>

namespace byzantium::words {

// An amount in words, and in a few letters for a table.
struct Amount {
    std::string words;  // "3 bezants (Byzantine)"; empty if it is nothing
    std::string brief;  // "3 Byz."
};

struct Choice {
    std::string sentence;  // "Take control of Damascus with a cube from the Casualty Pool."
    Amount cost;           // bezants, Move cubes
    Amount gain;           // VP that it brings by itself
    byzantium::RuleId rule;
};

// The decision must be legal in the position.
Choice choice(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
              const byzantium::Decision& decision);

// The rule under which such a decision is made here.
byzantium::RuleId rule_of(const byzantium::Position& now, const byzantium::Decision& decision);

// What a legal decision costs its player at once, and the VP it brings at once. An attack's dice are not foreseen.
Amount cost(const byzantium::Table& table, const byzantium::Position& now, const byzantium::Decision& decision);
Amount gain(const byzantium::Table& table, const byzantium::Position& now, const byzantium::Decision& decision);

}  // namespace byzantium::words
