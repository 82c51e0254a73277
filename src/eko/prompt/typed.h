// SPDX-License-Identifier: MIT
// Players and fields as they are typed.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"

#include <string>

namespace eko::prompt {

// A colour that is seated, which may be shortened as long as it fits one seat only. Throws wording::Failure otherwise.
Color seated_color(const Table& table, const std::string& word);
// A field of the board. Throws wording::Failure otherwise.
FieldId field_of(const Board& board, const std::string& word);

}  // namespace eko::prompt
