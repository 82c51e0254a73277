// SPDX-License-Identifier: MIT
// What stands beside a row of choices as its price, and what it gives up.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/desk/decision_tree.h"
#include "byzantium/words/table/names.h"

#include <string>

namespace byzantium::words {

// "3 bezants (Byz.), +2 VP"; of decisions that cost the same or at least so much, that. Empty where nothing is paid.
std::string price_of(const byzantium::Table& table, const byzantium::Position& now, const Branch& branch);

// "The Byzantine army of Anna is destroyed": an action takes its last active cube (BYZ-8). Empty if the row leads on,
// or costs no army of whoever is asked.
std::string army_lost(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                      const Branch& branch);

// The VP of cubes that a decision gives up (BYZ-59), each is one; 0 of all others.
int vp_given_up(const byzantium::Decision& decision);
// Of the decision behind a row that gives up least: VP, and Elite cubes that a garrison takes (BYZ-54).
int given_up(const Branch& branch);

}  // namespace byzantium::words
