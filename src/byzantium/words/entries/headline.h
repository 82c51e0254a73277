// SPDX-License-Identifier: MIT
// An entry of the journal in one sentence.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/names.h"

#include <string>

namespace byzantium::words {

// "Anna takes control of Damascus." `before` is the position it was entered in.
std::string headline(const Names& names, const byzantium::Position& before, const byzantium::Entry& entry);

// The same for a decision alone.
std::string headline(const Names& names, byzantium::Color player, const byzantium::Decision& decision);

// A quantity that the table has set: "Anna's Arab treasury holds 7 bezants".
std::string setting(const Names& names, const byzantium::Setting& set);

}  // namespace byzantium::words
