// SPDX-License-Identifier: MIT
// What the question on the screen does not offer, and why: every greyed thing answers with its rule.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/words/desk/decision_tree.h"
#include "byzantium/words/table/names.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

struct NotOffered {
    std::string text;  // the answer that is not there: "Tax", "Damascus", "Move and attack: the Arab army"
    byzantium::Refusal why;
    std::optional<byzantium::CityId> city{};  // the answer names
};

// Answers like those of the tree's question that no legal decision begins with. In the order of the rulebook and of
// the board; empty if all that can be thought of is offered. Many decisions give one answer: its reason is that of the
// decision which came nearest to being allowed, so of the army that moves and not of the one that stands still. Where
// each army has a reason of its own, each is listed.
std::vector<NotOffered> not_offered(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                                    const DecisionTree& tree);

// An answer to the tree's question that no legal decision gives, and the reason of the one that came nearest.
struct MissingAnswer {
    Answer answer;
    byzantium::Refusal why;
};
// The one that such decisions would give; nothing if none of them answers this question.
std::optional<MissingAnswer> missing_answer(const Names& names, const byzantium::Table& table,
                                            const byzantium::Position& now, const DecisionTree& tree,
                                            const std::function<bool(const byzantium::Decision&)>& gives_it);

// The reason of that city among them; nothing if no answer names it.
std::optional<byzantium::Refusal> why_not(const std::vector<NotOffered>& list, byzantium::CityId city);

}  // namespace byzantium::words
