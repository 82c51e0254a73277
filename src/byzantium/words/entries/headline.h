// SPDX-License-Identifier: MIT
// An entry of the journal in one sentence.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/table/names.h"

#include <string>
#include <vector>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

// "Anna takes control of Damascus." `before` is the position it was entered in.
std::string headline(const Names& names, const byzantium::Position& before, const byzantium::Entry& entry);

// The same for a decision alone.
std::string headline(const Names& names, byzantium::Color player, const byzantium::Decision& decision);

// Cubes placed one after the other, box by box: "2 cubes to the Byzantine Main box and 1 cube to the Arab Move box".
std::string cubes_to_boxes(const std::vector<byzantium::Increase>& placed);

// A quantity that the table has set: "Anna's Arab treasury holds 7 bezants".
std::string setting(const Names& names, const byzantium::Setting& set);

}  // namespace byzantium::words
