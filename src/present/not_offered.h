// SPDX-License-Identifier: MIT
// What the question on the screen does not offer, and why: every greyed thing answers with its rule.
#pragma once

#include "byzantium/header.h"
#include "byzantium/position.h"
#include "byzantium/refusal.h"
#include "present/decision_tree.h"
#include "present/names.h"

#include <string>
#include <vector>

namespace present {

struct NotOffered {
    std::string text;  // the answer that is not there: "Tax", "Damascus"
    byzantium::Refusal why;
};

// Answers like those of the tree's question that no legal decision begins with. In the order of the rulebook and of
// the board; empty if all that can be thought of is offered.
std::vector<NotOffered> not_offered(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                                    const DecisionTree& tree);

}  // namespace present
