// SPDX-License-Identifier: MIT
// Fields as rows and boards name them to each other, and what they are called.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "eko/rules/layout.h"
#include "eko/rules/position.h"
#include "eko/words/names.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace eko::words {

// "field:3,-1"
std::string place_of(const Board& board, FieldId field);
// The field of such a place; nothing if it is none of this board.
std::optional<FieldId> field_at(const Board& board, std::string_view place);

// The fields whose names are in these texts, each once.
std::vector<FieldId> fields_named_in(const Board& board, const std::vector<std::string>& texts);

// "movement field", "mountain"
std::string word(FieldKind kind);
// "pyramid", "lighthouse"
std::string word(GroupKind kind);
// "has 3 discs with the emperor"
std::string stack_size(const Stack& stack);
// What stands on a field, or its kind if nothing does: "3 discs of Anna", "tower of Boris on a ravine".
std::string standing_on(const Names& names, const Board& board, const Position& now, FieldId field);

}  // namespace eko::words
