// SPDX-License-Identifier: MIT
// An act of the journal in a sentence or two, with what came of it.
#pragma once

#include "byzantium/text/session.h"
#include "byzantium/words/table/names.h"
#include "present/table/teller.h"

#include <string>
#include <vector>

namespace byzantium::words {

using MadeEntry = present::MadeEntry<byzantium::text::Game>;

// "Anna sends the Bulgars against Athens. Athens falls to the Bulgars: +1 VP (Arab)." At least one entry: a decision
// and what it led to, or an entry of the table. Prices and VP are those of the act; what the
// turn's end brings is left to its account.
std::string act_headline(const Names& names, const std::vector<MadeEntry>& act);

}  // namespace byzantium::words
