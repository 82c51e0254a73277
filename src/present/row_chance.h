// SPDX-License-Identifier: MIT
// The chance that stands beside a row of choices, with its condition.
#pragma once

#include "byzantium/odds/threats.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "present/names.h"

#include <optional>
#include <string>
#include <vector>

namespace present {

// A bar of a distribution: how likely so much is.
struct Bar {
    std::string label;
    double p;
};
// Without those that are too rare to be seen.
std::vector<Bar> bars_to_be_seen(std::vector<Bar> bars);

struct RowChance {
    double p;
    std::string brief;       // "99.6 %"
    std::string sentence;    // the same with its condition
    std::string bars_title;  // what the bars show; empty if there are none
    std::vector<Bar> bars;
};

// What is known of a decision before it is taken: an attack that it makes, a defence or losses that it answers with.
// Nothing for all others, and for tables beyond what the odds can hold.
std::optional<RowChance> row_chance(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                                    const byzantium::Decision& decision);

// The same of an attack that one action could bring.
RowChance chance_of(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                    const byzantium::odds::Threat& threat);

}  // namespace present
