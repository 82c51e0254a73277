// SPDX-License-Identifier: MIT
// What can be decided, with the chance of whoever decides after it.
#pragma once

#include "byzantium/counsel/chances.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"

#include <vector>

namespace byzantium::counsel {

struct Choice {
    Decision decision;
    int value;  // chance to win of the player who decides, in parts of a million
    int error;  // its standard error, likewise; 0 for the evaluation alone
    bool operator==(const Choice&) const = default;
};

// The best first, among equals in the order of `legal`. Of decisions that come to the same one stands for all: taxes
// by the splits that can matter, cubes to give up by the proven order (byzantium/odds/README.md). The first cube of an
// increase has the value of the whole increase that seems best with it. Empty when a roll or the end is awaited.
std::vector<Choice> ranked(const Weights& weights, const Table& table, const Position& position);

// The decisions that `ranked` weighs, in the order of `legal`.
std::vector<Decision> worth_weighing(const Table& table, const Position& position);

}  // namespace byzantium::counsel
