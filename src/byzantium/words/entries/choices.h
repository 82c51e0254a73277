// SPDX-License-Identifier: MIT
// A legal decision as a player would say it, with what it costs and brings, and the rule it comes from.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/table/names.h"

#include <string>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

// An amount in words, and in a few letters for a table.
struct Amount {
    std::string words;  // "3 bezants (Byzantine)"; empty if it is nothing
    std::string brief;  // "3 bezants (Byz.)"
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

// Both for a row, with units and sides: "6 bezants, +2 VP (Byz.)"; of giving up cubes the VP that go, too. Empty if it
// costs and brings nothing.
std::string price(const byzantium::Table& table, const byzantium::Position& now, const byzantium::Decision& decision);

// A price of Move cubes beside a city of the map, where the other cities are near: "2 Move", with the word over their
// column. Empty if nothing of the kind is paid.
std::string price_on_map(const byzantium::Table& table, const byzantium::Position& now,
                         const byzantium::Decision& decision);

// What the player has paid from one position to a later one: "6 bezants (Byz.)"; empty if nothing.
std::string paid_between(const byzantium::Position& before, const byzantium::Position& after, byzantium::Color player);

}  // namespace byzantium::words
