// SPDX-License-Identifier: MIT
// An act of the journal in a few sentences, with what came of it.
#pragma once

#include "eko/rules/header.h"
#include "eko/text/session.h"
#include "eko/words/names.h"
#include "present/table/teller.h"

#include <string>
#include <vector>

namespace eko::words {

using MadeEntry = present::MadeEntry<eko::text::Game>;

// "Anna attacks Boris on C3 from C2. Boris: 2 discs from C3 to the reserve, beaten. Anna has 5 points now." At least
// one entry: a decision and what it led to, or an entry of the table.
std::string act_headline(const Names& names, const Table& table, const std::vector<MadeEntry>& act);

}  // namespace eko::words
