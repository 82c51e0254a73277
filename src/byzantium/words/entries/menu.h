// SPDX-License-Identifier: MIT
// A legal decision as a row of short questions and answers, so that nobody is ever shown hundreds of rows: first
// what is done (the rulebook's A to G), then with what or where, then where the cube comes from.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/words/table/names.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

struct Answer {
    std::string text;                // "Damascus"
    std::string note;                // what helps to choose: "3 Byzantine tokens"; may be empty
    std::vector<std::string> words;  // what one may type, in small letters; the first is unlike all other answers'
    std::optional<int> number;       // set if the answer is an amount: then that amount is what one types
};

// Questions whose answers have a place of their own, whatever is possible now.
enum class Asked : std::uint8_t { action, special_action, box, building, army, pool_cubes, anything_else };

struct Step {
    std::string question;
    Answer answer;
    Asked asked = Asked::anything_else;
};

// "the Byzantine army"
std::string army_words(byzantium::Side side);

// The answers that lead to this decision, in order; at least one. Decisions that are legal together and agree
// in their first answers are asked the same question next.
std::vector<Step> steps(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                        const byzantium::Decision& decision);

}  // namespace byzantium::words
