// SPDX-License-Identifier: MIT
// What a position asks, as a tree of short questions that is made while it is walked through: each row leads to an
// entry, or to the next question. Every legal decision is at the end of some way, and no other.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"
#include "eko/rules/refusal.h"
#include "eko/words/names.h"
#include "present/desk/page.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace eko::words {

// An answer that would be refused, and why.
struct NotOffered {
    std::string text;
    std::string place;  // that it is about; may be empty
    Refusal why;
};

struct Question;
using NextQuestion = std::function<Question()>;
using Leads = std::variant<Entry, NextQuestion>;

struct Choice {
    present::Row row;
    Leads leads;
};

struct Question {
    std::string heading;
    std::vector<Choice> choices;
    std::string about;  // the place that was chosen to come here; may be empty
    std::function<std::vector<NotOffered>()> left_out = [] { return std::vector<NotOffered>{}; };
    // The choice that is selected at first. Of a few that take something away, the one that takes least: Enter pressed
    // once too often then loses nothing.
    std::size_t first = 0;
};

// A position that is asked about, with everything that is legal in it. Names and table must outlive it.
struct Asking {
    const Names& names;
    const Table& table;
    Position now;
    std::vector<Decision> legal;
    Color player;  // who is asked
};
// Shared by the questions of one tree.
using Asked = std::shared_ptr<const Asking>;

// What a Sand or Moon temple costs, on its rows (EKO-74, EKO-75).
std::string price_of_a_temple();

// Somebody must be asked something, and something must be legal.
Question first_question(const Asked& asked);

// --- What the files of the questions use of each other.

// The letter of the stack of that number; numbers where there are more than letters. S and W act otherwise.
std::string stack_key(std::size_t number);
// A row chosen by its number among those of the question that have one.
std::string number_key(std::size_t number);
// The rule under which the row's entry would be made.
std::string rule_of(const Asking& asked, const Entry& entry);

// The question itself; and it, or what its only row leads to.
Leads asks(Question question);
Leads asks_if_needed(Question question);

Question action_question(const Asked& asked);
Question reinforce_question(const Asked& asked);
// One disc after the other onto one of several stacks (EKO-66).
Question share_question(const Asked& asked, const Share& so_far);
// Whether some sharing-out is legal.
bool can_share(const Asking& asked);

// With all decisions of `legal` that are of that kind.
template <class Kind>
std::vector<Kind> all_of(const std::vector<Decision>& legal) {
    std::vector<Kind> all;
    for (const Decision& decision : legal)
        if (const auto* one = std::get_if<Kind>(&decision)) all.push_back(*one);
    return all;
}

}  // namespace eko::words
